import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'

/** An address is written to once in so many days. */
const minDaysBetweenEmails = 90
/** Letters a day for the whole site, from visitors: a flood is stopped even when it comes from everywhere. */
const maxEmailsPerDay = 500

const keyOf = (payload: Payload, purpose: string) =>
  Buffer.from(hkdfSync('sha256', payload.secret, '', `power-years ${purpose}`, 32))

/** What stands for an address; without the site's secret nobody can try addresses out against it. */
export function hashAddress(payload: Payload, email: string): string {
  return createHmac('sha256', keyOf(payload, 'invited addresses'))
    .update(email.trim().normalize('NFKC').toLowerCase())
    .digest('base64url')
}

const sign = (payload: Payload, hash: string) =>
  createHmac('sha256', keyOf(payload, 'never again')).update(hash).digest('base64url')

/** What proves that somebody got a letter at this address, and may end them. */
export const unsubscribeToken = (payload: Payload, hash: string): string => `${hash}.${sign(payload, hash)}`

/** Ends all letters to the address behind a token. @returns false when the token is none of ours */
export async function unsubscribeAddress(payload: Payload, token: string): Promise<boolean> {
  const [hash = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(payload, hash))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
  await poolOf(payload).query(
    'INSERT INTO invited_addresses (hash, never) VALUES ($1, true) ON CONFLICT (hash) DO UPDATE SET never = true',
    [hash],
  )
  return true
}

/** Whether letters to an address have been ended. */
export async function isUnsubscribed(payload: Payload, hash: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query('SELECT 1 FROM invited_addresses WHERE hash = $1 AND never', [hash])
  return rows.length > 0
}

/**
 * Takes the one letter an address may get now. Two who ask at once: one gets it.
 * @returns the way to give it back when the letter could not be sent; null when none may be sent
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

/** Whether visitors have had enough letters sent for one day. */
export async function isDailyLimitReached(payload: Payload): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ count: string }>(
    `SELECT count(*) FROM invited_addresses WHERE written_at > now() - interval '1 day'`,
  )
  return Number(rows[0]!.count) >= maxEmailsPerDay
}
