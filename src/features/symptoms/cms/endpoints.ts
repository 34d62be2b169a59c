import { ownRecordEndpoints } from '@/vault'

import { appointments, days, hotFlashes, medicines } from '../records/ownRecords'

export const symptomEndpoints = [
  ...ownRecordEndpoints(hotFlashes),
  ...ownRecordEndpoints(days),
  ...ownRecordEndpoints(medicines),
  ...ownRecordEndpoints(appointments),
]
