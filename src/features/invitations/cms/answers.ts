import type { Payload } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { poolOf } from '@/shared/database'

import { sentStates } from '../domain/campaigns'

/**
 * Notes that somebody answered an email, or takes the note back: by a founder's hand, as nothing in an email tells.
 * @throws HttpError 404, 409
 */
export async function markAnswer(
  payload: Payload,
  campaignId: number,
  contactId: number,
  answered: boolean,
): Promise<void> {
  const pool = poolOf(payload)
  const { rows } = await pool.query<{ changed: boolean }>(
    `WITH letter AS (
       SELECT one.batch_id, one.state FROM batch_recipients AS one
       JOIN invitation_batches AS batch ON batch.id = one.batch_id
       WHERE batch.campaign_id = $1 AND one.influencer_id = $2
     ), changed AS (
       UPDATE batch_recipients AS one SET answered_at = CASE WHEN $3 THEN coalesce(one.answered_at, now()) END FROM letter
       WHERE one.batch_id = letter.batch_id AND one.influencer_id = $2 AND letter.state = ANY($4::text[])
       RETURNING one.batch_id
     )
     SELECT EXISTS (SELECT FROM changed) AS changed FROM letter`,
    [campaignId, contactId, answered, sentStates],
  )
  if (!rows[0]) throw new HttpError(404, 'No letter went there.')
  if (!rows[0].changed) throw new HttpError(409, 'This letter has not left, so there is no answer to it.')
  await pool.query(
    `UPDATE influencers SET answered_on = (SELECT max(answered_at) FROM batch_recipients WHERE influencer_id = $1)
     WHERE id = $1`,
    [contactId],
  )
}
