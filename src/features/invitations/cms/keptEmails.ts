import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isEmailProviderConfigured } from '@/integrations/email/sendEmail'
import { HttpError } from '@/shared/cms/httpError'
import { inTransaction } from '@/shared/cms/inTransaction'

import { transitionOf } from '../domain/campaigns'
import { batchTaskSlug } from './batchSending'
import { updateBatchCounts } from './batchProgress'
import { findWrittenTo } from './invitedAddresses'
import { waitForOtherBatches } from './startBatch'

/**
 * Sends what was kept in the outbox of a founder's email, now that a provider is set up, but to nobody who had another
 * since.
 * @throws HttpError 409
 */
export function sendKept(req: PayloadRequest, campaignId: number): Promise<void> {
  return inTransaction(req, async (db) => {
    if (!isEmailProviderConfigured()) throw new HttpError(409, 'No mail provider is set up, so nothing can leave.')
    await waitForOtherBatches(db)
    const { from } = transitionOf('sendKept')
    const { rows } = await db.execute<{ batch: number; contact: number; email: string; at: string }>(
      sql`SELECT one.batch_id AS batch, one.influencer_id AS contact, coalesce(person.email, '') AS email, one.changed_at AS at
          FROM batch_recipients AS one JOIN invitation_batches AS batch ON batch.id = one.batch_id
          JOIN campaigns ON campaigns.id = batch.campaign_id
          LEFT JOIN influencers AS person ON person.id = one.influencer_id
          WHERE campaigns.id = ${campaignId} AND campaigns.state::text = ANY(${sql.param(from)}::text[])
            AND one.state = 'kept' FOR UPDATE OF one`,
    )
    if (!rows[0]) throw new HttpError(409, 'Nothing of this letter waits in the outbox. Please look again.')
    const batchId = rows[0].batch
    const written = await findWrittenTo(
      req.payload,
      rows.map(({ email }) => email),
    )
    const late = rows.filter(({ email, at }) => (written.get(email) ?? 0) > new Date(at)).map(({ contact }) => contact)
    await db.execute(
      sql`UPDATE batch_recipients SET changed_at = now(), due_at = now(), tries = 0,
            state = CASE WHEN influencer_id = ANY(${sql.param(late)}::int[]) THEN 'failed' ELSE 'waiting' END,
            reason = CASE WHEN influencer_id = ANY(${sql.param(late)}::int[]) THEN 'Had another letter since.' END
          WHERE batch_id = ${batchId} AND state = 'kept'`,
    )
    await db.execute(sql`UPDATE campaigns SET state = 'sending' WHERE id = ${campaignId}`)
    await req.payload.jobs.queue({ task: batchTaskSlug, input: { batchId }, req })
    await updateBatchCounts(db, batchId)
  })
}
