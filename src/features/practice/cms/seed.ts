import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { referenceIds, seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterSessions from '../content/practiceSessions.json'

/** Adds the starter sessions whose key is missing. They need the references of the education room's seed. */
export async function seedPractice(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const idsOf = await referenceIds(req)
  return seedEntries(req, mode, {
    collection: slugs.practiceSessions,
    keyOf: ({ key }) => String(key),
    entries: starterSessions.map(({ references: keys, ...session }) => ({ ...session, references: idsOf(keys) })),
    fill: 'missing',
  })
}
