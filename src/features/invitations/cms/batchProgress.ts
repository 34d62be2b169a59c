import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import type { Transaction } from '@/shared/cms/inTransaction'
import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'

/**
 * Stores the counts of a batch, and of an email that it is through.
 * @param db in a transaction, or on the pool
 * @returns when the next recipient is due; null when nobody is, or the email is paused
 */
export async function updateBatchCounts(db: Transaction, batchId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ due: string | null }>(
    sql`SELECT min(due_at) AS due FROM batch_recipients WHERE batch_id = ${batchId} AND state = 'waiting'`,
  )
  const due = rows[0]?.due ?? null
  await db.execute(
    sql`UPDATE invitation_batches SET
          sent = (SELECT count(*) FROM batch_recipients WHERE batch_id = ${batchId} AND state IN ('sent', 'delivered', 'complained')),
          failed = (SELECT count(*) FROM batch_recipients WHERE batch_id = ${batchId} AND state IN ('failed', 'bounced')),
          finished_at = CASE WHEN ${due === null} THEN coalesce(finished_at, now()) END, updated_at = now()
        WHERE id = ${batchId}`,
  )
  const { rows: paused } = await db.execute(
    sql`WITH letter AS (SELECT campaign_id AS id FROM invitation_batches WHERE id = ${batchId}), ended AS (
          UPDATE campaigns SET state = 'done' FROM letter
          WHERE campaigns.id = letter.id AND state IN ('sending', 'paused') AND ${due === null}
        )
        SELECT FROM campaigns JOIN letter USING (id) WHERE state = 'paused'`,
  )
  return paused.length > 0 || due === null ? null : new Date(due)
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
