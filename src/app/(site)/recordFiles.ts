import { healthAssessmentFormat, lipedemaAssessmentFormat } from '@/features/assessments/records/recordFormats'
import { bingoFormat } from '@/features/bingo/records/recordFormat'
import { shieldFormat } from '@/features/boundary-magic/records/recordFormat'
import { appointmentFormat, dayFormat, hotFlashFormat, medicineFormat } from '@/features/symptoms/records/recordFormats'
import { createSaveRecords } from '@/shared/browser/recordFiles/saveRecordFile'

/** How every kind of record that visitors keep here is told in files. */
export const recordFormats = [
  hotFlashFormat,
  dayFormat,
  medicineFormat,
  appointmentFormat,
  healthAssessmentFormat,
  lipedemaAssessmentFormat,
  shieldFormat,
  bingoFormat,
]

/** Makes those files. Loaded when one is asked for. */
export const saveRecords = createSaveRecords(recordFormats)
