import type { Plugin } from 'payload'

import { defineRoom } from '@/shared/cms/defineRoom'

import { mediaEndpoints } from './endpoints'
import { media } from './media'
import { assertMediaIsFound } from './mediaUses'

const room = defineRoom({ collections: [media], endpoints: mediaEndpoints })

export const mediaRoom: Plugin = async (config) => assertMediaIsFound(await room(config))
