import { ownRecordEndpoints } from '@/vault'

import { shields } from '../records/ownRecords'

export const shieldEndpoints = ownRecordEndpoints(shields)
