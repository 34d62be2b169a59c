import type { Payload } from 'payload'

import { slugs } from '@/slugs'

import dailyQuotes from '../content/dailyQuotes.json'

/** Adds the starter quotes when there are none: a quote that an editor deleted does not come back. */
export async function seedWisdom(payload: Payload): Promise<{ made: number; left: number }> {
  const { totalDocs } = await payload.count({ collection: slugs.wisdomQuotes })
  if (totalDocs > 0) return { made: 0, left: totalDocs }
  for (const quote of dailyQuotes) await payload.create({ collection: slugs.wisdomQuotes, data: quote })
  return { made: dailyQuotes.length, left: 0 }
}
