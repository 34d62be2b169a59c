import { ownRecordEndpoints } from '@/vault'

import { healthAssessments, lipedemaAssessments } from '../records/ownRecords'

export const assessmentEndpoints = [
  ...ownRecordEndpoints(healthAssessments),
  ...ownRecordEndpoints(lipedemaAssessments),
]
