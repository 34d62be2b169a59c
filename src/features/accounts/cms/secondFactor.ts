import { Secret, TOTP } from 'otpauth'
import { APIError, type CollectionBeforeLoginHook, type Payload, type PayloadRequest } from 'payload'

import { openWithSecret, sealWithSecret } from '@/shared/cms/sealWithSecret'
import { poolOf } from '@/shared/database'

import { hashOneTimeCode, makeOneTimeCode } from './oneTimeCode'
import { takeCode } from './accountCodes'

const sealPurpose = 'authenticator apps'
const recoveryPurpose = 'recovery'
const recoveryCodeCount = 10
const stepSeconds = 30

/** What an account asks for besides its password. */
export type Factors = { totp: boolean; passkeys: number; recoveryCodes: number }

/** As authenticator apps expect it: SHA-1, six digits, thirty seconds (RFC 6238). */
const totpOf = (key: string, email = '') =>
  new TOTP({ issuer: 'Power Years', label: email, secret: Secret.fromBase32(key), period: stepSeconds })

/** A new key for an authenticator app, and the address that its picture holds. */
export function makeTotpKey(email: string): { key: string; address: string } {
  const key = new Secret({ size: 20 }).base32
  return { key, address: totpOf(key, email).toString() }
}

/** The step in which a code is right, one early or late for clocks that differ; null for a wrong one. */
export function totpStep(key: string, code: string): number | null {
  const token = code.replaceAll(/\s/g, '')
  const delta = /^\d{6}$/.test(token) ? totpOf(key).validate({ token, window: 1 }) : null
  return delta === null ? null : Math.floor(Date.now() / 1000 / stepSeconds) + delta
}

/** What an account asks for besides its password. */
export async function readFactors(payload: Payload, userId: number): Promise<Factors> {
  const { rows } = await poolOf(payload).query<{ totp: boolean; passkeys: string; codes: string }>(
    `SELECT EXISTS (SELECT FROM account_totp WHERE user_id = $1) AS totp,
       (SELECT count(*) FROM account_passkeys WHERE user_id = $1) AS passkeys,
       (SELECT count(*) FROM account_codes WHERE user_id = $1 AND purpose = $2) AS codes`,
    [userId, recoveryPurpose],
  )
  const { totp, passkeys, codes } = rows[0]!
  return { totp, passkeys: Number(passkeys), recoveryCodes: Number(codes) }
}

/** Stores the app whose first code was `step`. */
export async function storeTotp(payload: Payload, userId: number, key: string, step: number): Promise<void> {
  await poolOf(payload).query(
    `INSERT INTO account_totp (user_id, sealed_key, last_step) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET sealed_key = $2, last_step = $3`,
    [userId, sealWithSecret(payload, sealPurpose, key), step],
  )
}

/** Removes the authenticator app of an account. */
export async function removeTotp(payload: Payload, userId: number): Promise<void> {
  await poolOf(payload).query('DELETE FROM account_totp WHERE user_id = $1', [userId])
}

/** Makes ten new recovery codes; the former ones end. They can be read this once. */
export async function renewRecoveryCodes(payload: Payload, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeOneTimeCode)
  await poolOf(payload).query(
    `WITH former AS (DELETE FROM account_codes WHERE user_id = $1 AND purpose = $2)
     INSERT INTO account_codes (hash, purpose, user_id) SELECT unnest($3::text[]), $2, $1`,
    [userId, recoveryPurpose, codes.map(hashOneTimeCode)],
  )
  return codes
}

/** Takes everything away but the password: for whoever lost it all, and for an account that goes. */
export async function removeAllFactors(payload: Payload, userId: number): Promise<void> {
  const pool = poolOf(payload)
  for (const table of ['account_totp', 'account_passkeys', 'account_codes'])
    await pool.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId])
}

/** Accepts a code of the app, each once, or a recovery code, which ends. @returns which it was; null when it was neither */
export async function acceptCode(
  payload: Payload,
  userId: number,
  typed: string,
): Promise<'app' | 'recovery code' | null> {
  const pool = poolOf(payload)
  const { rows } = await pool.query<{ sealed_key: string }>('SELECT sealed_key FROM account_totp WHERE user_id = $1', [
    userId,
  ])
  const step = rows[0] ? totpStep(openWithSecret(payload, sealPurpose, rows[0].sealed_key) as string, typed) : null
  if (step !== null) {
    const { rowCount } = await pool.query(
      'UPDATE account_totp SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
      [userId, step],
    )
    return rowCount === 1 ? 'app' : null
  }
  const used = await takeCode(payload, { hash: hashOneTimeCode(typed), purpose: recoveryPurpose, userId })
  return used ? 'recovery code' : null
}

/** The refusal of a right password alone. `data` tells the sign-in screen what to ask for. */
function factorNeeded(factors: Factors, message: string): APIError {
  const error = new APIError(message, 401, { secondFactor: { app: factors.totp, passkey: factors.passkeys > 0 } }, true)
  // Minification takes the class's name away, and Payload answers errors without one with no data.
  error.name = 'SecondFactorNeeded'
  return error
}

/** After the password was right: asks for the second factor of whoever has one. Signs nobody in without it. */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user, context }) => {
  // A new password by mail signs nobody in who has a second factor: see `endResetSession`.
  if (context.resetsPassword) return user
  const { payload } = req
  const factors = await readFactors(payload, user.id)
  if (!factors.totp && factors.passkeys === 0) return user
  const code: unknown = req.data?.code
  if (typeof code !== 'string' || code.trim() === '' || code.length > 100)
    throw factorNeeded(
      factors,
      factors.totp
        ? 'Now the code from your authenticator app, please.'
        : 'Now your passkey, please, or one of your recovery codes.',
    )
  const accepted = await acceptCode(payload, user.id, code)
  if (!accepted) throw factorNeeded(factors, 'This code is not right, or was used already.')
  req.context.signedInBy = `password and ${accepted}`
  return user
}

/** The one who is signed in. */
export const currentUserId = (req: PayloadRequest): number => Number(req.user!.id)
