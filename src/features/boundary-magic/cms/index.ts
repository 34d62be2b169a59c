import { defineRoom } from '@/shared/cms/defineRoom'

import { shieldEndpoints } from './endpoints'

export const boundaryMagicRoom = defineRoom({ endpoints: shieldEndpoints })
