import { defineRoom } from '@/shared/cms/defineRoom'

import { shieldRecords } from '../contract'
import { shieldEndpoints } from './endpoints'

export const boundaryMagicRoom = defineRoom({ endpoints: shieldEndpoints, recordKinds: [shieldRecords] })
