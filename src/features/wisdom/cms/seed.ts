import type { PayloadRequest } from 'payload'

import { sumReports, type SeedMode, type SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries, sourcedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import dailyQuotes from '../content/dailyQuotes.json'
import starterEntries from '../content/wisdomEntries.json'

/** Adds the starter quotes when there are none; a deleted quote does not come back. */
async function seedQuotes(req: PayloadRequest): Promise<SeedReport> {
  const { totalDocs } = await req.payload.count({ collection: slugs.wisdomQuotes, trash: true, req })
  if (totalDocs > 0) return { made: 0, left: totalDocs }
  for (const quote of dailyQuotes) await req.payload.create({ collection: slugs.wisdomQuotes, data: quote, req })
  return { made: dailyQuotes.length, left: 0 }
}

/** Adds the starter quotes and the other lines, each when its collection is empty. */
export async function seedWisdom(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const sourced = await sourcedEntries(req)
  const entries = await seedEntries(req, mode, {
    collection: slugs.wisdomEntries,
    keyOf: ({ kind, orderIndex }) => `${String(kind)} ${String(orderIndex)}`,
    entries: starterEntries.map(({ referenceIds: keys, ...entry }) => sourced(entry, keys)),
  })
  return mode === 'fill' ? sumReports([await seedQuotes(req), entries]) : entries
}
