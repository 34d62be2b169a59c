import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { sampleInfluencers } from '../content/influencers'

/** Adds the samples when nobody is there. */
export async function seedInfluencers(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const { totalDocs } = await req.payload.count({ collection: slugs.influencers, req })
  if (totalDocs > 0) return { made: 0, left: totalDocs }
  for (const person of sampleInfluencers)
    await req.payload.create({ collection: slugs.influencers, data: { ...person, priority: 'high' }, req })
  return { made: sampleInfluencers.length, left: 0 }
}
