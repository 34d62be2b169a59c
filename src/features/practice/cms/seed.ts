import type { PayloadRequest } from 'payload'

import type { PracticeSession } from '@/payload-types'
import { slugs } from '@/slugs'

import starterSessions from '../content/practiceSessions.json'

/**
 * Adds the starter sessions whose key is missing; existing ones belong to the editors and are not changed. They need
 * the references of the education room's seed.
 */
export async function seedPractice(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const [sessions, references] = await Promise.all([
    req.payload.find({
      collection: slugs.practiceSessions,
      select: { key: true },
      pagination: false,
      depth: 0,
      draft: true,
      req,
    }),
    req.payload.find({ collection: slugs.references, select: { key: true }, pagination: false, depth: 0, req }),
  ])
  const known = new Set(sessions.docs.map(({ key }) => key))
  const ids = new Map(references.docs.map(({ id, key }) => [key, id]))
  const missing = starterSessions.filter(({ key }) => !known.has(key))
  for (const { references: keys, ...session } of missing) {
    const data = {
      ...session,
      references: keys.flatMap((key) => ids.get(key) ?? []),
      _status: 'published',
    } as Omit<PracticeSession, 'id' | 'createdAt' | 'updatedAt'>
    await req.payload.create({ collection: slugs.practiceSessions, data, depth: 0, req })
  }
  return { made: missing.length, left: known.size }
}
