import { defineRoom } from '@/shared/cms/defineRoom'

import { mediaEndpoints } from './endpoints'
import { media } from './media'

export const mediaRoom = defineRoom({ collections: [media], endpoints: mediaEndpoints })
