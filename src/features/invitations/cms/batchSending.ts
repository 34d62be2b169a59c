import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'

import { sendEmail } from '@/integrations/email/sendEmail'
import { inTransaction } from '@/shared/cms/inTransaction'
import { drizzleOf, poolOf } from '@/shared/database'
import type { Campaign } from '@/payload-types'
import { slugs } from '@/slugs'

import { subjectsOf } from '../domain/campaigns'
import { sanitizeName } from '../domain/sanitizeName'
import { updateBatchCounts } from './batchProgress'
import { addressEmail, loadEmailTemplates, readEmailSite, readPostalAddress, type EmailSite } from './emails'
import { earlierOf, findFollowed } from './followUp'
import { isUnsubscribed, recordBatchEmail } from './invitedAddresses'

export const batchTaskSlug = 'send-invitation-batch'

/**
 * The time slice of one job, after which it queues the next one, so that other jobs (scheduled publishing) are not
 * delayed.
 */
const sliceMs = 8_000
const concurrency = 5
/**
 * The lease of a claimed recipient, after which it is due again if its worker died. Longer than the provider's timeout.
 */
const leaseSeconds = 60

/** After so many attempts an email counts as failed: with the delays below that is about an hour. */
export const maxAttempts = 12

/** How long emails rest where the provider takes no more for today or this month, and does not say when it will. */
export const quotaRestMs = 30 * 60_000

/**
 * When an email that could not be sent is tried again: exponential backoff from two seconds on, half an hour at most.
 * @param attempts how often it was tried so far
 * @param retryAfterMs what the provider asked to wait, in milliseconds
 */
export function retryDelay(attempts: number, retryAfterMs = 0): number {
  return Math.max(retryAfterMs, Math.min(30 * 60_000, 1_000 * 2 ** attempts))
}

type Recipient = { influencer_id: number; tries: number; subject: number; name: string; email: string }

/** Claims some recipients who are due, so that no other worker takes them while the lease lasts. */
async function claimDueRecipients(payload: Payload, batchId: number): Promise<Recipient[]> {
  const { rows } = await poolOf(payload).query<Recipient>(
    `WITH due AS (
       SELECT influencer_id FROM batch_recipients
       WHERE batch_id = $1 AND state = 'waiting' AND due_at <= now() AND NOT EXISTS (
         SELECT FROM invitation_batches AS batch JOIN campaigns ON campaigns.id = batch.campaign_id
         WHERE batch.id = $1 AND campaigns.state <> 'sending'
       )
       ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE batch_recipients AS one SET tries = one.tries + 1, due_at = now() + make_interval(secs => $3)
       FROM due WHERE one.batch_id = $1 AND one.influencer_id = due.influencer_id
       RETURNING one.influencer_id, one.tries, one.subject
     )
     SELECT taken.influencer_id, taken.tries, taken.subject, coalesce(person.name, '') AS name, coalesce(person.email, '') AS email
     FROM taken LEFT JOIN influencers AS person ON person.id = taken.influencer_id`,
    [batchId, concurrency * 2, leaseSeconds],
  )
  return rows
}

type Outcome =
  | { state: 'sent'; messageId: string }
  | { state: 'kept' }
  | { state: 'failed'; reason: string }
  | { state: 'waiting'; reason: string | null; delayMs: number; isCounted: boolean }

async function recordOutcome(payload: Payload, batchId: number, influencerId: number, outcome: Outcome) {
  await poolOf(payload).query(
    // An email that had left when the rest was cancelled was sent.
    `WITH changed AS (
       UPDATE batch_recipients SET state = $3, reason = $4, provider_id = $6, changed_at = now(), due_at = now() + make_interval(secs => $5),
         sent_at = CASE WHEN $3 = 'sent' THEN now() END, tries = tries - $7::int
       WHERE batch_id = $1 AND influencer_id = $2
         AND (state = 'waiting' OR (state = 'cancelled' AND $3 IN ('sent', 'kept')))
       RETURNING influencer_id
     )
     UPDATE influencers SET written_on = now() FROM changed
     WHERE influencers.id = changed.influencer_id AND $3 = 'sent'`,
    [
      batchId,
      influencerId,
      outcome.state,
      'reason' in outcome ? outcome.reason : null,
      outcome.state === 'waiting' ? outcome.delayMs / 1000 : 0,
      'messageId' in outcome ? outcome.messageId : null,
      outcome.state === 'waiting' && !outcome.isCounted ? 1 : 0,
    ],
  )
}

/**
 * Postpones all emails of a batch that still wait: each would be refused like the one before. In the order of
 * the recipients, as several are refused at the same moment: in any other they lock each other out, and the job fails.
 */
async function postponeWaiting(payload: Payload, batchId: number, delayMs: number): Promise<void> {
  await poolOf(payload).query(
    `WITH waiting AS (
       SELECT influencer_id FROM batch_recipients WHERE batch_id = $1 AND state = 'waiting'
       ORDER BY influencer_id FOR UPDATE
     )
     UPDATE batch_recipients AS one SET due_at = greatest(one.due_at, now() + make_interval(secs => $2))
     FROM waiting WHERE one.batch_id = $1 AND one.influencer_id = waiting.influencer_id`,
    [batchId, delayMs / 1000],
  )
}

/** An email under the one of its subjects that somebody gets. @param which 1 or 2 */
const withSubject = (campaign: Campaign, which: number): Campaign => ({
  ...campaign,
  subject: subjectsOf(campaign)[which - 1] ?? campaign.subject,
})

/** The email of a batch: a founder's own, or the site's. */
type BatchEmail = { campaign: Campaign | null; site: EmailSite; postalAddress: string | null }

async function readBatchEmail(req: PayloadRequest, batchId: number): Promise<BatchEmail> {
  const { campaign } = await req.payload.findByID({
    collection: slugs.invitationBatches,
    id: batchId,
    select: { campaign: true },
    depth: 1,
    req,
  })
  return {
    campaign: typeof campaign === 'object' ? (campaign ?? null) : null,
    site: await readEmailSite(req),
    postalAddress: await readPostalAddress(req.payload),
  }
}

async function sendToRecipient(
  req: PayloadRequest,
  { campaign, site, postalAddress }: BatchEmail,
  batchId: number,
  recipient: Recipient,
): Promise<Outcome> {
  const { payload } = req
  const { email, name, tries, subject, influencer_id: id } = recipient
  if (!email) return { state: 'failed', reason: 'No longer among the contacts.' }
  if (await isUnsubscribed(payload, email)) return { state: 'failed', reason: 'Wants no more letters.' }
  const earlier = campaign && earlierOf(campaign)
  if (earlier) {
    // She may have answered while this email was waiting.
    const reason = (await findFollowed(payload, earlier, id)).get(id)?.reason
    if (reason) return { state: 'failed', reason }
  }
  const { renderCampaignEmail, renderInfluencerEmail } = await loadEmailTemplates()
  const { context, headers } = addressEmail(req, site, email)
  const rendered = campaign
    ? await renderCampaignEmail(context, withSubject(campaign, subject), sanitizeName(name))
    : await renderInfluencerEmail(context, sanitizeName(name), postalAddress)
  const result = await sendEmail(payload, {
    to: email,
    ...rendered,
    headers,
    ...(campaign?.replyTo && { replyTo: campaign.replyTo }),
    idempotencyKey: `batch-${batchId}-${id}`,
  })
  if (result.sent) {
    // Nobody has what lies in the outbox: it counts from when it is handed to a provider.
    if (result.by === 'outbox') return { state: 'kept' }
    await recordBatchEmail(payload, email)
    return { state: 'sent', messageId: result.messageId }
  }
  // What the provider takes no more of has not failed, however often it was tried.
  if (result.limited === 'rate')
    return { state: 'waiting', reason: null, delayMs: retryDelay(1, result.retryAfterMs), isCounted: false }
  if (result.limited === 'quota') {
    const delayMs = result.retryAfterMs ?? quotaRestMs
    await postponeWaiting(payload, batchId, delayMs)
    return { state: 'waiting', reason: 'The mail provider takes no more for now.', delayMs, isCounted: false }
  }
  if (!result.retryable || tries >= maxAttempts) return { state: 'failed', reason: result.reason }
  const delayMs = retryDelay(tries, result.retryAfterMs)
  return { state: 'waiting', reason: result.reason, delayMs, isCounted: true }
}

/** Sends to everyone who is due, several at once, until nobody is or the slice is over. */
async function processDueRecipients(req: PayloadRequest, batchId: number): Promise<void> {
  const until = Date.now() + sliceMs
  const batchEmail = await readBatchEmail(req, batchId)
  while (Date.now() < until) {
    const due = await claimDueRecipients(req.payload, batchId)
    if (due.length === 0) return
    const queue = due.values()
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const recipient of queue)
          await recordOutcome(
            req.payload,
            batchId,
            recipient.influencer_id,
            await sendToRecipient(req, batchEmail, batchId, recipient),
          )
      }),
    )
  }
}

/**
 * Queues the next job of a batch, unless one waits already: a site that lost the database, and with it the lock of the
 * job runner, goes on with a job that another site has begun anew, and both come here.
 * @param own the job that asks: put back by another site it waits itself, and ends all the same
 */
async function queueNextSlice(payload: Payload, batchId: number, due: Date, own: number | string): Promise<void> {
  // Its own request, as the jobs of one turn share theirs, and with it a transaction.
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${batchTaskSlug}), ${batchId})`)
    const { rows: waiting } = await db.execute(
      sql`SELECT 1 FROM payload_jobs WHERE task_slug = ${batchTaskSlug} AND (input ->> 'batchId')::int = ${batchId}
          AND completed_at IS NULL AND has_error IS NOT TRUE AND processing IS NOT TRUE AND id <> ${own} LIMIT 1`,
    )
    if (waiting.length === 0) await payload.jobs.queue({ task: batchTaskSlug, input: { batchId }, waitUntil: due, req })
  })
}

/** The job behind a batch: sends for one slice, then queues the next job, until every email was sent or failed. */
export const sendBatchTask: TaskConfig<{ input: { batchId: number }; output: object }> = {
  slug: batchTaskSlug,
  label: 'Send a batch of invitations',
  inputSchema: [{ name: 'batchId', type: 'number', required: true }],
  // A database that is away for a while must not end a batch.
  retries: { attempts: 20, backoff: { type: 'exponential', delay: 2_000 } },
  handler: async ({ input, job, req }) => {
    const { batchId } = input
    await processDueRecipients(req, batchId)
    const due = await updateBatchCounts(drizzleOf(req.payload), batchId)
    if (due) await queueNextSlice(req.payload, batchId, due, job.id)
    return { output: {} }
  },
}
