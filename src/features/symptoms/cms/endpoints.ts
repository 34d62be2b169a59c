import type { z } from 'zod'

import type { Contract } from '@/shared/lib/contract'
import type { RecordKind, recordParams, removedRecord } from '@/shared/lib/recordKind'
import {
  createRecordEndpoint,
  deleteRecordEndpoint,
  listRecordsEndpoint,
  putRecordEndpoint,
  updateRecordEndpoint,
  type Entry,
} from '@/vault'

import {
  appointmentCalls,
  appointmentRecords,
  dayRecords,
  deleteDay,
  deleteSymptom,
  hotFlashRecords,
  keepDay,
  listDays,
  listSymptoms,
  logSymptom,
  medicineCalls,
  medicineRecords,
  updateSymptom,
  type StoredDay,
  type StoredHotFlash,
} from '../contract'

type HotFlash = Omit<StoredHotFlash, 'id'>

/** Sorts by a day, the latest first; what was written first stands first within a day. */
function latestFirst<Stored extends object>(entries: Entry<Omit<Stored, 'id'>>[], dayOf: (record: Stored) => string) {
  return entries
    .map(({ id, record }) => ({ id, ...record }) as Stored & { id: string })
    .sort((one, other) => dayOf(other).localeCompare(dayOf(one)))
}

type ListContracts<Body extends z.ZodType, Stored extends z.ZodType> = {
  add: Contract<Body, Stored>
  list: Contract<z.ZodType, z.ZodArray<Stored>>
  update: Contract<Body, Stored, typeof recordParams>
  remove: Contract<z.ZodType, typeof removedRecord, typeof recordParams>
}

/** The endpoints of a list of the visitor's own. @param dayOf what it is sorted by */
function ownList<Body extends z.ZodType<object>, Stored extends z.ZodType<{ id: string }>>(
  { add, list, update, remove }: ListContracts<Body, Stored>,
  kind: RecordKind,
  dayOf: (stored: z.output<Stored>) => string,
) {
  const shape = {
    kind,
    toRecord: (thing: z.output<Body>) => thing,
    toResponse: (id: string, thing: z.output<Body>) => ({ id, ...thing }) as unknown as z.input<Stored>,
  }
  return [
    createRecordEndpoint({ contract: add, ...shape }),
    listRecordsEndpoint({
      contract: list,
      kind,
      toResponse: (entries: Entry<Omit<z.output<Stored>, 'id'>>[]) =>
        latestFirst<z.output<Stored>>(entries, dayOf) as unknown as z.input<Stored>[],
    }),
    updateRecordEndpoint({ contract: update, ...shape }),
    deleteRecordEndpoint({ contract: remove, kind }),
  ]
}

export const symptomEndpoints = [
  createRecordEndpoint({
    contract: logSymptom,
    kind: hotFlashRecords,
    idempotent: true,
    toRecord: (hotFlash) => hotFlash,
    toResponse: (id, record) => ({ id, ...record }),
  }),
  listRecordsEndpoint({
    contract: listSymptoms,
    kind: hotFlashRecords,
    toResponse: (entries: Entry<HotFlash>[]) =>
      entries
        .map(({ id, record }) => ({ id, ...record }))
        // Sorted by occurrence, not by creation: an entry may be back-dated.
        .sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp)),
  }),
  updateRecordEndpoint({
    contract: updateSymptom,
    kind: hotFlashRecords,
    toRecord: (hotFlash) => hotFlash,
    toResponse: (id, record) => ({ id, ...record }),
  }),
  deleteRecordEndpoint({ contract: deleteSymptom, kind: hotFlashRecords }),
  putRecordEndpoint({
    contract: keepDay,
    kind: dayRecords,
    keyOf: ({ day }) => day,
    toResponse: (id, day) => ({ id, ...day }),
  }),
  listRecordsEndpoint({
    contract: listDays,
    kind: dayRecords,
    toResponse: (entries: Entry<Omit<StoredDay, 'id'>>[]) => latestFirst<StoredDay>(entries, ({ day }) => day),
  }),
  deleteRecordEndpoint({ contract: deleteDay, kind: dayRecords }),
  ...ownList(medicineCalls, medicineRecords, ({ from }) => from),
  ...ownList(appointmentCalls, appointmentRecords, ({ day }) => day),
]
