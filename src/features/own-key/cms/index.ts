import { defineRoom } from '@/shared/cms/defineRoom'

import { ownKeyEndpoints } from './endpoints'

export const ownKeyRoom = defineRoom({ endpoints: ownKeyEndpoints })
