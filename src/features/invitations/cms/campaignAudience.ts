import type { PayloadRequest, Where } from 'payload'

import type { Campaign, Influencer } from '@/payload-types'
import { slugs } from '@/slugs'

import { detectSameMailbox } from '../domain/canonicalAddress'
import { earlierOf, findFollowed } from './followUp'
import { findKept, findUnsubscribed, findWrittenTo, waitsInOutbox } from './invitedAddresses'
import type { Contact } from './startBatch'

/** Who gets an email, and who of those it was meant for does not. */
export type Audience = { contacts: Contact[]; leftOut: { name: string; reason: string }[] }

const idOf = (relation: number | Influencer): number => (typeof relation === 'number' ? relation : relation.id)

type FollowedContacts = Awaited<ReturnType<typeof findFollowed>>

/** Whom an email is meant for; undefined for everybody, null for nobody. */
function meantFor({ audience, tags, people }: Campaign, followed: FollowedContacts): Where | undefined | null {
  if (audience === 'everybody') return undefined
  if (audience === 'followUp') return followed.size > 0 ? { id: { in: [...followed.keys()] } } : null
  if (audience === 'tagged') return tags?.length ? { tags: { in: tags.map((tag) => tag.trim().toLowerCase()) } } : null
  return people?.length ? { id: { in: people.map(idOf) } } : null
}

/**
 * Finds who gets an email now: everybody it is meant for but those who want none, those who had one within a year and
 * are not named again, those for whom one waits in the outbox, and a second entry of the same mailbox. A follow-up goes to whom the earlier email reached, was
 * the last, and has no answer.
 */
export async function findAudience(req: PayloadRequest, campaign: Campaign): Promise<Audience> {
  const earlier = earlierOf(campaign)
  const followed: FollowedContacts = earlier === null ? new Map() : await findFollowed(req.payload, earlier)
  const where = meantFor(campaign, followed)
  if (where === null) return { contacts: [], leftOut: [] }
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
  const [never, written, kept] = await Promise.all([
    findUnsubscribed(req.payload, emails),
    findWrittenTo(req.payload, emails),
    findKept(req.payload, emails),
  ])
  const again = new Set((campaign.again ?? []).map(idOf))
  const isSameMailbox = detectSameMailbox()
  const found: Audience = { contacts: [], leftOut: [] }
  for (const { id, name, email } of docs) {
    const { sentAt = null, reason = null } = followed.get(id) ?? {}
    const last = again.has(id) ? undefined : written.get(email)
    // The email that is followed up is no reason against its follow-up.
    const had = last && sentAt && last <= sentAt ? undefined : last
    if (never.has(email)) found.leftOut.push({ name, reason: 'Wants no more letters.' })
    else if (reason) found.leftOut.push({ name, reason })
    else if (had) found.leftOut.push({ name, reason: `Had a letter on ${had.toISOString().slice(0, 10)}.` })
    else if (kept.has(email) && !again.has(id)) found.leftOut.push({ name, reason: waitsInOutbox })
    else if (isSameMailbox(email)) found.leftOut.push({ name, reason: 'Is there twice: the same mailbox.' })
    else found.contacts.push({ id, email })
  }
  return found
}
