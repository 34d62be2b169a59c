import { timingSafeEqual } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest, TaskConfig } from 'payload'

import { databaseOf, poolOf } from '@/shared/database'

import { firstFounderPurpose, hashOneTimeCode } from './oneTimeCode'

/** Stores the hash of a code that is good once. @param lifetimeSeconds for ever without it */
export async function storeCode(
  payload: Payload,
  {
    hash,
    purpose,
    userId,
    lifetimeSeconds,
  }: { hash: string; purpose: string; userId?: number; lifetimeSeconds?: number },
): Promise<void> {
  await poolOf(payload).query(
    `INSERT INTO account_codes (hash, purpose, user_id, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(secs => $4)) ON CONFLICT DO NOTHING`,
    [hash, purpose, userId ?? null, lifetimeSeconds ?? null],
  )
}

/** Takes a code away. Atomic: of two requests with the same one a single one gets it. @returns whether it was good */
export async function takeCode(
  payload: Payload,
  { hash, purpose, userId }: { hash: string; purpose: string; userId?: number },
): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query(
    `DELETE FROM account_codes WHERE hash = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3
       AND (expires_at IS NULL OR expires_at > now())`,
    [hash, purpose, userId ?? null],
  )
  return rowCount === 1
}

/**
 * Uses the code that the start printed, in the request's transaction: when making the account fails, the code stays good.
 * @returns whether it was the code
 */
export async function takeFirstFounderCode(req: PayloadRequest, typed: unknown): Promise<boolean> {
  if (typeof typed !== 'string' || typed.length > 100) return false
  const given = Buffer.from(hashOneTimeCode(typed))
  const db = await databaseOf(req)
  const { rows } = await db.execute<{ hash: string }>(
    sql`SELECT hash FROM account_codes WHERE purpose = ${firstFounderPurpose}`,
  )
  const known = rows.map(({ hash }) => Buffer.from(hash))
  // All of them are compared, each in the same time.
  const matching = known.filter((hash) => hash.length === given.length && timingSafeEqual(hash, given))
  if (matching.length === 0) return false
  // Of two requests at once the second finds none left.
  const { rowCount } = await db.execute(sql`DELETE FROM account_codes WHERE purpose = ${firstFounderPurpose}`)
  return Boolean(rowCount)
}

/** A nightly job: deletes codes that ran out, and entries of the audit trail after a year. */
export const deleteExpiredCodesTask: TaskConfig = {
  slug: 'delete-expired-codes',
  label: 'Delete expired codes, and entries of the audit trail after a year',
  schedule: [{ cron: '30 3 * * *', queue: 'nightly' }],
  retries: 3,
  handler: async ({ req }) => {
    const pool = poolOf(req.payload)
    await pool.query('DELETE FROM account_codes WHERE expires_at < now()')
    // Holds an address, though encrypted.
    await pool.query(
      `DELETE FROM payload_jobs WHERE task_slug = 'send-password-reset' AND has_error AND updated_at < now() - interval '1 day'`,
    )
    await pool.query(`DELETE FROM audit_trail WHERE created_at < now() - interval '1 year'`)
    return { output: {} }
  },
}
