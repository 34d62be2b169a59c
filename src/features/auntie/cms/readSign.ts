import type { PayloadRequest } from 'payload'

import { toRedFlag } from '@/shared/lib/redFlags'
import { starterRedFlag } from '@/shared/lib/starterRedFlags'
import { slugs } from '@/slugs'

import type { Concern } from '../domain/safety/findConcern'
import { describeSign, isCrisis, type Sign } from '../domain/safety/safetyAnswer'
import type { SafetySettings } from './safetySettings'

/**
 * What a concern is answered with and how soon it is: a crisis by Auntie's own settings, a red flag by the list of red
 * flags. Never fails: the entry that came with the site stands in.
 */
export async function readSign(
  req: PayloadRequest,
  concern: Concern,
  { answers }: Pick<SafetySettings, 'answers'>,
): Promise<Sign & { text: string }> {
  if (isCrisis(concern)) return { concern, urgency: 'now', text: answers[concern] }
  const stored = await req.payload
    .find({
      collection: slugs.redFlags,
      where: { key: { equals: concern }, _status: { equals: 'published' } },
      limit: 1,
      pagination: false,
      depth: 0,
      req,
    })
    .catch(() => undefined)
  const entry = stored?.docs[0] ?? starterRedFlag(concern)
  return { concern, urgency: entry.urgency, text: entry.answer || describeSign(toRedFlag(entry)) }
}
