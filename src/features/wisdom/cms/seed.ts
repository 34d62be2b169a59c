import type { PayloadRequest } from 'payload'

import { referenceIds, seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import dailyQuotes from '../content/dailyQuotes.json'
import starterEntries from '../content/wisdomEntries.json'

/** Adds the starter quotes when there are none; a deleted quote does not come back. */
async function seedQuotes(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const { totalDocs } = await req.payload.count({ collection: slugs.wisdomQuotes, req })
  if (totalDocs > 0) return { made: 0, left: totalDocs }
  for (const quote of dailyQuotes) await req.payload.create({ collection: slugs.wisdomQuotes, data: quote, req })
  return { made: dailyQuotes.length, left: 0 }
}

/** Adds the starter quotes and the other lines, each when its collection is empty. */
export async function seedWisdom(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const quotes = await seedQuotes(req)
  const idsOf = await referenceIds(req)
  const entries = await seedEntries(
    req,
    slugs.wisdomEntries,
    starterEntries.map(({ referenceIds: keys, ...entry }) => ({ ...entry, references: idsOf(keys) })),
  )
  return { made: quotes.made + entries.made, left: quotes.left + entries.left }
}
