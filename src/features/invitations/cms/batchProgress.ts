import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'

/**
 * Stores the counts of a batch, and of an email that it is through.
 * @returns when the next recipient is due; null when nobody is, or the email is paused
 */
export async function updateBatchCounts(payload: Payload, batchId: number): Promise<Date | null> {
  const pool = poolOf(payload)
  const { rows } = await pool.query<{ due: Date | null }>(
    `SELECT min(due_at) AS due FROM batch_recipients WHERE batch_id = $1 AND state = 'waiting'`,
    [batchId],
  )
  const due = rows[0]?.due ?? null
  await pool.query(
    `UPDATE invitation_batches SET
       sent = (SELECT count(*) FROM batch_recipients WHERE batch_id = $1 AND state IN ('sent', 'delivered', 'complained')),
       failed = (SELECT count(*) FROM batch_recipients WHERE batch_id = $1 AND state IN ('failed', 'bounced')),
       finished_at = CASE WHEN $2 THEN coalesce(finished_at, now()) END, updated_at = now()
     WHERE id = $1`,
    [batchId, due === null],
  )
  const { rows: paused } = await pool.query(
    `WITH letter AS (SELECT campaign_id AS id FROM invitation_batches WHERE id = $1), ended AS (
       UPDATE campaigns SET state = 'done' FROM letter WHERE campaigns.id = letter.id AND state IN ('sending', 'paused') AND $2
     )
     SELECT FROM campaigns JOIN letter USING (id) WHERE state = 'paused'`,
    [batchId, due === null],
  )
  return paused.length > 0 ? null : due
}

/** How far a batch has come. @returns null when there is none with this number */
export async function readBatchProgress(payload: Payload, batchId: number) {
  const pool = poolOf(payload)
  const { rows: known } = await pool.query<{ total: string; finished_at: Date | null }>(
    'SELECT total, finished_at FROM invitation_batches WHERE id = $1',
    [batchId],
  )
  if (!known[0]) return null
  const { rows } = await pool.query<{ state: 'waiting' | 'sent' | 'kept' | 'failed'; count: string }>(
    `SELECT CASE WHEN state IN ('delivered', 'complained') THEN 'sent' WHEN state = 'bounced' THEN 'failed' ELSE state END
       AS state, count(*)
     FROM batch_recipients WHERE batch_id = $1 GROUP BY 1`,
    [batchId],
  )
  const { rows: failures } = await pool.query<{ name: string; reason: string }>(
    `SELECT coalesce(person.name, 'Somebody who was removed') AS name, coalesce(one.reason, one.state) AS reason
     FROM batch_recipients AS one LEFT JOIN ${slugs.influencers} AS person ON person.id = one.influencer_id
     WHERE one.batch_id = $1 AND one.state IN ('failed', 'bounced') ORDER BY name LIMIT 100`,
    [batchId],
  )
  return {
    total: Number(known[0].total),
    counts: {
      waiting: 0,
      sent: 0,
      kept: 0,
      failed: 0,
      ...Object.fromEntries(rows.map((row) => [row.state, Number(row.count)])),
    },
    failures,
    done: known[0].finished_at !== null,
  }
}
