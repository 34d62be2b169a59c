import { ownRecordEndpoints } from '@/vault'

import { healthAssessments, lipedemaAssessments } from '../domain/ownRecords'

export const assessmentEndpoints = [
  ...ownRecordEndpoints(healthAssessments),
  ...ownRecordEndpoints(lipedemaAssessments),
]
