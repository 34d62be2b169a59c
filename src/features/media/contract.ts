import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

const mediaId = z.coerce.number().int().positive().max(2_147_483_647)

/** Where a picture or video is shown, published or in the newest draft. */
const mediaUse = z.object({
  title: z.string(),
  /** The form in the panel. */
  href: z.string(),
})

export const readCaptions = defineContract({
  method: 'get',
  path: '/media/captions/:id',
  summary: 'The captions of a video as WebVTT',
  params: z.object({ id: mediaId }),
  status: 200,
  response: z.string(),
  errors: [400, 404, 503],
})

export const listMediaUses = defineContract({
  method: 'get',
  path: '/media-uses/:id',
  summary: 'Editors only: where a picture or video is shown, published or in a draft',
  params: z.object({ id: mediaId }),
  status: 200,
  response: z.object({ uses: z.array(mediaUse) }),
  errors: [400, 401, 429, 503],
})

export const listUnusedMedia = defineContract({
  method: 'get',
  path: '/media-unused',
  summary: 'Editors only: the ids of pictures and videos that nothing shows, published or in a draft',
  status: 200,
  response: z.object({ ids: z.array(z.number().int()) }),
  errors: [401, 429, 503],
})
