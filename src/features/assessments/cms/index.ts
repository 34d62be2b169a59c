import { defineRoom } from '@/shared/cms/defineRoom'

import { healthAssessmentRecords, lipedemaAssessmentRecords } from '../contract'
import { assessmentTexts } from './assessmentTexts'
import { assessmentEndpoints } from './endpoints'
import { seedAssessments } from './seed'

export const assessmentsRoom = defineRoom({
  globals: [assessmentTexts],
  endpoints: assessmentEndpoints,
  recordKinds: [healthAssessmentRecords, lipedemaAssessmentRecords],
  seed: { run: seedAssessments },
})
