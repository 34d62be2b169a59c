import type { PayloadRequest, Where } from 'payload'

import type { Campaign, Influencer } from '@/payload-types'
import { slugs } from '@/slugs'

import { canonicalAddress } from '../domain/canonicalAddress'
import { findUnsubscribed, findWrittenTo } from './invitedAddresses'

/** Who gets a letter, and who of those it was meant for does not. */
export type Audience = { ids: number[]; leftOut: { name: string; reason: string }[] }

const idOf = (relation: number | Influencer): number => (typeof relation === 'number' ? relation : relation.id)

/** Whom a letter is meant for; undefined for everybody, null for nobody. */
function meantFor({ audience, tags, people }: Campaign): Where | undefined | null {
  if (audience === 'everybody') return undefined
  if (audience === 'tagged') return tags?.length ? { tags: { in: tags.map((tag) => tag.trim().toLowerCase()) } } : null
  return people?.length ? { id: { in: people.map(idOf) } } : null
}

/**
 * Finds who gets a letter now: everybody it is meant for but those who want none, those who had one within a year and
 * are not named again, and a second entry of the same mailbox.
 */
export async function findAudience(req: PayloadRequest, campaign: Campaign): Promise<Audience> {
  const where = meantFor(campaign)
  if (where === null) return { ids: [], leftOut: [] }
  const { docs } = await req.payload.find({
    collection: slugs.influencers,
    where,
    select: { name: true, email: true },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  const emails = docs.map(({ email }) => email)
  const [never, written] = await Promise.all([
    findUnsubscribed(req.payload, emails),
    findWrittenTo(req.payload, emails),
  ])
  const again = new Set((campaign.again ?? []).map(idOf))
  const mailboxes = new Set<string>()
  const found: Audience = { ids: [], leftOut: [] }
  for (const { id, name, email } of docs) {
    const mailbox = canonicalAddress(email)
    const had = again.has(id) ? undefined : written.get(email)
    if (never.has(email)) found.leftOut.push({ name, reason: 'Wants no more letters.' })
    else if (had) found.leftOut.push({ name, reason: `Had a letter on ${had.toISOString().slice(0, 10)}.` })
    else if (mailboxes.has(mailbox)) found.leftOut.push({ name, reason: 'Is there twice: the same mailbox.' })
    else {
      found.ids.push(id)
      mailboxes.add(mailbox)
    }
  }
  return found
}
