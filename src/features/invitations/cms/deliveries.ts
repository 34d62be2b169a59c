import type { Payload } from 'payload'

import type { DeliveryEvent } from '@/integrations/email/resendWebhook'
import { HttpError } from '@/shared/cms/httpError'
import { drizzleOf, poolOf } from '@/shared/database'

import { updateBatchCounts } from './batchProgress'
import { suppressAddress } from './invitedAddresses'

/** What an event replaces: the provider tells in any order, and more than once. */
const replaces: Record<DeliveryEvent['became'], readonly string[]> = {
  delivered: ['sent'],
  bounced: ['sent', 'delivered'],
  complained: ['sent', 'delivered', 'bounced'],
}

/**
 * Notes what became of an email. Whoever complains, or whose address will never take one, is never written to again.
 * @throws HttpError 503 while a batch may not have noted the email's id yet: the provider then tells once more
 */
export async function noteDelivery(payload: Payload, event: DeliveryEvent): Promise<void> {
  const { messageId, to, became, isHard } = event
  if (became === 'complained' || (became === 'bounced' && isHard))
    for (const email of to) await suppressAddress(payload, email)
  const pool = poolOf(payload)
  const { rows } = await pool.query<{ batch_id: number; changed: boolean }>(
    `WITH known AS (SELECT batch_id, influencer_id FROM batch_recipients WHERE provider_id = $1), changed AS (
       UPDATE batch_recipients AS one SET state = $2, reason = $3, changed_at = now() FROM known
       WHERE one.batch_id = known.batch_id AND one.influencer_id = known.influencer_id AND one.state = ANY($4::text[])
       RETURNING one.batch_id
     )
     SELECT batch_id, EXISTS (SELECT FROM changed) AS changed FROM known`,
    [
      messageId,
      became,
      became === 'bounced' && !isHard ? 'The mailbox did not take it this time.' : null,
      replaces[became],
    ],
  )
  if (rows[0]?.changed) await updateBatchCounts(drizzleOf(payload), rows[0].batch_id)
  if (rows[0]) return
  const { rows: leaving } = await pool.query(
    `SELECT FROM batch_recipients WHERE state = 'waiting' AND tries > 0 AND due_at > now() LIMIT 1`,
  )
  if (leaving.length > 0) throw new HttpError(503, 'Letters are leaving just now. Please tell this once more.')
}
