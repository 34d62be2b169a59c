import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

import { isEmailProviderConfigured } from '@/integrations/email/sendEmail'
import { deriveKey, signToken, verifyToken } from '@/shared/cms/signedToken'
import { poolOf } from '@/shared/database'

import { canonicalAddress } from '../domain/canonicalAddress'

/** Days before an address may receive another email. */
const minDaysBetweenEmails = 90

/** The purpose of the tokens; links in sent emails depend on it. */
const tokenPurpose = 'never again'

const keyedHash = (payload: Payload, text: string) =>
  createHmac('sha256', deriveKey(payload, 'invited addresses')).update(text).digest('base64url')

/**
 * A keyed hash of the mailbox behind an address, the same in every spelling: without the site's secret nobody can test
 * addresses against it.
 */
export const hashAddress = (payload: Payload, email: string): string => keyedHash(payload, canonicalAddress(email))

/** The hashes under which an address may be known. Links of older emails carry the hash of the address as it was typed. */
const knownHashes = (payload: Payload, email: string): string[] => [
  ...new Set([hashAddress(payload, email), keyedHash(payload, email.trim().normalize('NFKC').toLowerCase())]),
]

/** The token of an unsubscribe link, which proves that its holder received an email at this address. */
export const unsubscribeToken = (payload: Payload, hash: string): string => signToken(payload, tokenPurpose, hash)

async function neverAgain(payload: Payload, hash: string): Promise<void> {
  await poolOf(payload).query(
    'INSERT INTO invited_addresses (hash, never) VALUES ($1, true) ON CONFLICT (hash) DO UPDATE SET never = true',
    [hash],
  )
}

/** Unsubscribes the address behind a token. @returns false when the token is invalid */
export async function unsubscribeAddress(payload: Payload, token: string): Promise<boolean> {
  const hash = verifyToken(payload, tokenPurpose, token)
  if (hash === null) return false
  await neverAgain(payload, hash)
  return true
}

/** Never writes to an address again: its owner complained, or it takes no emails. */
export const suppressAddress = (payload: Payload, email: string): Promise<void> =>
  neverAgain(payload, hashAddress(payload, email))

/** Whether the owner of an address asked never to be written to again, in whichever spelling. */
export async function isUnsubscribed(payload: Payload, email: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query(
    'SELECT 1 FROM invited_addresses WHERE hash = ANY($1::text[]) AND never LIMIT 1',
    [knownHashes(payload, email)],
  )
  return rows.length > 0
}

/** Those of some addresses whose owners asked never to be written to again. */
export async function findUnsubscribed(payload: Payload, emails: readonly string[]): Promise<Set<string>> {
  const hashesOf = new Map(emails.map((email) => [email, knownHashes(payload, email)]))
  const { rows } = await poolOf(payload).query<{ hash: string }>(
    'SELECT hash FROM invited_addresses WHERE hash = ANY($1::text[]) AND never',
    [[...hashesOf.values()].flat()],
  )
  const never = new Set(rows.map(({ hash }) => hash))
  return new Set(emails.filter((email) => hashesOf.get(email)!.some((hash) => never.has(hash))))
}

/** Notes that the email of a batch went to an address. */
export async function recordBatchEmail(payload: Payload, email: string): Promise<void> {
  await poolOf(payload).query(
    `INSERT INTO invited_addresses (hash, batch_written_at) VALUES ($1, now())
     ON CONFLICT (hash) DO UPDATE SET batch_written_at = now()`,
    [hashAddress(payload, email)],
  )
}

/** Months before the email of a batch may go to the same person again. */
const monthsBetweenBatchEmails = 12

/** Those of some addresses whose mailbox had the email of a batch within the last year, in whichever spelling, and when. */
export async function findWrittenTo(payload: Payload, emails: readonly string[]): Promise<Map<string, Date>> {
  const hashOf = new Map(emails.map((email) => [email, hashAddress(payload, email)]))
  const { rows } = await poolOf(payload).query<{ hash: string; batch_written_at: Date }>(
    `SELECT hash, batch_written_at FROM invited_addresses
     WHERE hash = ANY($1::text[]) AND batch_written_at > now() - make_interval(months => $2)`,
    [[...hashOf.values()], monthsBetweenBatchEmails],
  )
  const writtenAt = new Map(rows.map((row) => [row.hash, row.batch_written_at]))
  return new Map(
    [...hashOf].flatMap(([email, hash]) => {
      const at = writtenAt.get(hash)
      return at ? [[email, at] as const] : []
    }),
  )
}

/** What is said of somebody for whom a letter lies in the outbox. */
export const waitsInOutbox = 'A letter to her waits in the outbox.'

/**
 * Those of some addresses for which a letter lies in the outbox that nobody has, and a second would lie beside it; none
 * where a provider is set up, as the next letter then goes in its place.
 */
export async function findKept(payload: Payload, emails: readonly string[]): Promise<Set<string>> {
  if (isEmailProviderConfigured()) return new Set()
  const { rows } = await poolOf(payload).query<{ email: string }>(
    `SELECT DISTINCT person.email FROM batch_recipients AS one JOIN influencers AS person ON person.id = one.influencer_id
     WHERE one.state = 'kept'`,
  )
  const kept = new Set(rows.map(({ email }) => canonicalAddress(email)))
  return new Set(emails.filter((email) => kept.has(canonicalAddress(email))))
}

/**
 * Reserves the email that an address may receive now. Atomic: of two emails at once one succeeds.
 * @param key of the email: tried again, it finds the address reserved by itself
 * @returns a function that releases the reservation when nothing left, and says whether the email waits in the outbox;
 *   null when no email may be sent
 */
export async function claimAddress(
  payload: Payload,
  email: string,
  key: string,
): Promise<((isKept: boolean) => Promise<void>) | null> {
  const pool = poolOf(payload)
  const hashes = knownHashes(payload, email)
  const { rowCount } = await pool.query(
    `WITH earlier AS (
       SELECT FROM invited_addresses WHERE hash = ANY($2::text[]) AND (
         never OR (written_at > now() - make_interval(days => $3) AND claimed_by IS DISTINCT FROM $5) OR (kept AND $4)
       )
     )
     INSERT INTO invited_addresses AS known (hash, written_at, claimed_by)
     SELECT $1, now(), $5 WHERE NOT EXISTS (SELECT FROM earlier)
     ON CONFLICT (hash) DO UPDATE SET written_at = now(), kept = false, claimed_by = $5
       WHERE NOT known.never AND NOT (known.kept AND $4) AND (
         known.written_at IS NULL OR known.written_at < now() - make_interval(days => $3) OR known.claimed_by = $5
       )`,
    [hashes[0], hashes, minDaysBetweenEmails, !isEmailProviderConfigured(), key],
  )
  if (!rowCount) return null
  return async (isKept) => {
    // What it had before was too long ago to matter.
    await pool.query(
      'UPDATE invited_addresses SET written_at = NULL, kept = $3, claimed_by = NULL WHERE hash = $1 AND claimed_by = $2',
      [hashes[0], key, isKept],
    )
  }
}
