import { defineRoom } from '@/shared/cms/defineRoom'

import { assessmentTexts } from './assessmentTexts'
import { assessmentEndpoints } from './endpoints'
import { seedAssessments } from './seed'

export const assessmentsRoom = defineRoom({
  globals: [assessmentTexts],
  endpoints: assessmentEndpoints,
  seed: { run: seedAssessments },
})
