import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

import { toRedFlag } from '@/shared/lib/redFlags'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { starterRedFlag } from '@/shared/lib/starterRedFlags'
import { slugs } from '@/slugs'

import { describeSign, isCrisis, type Sign, type SignKey } from '../domain/safety/safetyAnswer'
import { readRowVersions } from './rowVersions'
import type { SafetySettings } from './safetySettings'

type KnownSign = Sign & { text: string }

/** What was read last of each red flag, and which state of its row it was. */
const lastRead = new WeakMap<Payload, Map<SignKey, { version: string; sign: KnownSign }>>()

/**
 * What a concern is answered with and how soon it is: a crisis by Auntie's own settings, a red flag by the list of red
 * flags. Never fails: what was read last stands in, or the entry that came with the site.
 */
export async function readSign(
  req: PayloadRequest,
  concern: SignKey,
  { answers }: Pick<SafetySettings, 'answers'>,
): Promise<KnownSign> {
  if (isCrisis(concern)) return { concern, urgency: 'now', text: answers[concern] }
  const read = lastRead.get(req.payload) ?? new Map<SignKey, { version: string; sign: KnownSign }>()
  lastRead.set(req.payload, read)
  const toSign = (entry: Parameters<typeof toRedFlag>[0] & { answer?: string | null }): KnownSign => ({
    concern,
    urgency: entry.urgency,
    text: withoutMarks(entry.answer) || describeSign(toRedFlag(entry)),
  })
  const known = read.get(concern)
  try {
    const version = await readRowVersions(req, concern, sql`red_flags WHERE key = ${concern}`)
    if (known?.version === version) return known.sign
    const { docs } = await req.payload.find({
      collection: slugs.redFlags,
      where: { key: { equals: concern }, _status: { equals: 'published' } },
      limit: 1,
      pagination: false,
      depth: 0,
      req,
    })
    const sign = toSign(docs[0] ?? starterRedFlag(concern))
    read.set(concern, { version, sign })
    return sign
  } catch {
    return known?.sign ?? toSign(starterRedFlag(concern))
  }
}
