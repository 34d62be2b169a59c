import type { RecordKind } from '@/shared/lib/recordKind'

/* Apart from the calls: what only names a kind of record brings no checks of calls along. */

export const healthAssessmentRecords: RecordKind = {
  name: 'health-assessment',
  exportKey: 'assessments',
  paddedTo: 4096,
  label: { one: 'health assessment', many: 'health assessments' },
}

export const lipedemaAssessmentRecords: RecordKind = {
  name: 'lipedema-assessment',
  exportKey: 'lipedema',
  label: { one: 'lipedema assessment', many: 'lipedema assessments' },
}
