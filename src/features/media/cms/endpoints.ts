import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { listMediaUses, listUnusedMedia } from '../contract'
import { findMediaUses, findUnusedMedia } from './mediaUses'

export const mediaEndpoints = [
  defineEndpoint({
    contract: listMediaUses,
    access: 'signed-in',
    limit: 'read',
    handler: async ({ req, params }) => {
      const uses = await findMediaUses(req, params.id)
      return { uses: uses.map(({ title, href }) => ({ title, href })) }
    },
  }),
  defineEndpoint({
    contract: listUnusedMedia,
    access: 'signed-in',
    limit: 'read',
    handler: async ({ req }) => ({ ids: await findUnusedMedia(req) }),
  }),
]
