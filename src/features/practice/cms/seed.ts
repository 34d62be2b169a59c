import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries, sourcedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterSessions from '../content/practiceSessions.json'

/** Adds the starter sessions whose key is missing. They need the references of the education room's seed. */
export async function seedPractice(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const sourced = await sourcedEntries(req)
  return seedEntries(req, mode, {
    collection: slugs.practiceSessions,
    keyOf: ({ key }) => String(key),
    entries: starterSessions.map(({ references: keys, ...session }) => sourced(session, keys)),
    fill: 'missing',
  })
}
