import type { Payload, PayloadRequest, TaskConfig } from 'payload'

import { sendEmail } from '@/integrations/email/sendEmail'
import { poolOf } from '@/shared/cms/database'
import { slugs } from '@/slugs'

import { maxAttempts, retryDelay } from '../domain/batch'
import { cleanName } from '../domain/cleanName'
import { sheetFor } from './emails'
import { hashAddress, isUnsubscribed } from './invitedAddresses'

export const batchTaskSlug = 'send-invitation-batch'

/** One job works so long, then makes room for others (scheduled publishing) and is continued by the next. */
const sliceMs = 8_000
const concurrency = 5
/** Whoever was being written to when a server died is free again after this. Longer than the provider may take. */
const leaseSeconds = 60

type Recipient = { influencer_id: number; tries: number; name: string; email: string }

/** Takes some recipients whose turn it is, so that no other worker takes them meanwhile. */
async function claimDueRecipients(payload: Payload, batchId: number): Promise<Recipient[]> {
  const { rows } = await poolOf(payload).query<Recipient>(
    `WITH due AS (
       SELECT influencer_id FROM batch_recipients
       WHERE batch_id = $1 AND state = 'waiting' AND due_at <= now()
       ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE batch_recipients AS one SET tries = one.tries + 1, due_at = now() + make_interval(secs => $3)
       FROM due WHERE one.batch_id = $1 AND one.influencer_id = due.influencer_id
       RETURNING one.influencer_id, one.tries
     )
     SELECT taken.influencer_id, taken.tries, coalesce(person.name, '') AS name, coalesce(person.email, '') AS email
     FROM taken LEFT JOIN influencers AS person ON person.id = taken.influencer_id`,
    [batchId, concurrency * 2, leaseSeconds],
  )
  return rows
}

type Outcome =
  { state: 'sent' } | { state: 'failed'; reason: string } | { state: 'waiting'; reason: string; ms: number }

async function recordOutcome(payload: Payload, batchId: number, influencerId: number, outcome: Outcome) {
  await poolOf(payload).query(
    `UPDATE batch_recipients SET state = $3, reason = $4, due_at = now() + make_interval(secs => $5)
     WHERE batch_id = $1 AND influencer_id = $2 AND state = 'waiting'`,
    [
      batchId,
      influencerId,
      outcome.state,
      outcome.state === 'sent' ? null : outcome.reason,
      outcome.state === 'waiting' ? outcome.ms / 1000 : 0,
    ],
  )
}

async function sendToRecipient(req: PayloadRequest, batchId: number, recipient: Recipient): Promise<Outcome> {
  const { payload } = req
  const { email, name, tries, influencer_id: id } = recipient
  if (!email) return { state: 'failed', reason: 'No longer among the influencers.' }
  const hash = hashAddress(payload, email)
  if (await isUnsubscribed(payload, hash)) return { state: 'failed', reason: 'Wants no more letters.' }
  const { renderInfluencerEmail } = await import('../mail/templates')
  const { sheet, headers } = await sheetFor(req, hash)
  const written = await renderInfluencerEmail(sheet, cleanName(name))
  const sending = await sendEmail(payload, {
    to: email,
    ...written,
    headers,
    idempotencyKey: `batch-${batchId}-${id}`,
  })
  if (sending.sent) return { state: 'sent' }
  if (!sending.again || tries >= maxAttempts) return { state: 'failed', reason: sending.reason }
  return { state: 'waiting', reason: sending.reason, ms: retryDelay(tries, sending.afterMs) }
}

/** Writes to everyone whose turn it is, some side by side, until nobody is due or the slice is over. */
async function processDueRecipients(req: PayloadRequest, batchId: number): Promise<void> {
  const until = Date.now() + sliceMs
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
            await sendToRecipient(req, batchId, recipient),
          )
      }),
    )
  }
}

/** @returns when somebody is next to be written to; null when the batch is through, which is then noted */
async function updateBatchCounts(payload: Payload, batchId: number): Promise<Date | null> {
  const pool = poolOf(payload)
  const { rows } = await pool.query<{ due: Date | null }>(
    `SELECT min(due_at) AS due FROM batch_recipients WHERE batch_id = $1 AND state = 'waiting'`,
    [batchId],
  )
  const due = rows[0]?.due ?? null
  await pool.query(
    `UPDATE invitation_batches SET
       sent = (SELECT count(*) FROM batch_recipients WHERE batch_id = $1 AND state = 'sent'),
       failed = (SELECT count(*) FROM batch_recipients WHERE batch_id = $1 AND state = 'failed'),
       finished_at = CASE WHEN $2 THEN now() END, updated_at = now()
     WHERE id = $1`,
    [batchId, due === null],
  )
  return due
}

/** The job behind a batch: a slice of the work, then the next job, until everybody was written to or given up on. */
export const sendBatchTask: TaskConfig<{ input: { batchId: number }; output: object }> = {
  slug: batchTaskSlug,
  label: 'Send a batch of invitations',
  inputSchema: [{ name: 'batchId', type: 'number', required: true }],
  // A database that is away for a while must not end a batch.
  retries: { attempts: 20, backoff: { type: 'exponential', delay: 2_000 } },
  handler: async ({ input, req }) => {
    const { batchId } = input
    await processDueRecipients(req, batchId)
    const due = await updateBatchCounts(req.payload, batchId)
    if (due) await req.payload.jobs.queue({ task: batchTaskSlug, input: { batchId }, waitUntil: due })
    return { output: {} }
  },
}

/** How far a batch has come. @returns null when there is none with this number */
export async function readBatchProgress(payload: Payload, batchId: number) {
  const pool = poolOf(payload)
  const { rows: known } = await pool.query<{ total: string; finished_at: Date | null }>(
    'SELECT total, finished_at FROM invitation_batches WHERE id = $1',
    [batchId],
  )
  if (!known[0]) return null
  const { rows } = await pool.query<{ state: 'waiting' | 'sent' | 'failed'; count: string }>(
    'SELECT state, count(*) FROM batch_recipients WHERE batch_id = $1 GROUP BY state',
    [batchId],
  )
  const { rows: failures } = await pool.query<{ name: string; reason: string }>(
    `SELECT coalesce(person.name, 'Somebody who was removed') AS name, coalesce(one.reason, '') AS reason
     FROM batch_recipients AS one LEFT JOIN ${slugs.influencers} AS person ON person.id = one.influencer_id
     WHERE one.batch_id = $1 AND one.state = 'failed' ORDER BY name LIMIT 100`,
    [batchId],
  )
  return {
    total: Number(known[0].total),
    counts: {
      waiting: 0,
      sent: 0,
      failed: 0,
      ...Object.fromEntries(rows.map((row) => [row.state, Number(row.count)])),
    },
    failures,
    done: known[0].finished_at !== null,
  }
}
