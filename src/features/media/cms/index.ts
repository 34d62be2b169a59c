import { defineRoom } from '@/shared/cms/defineRoom'

import { media } from './media'

export const mediaRoom = defineRoom({ collections: [media] })
