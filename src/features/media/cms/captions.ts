import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import { slugs } from '@/slugs'

import { readCaptions } from '../contract'

const headers = { 'Content-Type': 'text/vtt; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }

/** The captions of a video as a file, for its `track`. Public, as the video is. */
export const captionsEndpoint = defineEndpoint({
  contract: readCaptions,
  access: 'anyone',
  limit: 'none',
  handler: async ({ req, params }) => {
    const { docs } = await req.payload.find({
      collection: slugs.media,
      where: { id: { equals: params.id } },
      select: { captions: true },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const [video] = docs
    if (!video) throw new HttpError(404, 'There are no such captions.')
    // A file without lines for a video without a voice.
    return new Response(video.captions || 'WEBVTT\n', { headers })
  },
})
