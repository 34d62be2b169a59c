import { defineRoom } from '@/shared/cms/defineRoom'

import { healthEndpoints } from './endpoints'

export const healthRoom = defineRoom({ endpoints: healthEndpoints })
