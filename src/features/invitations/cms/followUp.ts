import type { Payload, PayloadRequest } from 'payload'

import type { Campaign } from '@/payload-types'
import { HttpError } from '@/shared/cms/httpError'
import { poolOf } from '@/shared/database'
import { textBlocks } from '@/shared/lib/textBlocks'
import { slugs } from '@/slugs'

import { followUpExclusion } from '../domain/campaigns'

/** Somebody to whom an earlier email was to go. */
type Followed = {
  /** When the email was sent. */
  sentAt: Date | null
  /** Why this contact gets no follow-up; null otherwise. */
  reason: string | null
}

/**
 * Whom an email was to go to, by contact. An answer to any email since then is one to this one as well.
 * @param contactId only this one
 */
export async function findFollowed(
  payload: Payload,
  campaignId: number,
  contactId?: number,
): Promise<Map<number, Followed>> {
  const { rows } = await poolOf(payload).query<{ id: number; state: string; sentAt: Date | null; answered: boolean }>(
    `SELECT one.influencer_id AS id, one.state, one.sent_at AS "sentAt", EXISTS (
       SELECT FROM batch_recipients AS later
       WHERE later.influencer_id = one.influencer_id AND later.answered_at >= one.sent_at
     ) AS answered
     FROM batch_recipients AS one JOIN invitation_batches AS batch ON batch.id = one.batch_id
     WHERE batch.campaign_id = $1 AND ($2::int IS NULL OR one.influencer_id = $2)`,
    [campaignId, contactId ?? null],
  )
  return new Map(
    rows.map(({ id, state, sentAt, answered }) => [id, { sentAt, reason: followUpExclusion(state, answered) }]),
  )
}

const readEarlier = (req: PayloadRequest, id: number) =>
  req.payload.findByID({ collection: slugs.campaigns, id, depth: 0, disableErrors: true, req })

const idOf = (relation: number | Campaign): number => (typeof relation === 'number' ? relation : relation.id)

/** The email that another follows up; null for one that follows none. */
export const earlierOf = ({ audience, followsUp }: Campaign): number | null =>
  audience === 'followUp' && followsUp ? idOf(followsUp) : null

const wordsOf = ({ body }: Campaign): string =>
  textBlocks(body?.root)
    .map(({ text }) => text.trim())
    .join('\n')

/** What stands against following up an email: it is chosen, it is out, and it is not sent a second time. */
export async function findFollowUpProblems(req: PayloadRequest, campaign: Campaign): Promise<string[]> {
  if (campaign.audience !== 'followUp') return []
  const id = earlierOf(campaign)
  const earlier = id === null ? null : await readEarlier(req, id)
  if (!earlier) return ['The earlier letter is not chosen.']
  if (earlier.state !== 'done' && earlier.state !== 'cancelled') return ['The earlier letter is not through yet.']
  return wordsOf(earlier) === wordsOf(campaign) ? ['It says the same as the earlier letter. Write another.'] : []
}

const block = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }

/** One paragraph, as the email's editor stores it. */
const paragraph = (text: string): NonNullable<Campaign['body']> => ({
  root: {
    type: 'root',
    ...block,
    children: [
      {
        type: 'paragraph',
        ...block,
        children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
})

/**
 * Begins an email to those who have not answered another, with a first sentence to write on from.
 * @returns its id; that of the one that was begun already, if it is not sent
 * @throws HttpError 404, 409
 */
export async function beginFollowUp(req: PayloadRequest, id: number): Promise<number> {
  const earlier = await readEarlier(req, id)
  if (!earlier) throw new HttpError(404, 'There is no such letter.')
  if (earlier.state !== 'done' && earlier.state !== 'cancelled')
    throw new HttpError(409, 'A letter can be followed up once it is through.')
  const { docs } = await req.payload.find({
    collection: slugs.campaigns,
    where: { followsUp: { equals: id }, state: { equals: 'draft' } },
    select: {},
    limit: 1,
    depth: 0,
    req,
  })
  if (docs[0]) return docs[0].id
  const { title, subject, signature, linkLabel, replyTo, postalAddress } = earlier
  const begun = await req.payload.create({
    collection: slugs.campaigns,
    data: {
      title: `${title}, once more`.slice(0, 120),
      subject: `Once more: ${subject}`.slice(0, 150),
      body: paragraph(`I wrote to you not long ago: “${subject}”. Perhaps it came at a bad moment.`),
      signature,
      linkLabel,
      replyTo,
      postalAddress,
      audience: 'followUp',
      followsUp: id,
      state: 'draft',
    },
    req,
    overrideAccess: false,
  })
  return begun.id
}
