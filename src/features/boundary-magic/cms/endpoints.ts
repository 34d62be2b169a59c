import { ownRecordEndpoints } from '@/vault'

import { shields } from '../domain/ownRecords'

export const shieldEndpoints = ownRecordEndpoints(shields)
