import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import dailyQuotes from '../content/dailyQuotes.json'

/** Adds the starter quotes when there are none: a quote that an editor deleted does not come back. */
export async function seedWisdom(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const { totalDocs } = await req.payload.count({ collection: slugs.wisdomQuotes, req })
  if (totalDocs > 0) return { made: 0, left: totalDocs }
  for (const quote of dailyQuotes) await req.payload.create({ collection: slugs.wisdomQuotes, data: quote, req })
  return { made: dailyQuotes.length, left: 0 }
}
