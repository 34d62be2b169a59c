import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

import { deriveKey, signToken, verifyToken } from '@/shared/cms/signedToken'
import { poolOf } from '@/shared/database'

/** Days before an address may receive another email. */
const minDaysBetweenEmails = 90
/** Maximum of visitors' emails per day for the whole site: stops a flood that comes from many networks. */
const maxEmailsPerDay = 500

/** The purpose of the tokens; links in sent emails depend on it. */
const tokenPurpose = 'never again'

/** A keyed hash of an address: without the site's secret nobody can test addresses against it. */
export function hashAddress(payload: Payload, email: string): string {
  return createHmac('sha256', deriveKey(payload, 'invited addresses'))
    .update(email.trim().normalize('NFKC').toLowerCase())
    .digest('base64url')
}

/** The token of an unsubscribe link, which proves that its holder received an email at this address. */
export const unsubscribeToken = (payload: Payload, hash: string): string => signToken(payload, tokenPurpose, hash)

/** Unsubscribes the address behind a token. @returns false when the token is invalid */
export async function unsubscribeAddress(payload: Payload, token: string): Promise<boolean> {
  const hash = verifyToken(payload, tokenPurpose, token)
  if (hash === null) return false
  await poolOf(payload).query(
    'INSERT INTO invited_addresses (hash, never) VALUES ($1, true) ON CONFLICT (hash) DO UPDATE SET never = true',
    [hash],
  )
  return true
}

export async function isUnsubscribed(payload: Payload, hash: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query('SELECT 1 FROM invited_addresses WHERE hash = $1 AND never', [hash])
  return rows.length > 0
}

/**
 * Reserves the email that an address may receive now. Atomic: of two concurrent requests one succeeds.
 * @returns a function that releases the reservation when sending failed; null when no email may be sent
 */
export async function claimAddress(payload: Payload, hash: string): Promise<(() => Promise<void>) | null> {
  const pool = poolOf(payload)
  const { rows } = await pool.query<{ before: Date | null }>(
    `WITH earlier AS (SELECT written_at FROM invited_addresses WHERE hash = $1)
     INSERT INTO invited_addresses AS known (hash, written_at) VALUES ($1, now())
     ON CONFLICT (hash) DO UPDATE SET written_at = now()
       WHERE NOT known.never AND (known.written_at IS NULL OR known.written_at < now() - make_interval(days => $2))
     RETURNING (SELECT written_at FROM earlier) AS before`,
    [hash, minDaysBetweenEmails],
  )
  if (rows.length === 0) return null
  const { before } = rows[0]!
  return async () => {
    await pool.query('UPDATE invited_addresses SET written_at = $2 WHERE hash = $1', [hash, before])
  }
}

/** Whether the site's daily maximum of visitors' emails is reached. */
export async function isDailyLimitReached(payload: Payload): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ count: string }>(
    `SELECT count(*) FROM invited_addresses WHERE written_at > now() - interval '1 day'`,
  )
  return Number(rows[0]!.count) >= maxEmailsPerDay
}
