import type { Endpoint } from 'payload'

import { slugs } from '@/slugs'

const headers = { 'Content-Type': 'text/vtt; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }

/** The captions of a video as a file, for its `track`. Public, as the video is; 404 for what has none. */
export const captionsEndpoint: Endpoint = {
  path: '/captions/:id',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.id)
    const found = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
    const { docs } = await req.payload.find({
      collection: slugs.media,
      where: { id: { equals: found ? id : 0 } },
      select: { captions: true },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const [video] = docs
    // A file without lines for a video without a voice.
    if (video) return new Response(video.captions || 'WEBVTT\n', { headers })
    return Response.json({ errors: [{ message: 'There are no such captions.' }] }, { status: 404 })
  },
}
