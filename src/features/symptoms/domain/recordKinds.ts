import type { RecordKind } from '@/shared/lib/recordKind'

/* Apart from the calls: what only names a kind of record brings no checks of calls along. */

export const hotFlashRecords: RecordKind = {
  name: 'symptom',
  exportKey: 'symptoms',
  label: { one: 'hot flash', many: 'hot flashes' },
}

export const dayRecords: RecordKind = {
  name: 'day',
  exportKey: 'days',
  label: { one: 'day', many: 'days' },
}

export const medicineRecords: RecordKind = {
  name: 'medicine',
  exportKey: 'medicines',
  label: { one: 'medicine', many: 'medicines' },
}

export const appointmentRecords: RecordKind = {
  name: 'appointment',
  exportKey: 'appointments',
  label: { one: 'appointment', many: 'appointments' },
}
