import { defineRoom } from '@/shared/cms/defineRoom'
import { sealable } from '@/shared/lib/ownRecords'

import { healthAssessments, lipedemaAssessments } from '../records/ownRecords'
import { assessmentTexts } from './assessmentTexts'
import { assessmentEndpoints } from './endpoints'

export const assessmentsRoom = defineRoom({
  globals: [assessmentTexts],
  endpoints: assessmentEndpoints,
  ownRecords: [sealable(healthAssessments), sealable(lipedemaAssessments)],
})
