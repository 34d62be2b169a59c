import { defineRoom } from '@/shared/cms/defineRoom'

import { healthAssessmentRecords, lipedemaAssessmentRecords } from '../contract'
import { assessmentTexts, seedAssessments } from './assessmentTexts'
import { assessmentEndpoints } from './endpoints'

export const assessmentsRoom = defineRoom({
  globals: [assessmentTexts],
  endpoints: assessmentEndpoints,
  recordKinds: [healthAssessmentRecords, lipedemaAssessmentRecords],
  seed: { run: seedAssessments },
})
