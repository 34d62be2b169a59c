import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

/** Recognizable samples: invented people with undeliverable addresses. */
const sampleInfluencers = [
  { name: 'Sample Influencer One', email: 'sample-one@example.com', followers: '12K', focus: 'Nutrition in midlife' },
  { name: 'Sample Influencer Two', email: 'sample-two@example.com', followers: '48K', focus: 'Strength training' },
  { name: 'Sample Influencer Three', email: 'sample-three@example.com', followers: '7K', focus: 'Sleep' },
  { name: 'Sample Influencer Four', email: 'sample-four@example.com', followers: '150K', focus: 'Menopause at work' },
] as const

/** Adds the samples when the collection is empty. */
export async function seedInfluencers(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const { totalDocs } = await req.payload.count({ collection: slugs.influencers, req })
  if (totalDocs > 0) return { made: 0, left: totalDocs }
  for (const person of sampleInfluencers)
    await req.payload.create({ collection: slugs.influencers, data: { ...person, priority: 'high' }, req })
  return { made: sampleInfluencers.length, left: 0 }
}
