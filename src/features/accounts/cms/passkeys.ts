import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Payload, PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { trustedOrigins } from '@/shared/cms/trustedOrigins'
import { poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'

import { hashOneTimeCode } from './oneTimeCode'
import { storeCode, takeCode } from './accountCodes'
import { currentUserId } from './secondFactor'

const challengeSeconds = 5 * 60
const making = 'making a passkey'
const signingIn = 'signing in with a passkey'
const maxPasskeys = 20

// Loaded on first use: its parsers of certificates are needed for nothing else.
const webAuthn = () => import('@simplewebauthn/server')

/** A passkey belongs to the site's own name and is used on its own pages only. */
function relyingParty() {
  const { SITE_URL } = getEnv()
  return { rpID: new URL(SITE_URL).hostname, expectedOrigin: [...new Set([SITE_URL, ...trustedOrigins(SITE_URL)])] }
}

type Passkey = { id: string; user_id: number; name: string; public_key: string; counter: string; transports: string[] }

/** A challenge is a code like others: good once, for a few minutes. Its capitals count, so it is hashed in hexadecimal. */
const hashChallenge = (challenge: string) => hashOneTimeCode(Buffer.from(challenge).toString('hex'))

const takeChallenge = (payload: Payload, purpose: string, userId?: number) => (challenge: string) =>
  takeCode(payload, { hash: hashChallenge(challenge), purpose, userId })

/** What the browser needs to make a passkey for the one who is signed in. @throws HttpError 400 with twenty already */
export async function createRegistrationOptions(req: PayloadRequest) {
  const { generateRegistrationOptions } = await webAuthn()
  const userId = currentUserId(req)
  const known = await listPasskeys(req.payload, userId)
  if (known.length >= maxPasskeys) throw new HttpError(400, 'You have twenty passkeys. Remove one first.')
  const options = await generateRegistrationOptions({
    rpName: 'Power Years',
    rpID: relyingParty().rpID,
    userName: req.user!.email,
    userDisplayName: req.user!.name,
    userID: new TextEncoder().encode(`power-years-${userId}`),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    // A passkey that asks for a finger, a face or a PIN is two factors by itself.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeCode(req.payload, {
    hash: hashChallenge(options.challenge),
    purpose: making,
    userId,
    lifetimeSeconds: challengeSeconds,
  })
  return options
}

/** Stores the passkey that a browser made. @throws HttpError 400 when it is not the one that was asked for */
export async function storePasskey(req: PayloadRequest, name: string, made: RegistrationResponseJSON): Promise<void> {
  const { verifyRegistrationResponse } = await webAuthn()
  const { rpID, expectedOrigin } = relyingParty()
  const userId = currentUserId(req)
  const verified = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: takeChallenge(req.payload, making, userId),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined)
  const refused = () => new HttpError(400, 'This passkey does not belong to this request. Please start again.')
  if (!verified?.verified) throw refused()
  const { credential, credentialBackedUp } = verified.registrationInfo
  // A browser makes each anew; one that another account has was made up.
  const { rowCount } = await poolOf(req.payload).query(
    `INSERT INTO account_passkeys (id, user_id, name, public_key, counter, transports, backed_up)
     VALUES ($1, $2, $3, $4, $5, $6::text[], $7) ON CONFLICT (id) DO NOTHING`,
    [
      credential.id,
      userId,
      name,
      Buffer.from(credential.publicKey).toString('base64url'),
      credential.counter,
      credential.transports ?? [],
      credentialBackedUp,
    ],
  )
  if (rowCount === 0) throw refused()
}

/** The passkeys of an account, oldest first. */
export async function listPasskeys(payload: Payload, userId: number) {
  const { rows } = await poolOf(payload).query<{ id: string; name: string; created_at: Date; used_at: Date | null }>(
    'SELECT id, name, created_at, used_at FROM account_passkeys WHERE user_id = $1 ORDER BY created_at, id',
    [userId],
  )
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }))
}

/** @returns its name; null when the account has no such passkey */
export async function deletePasskey(payload: Payload, userId: number, id: string): Promise<string | null> {
  const { rows } = await poolOf(payload).query<{ name: string }>(
    'DELETE FROM account_passkeys WHERE id = $1 AND user_id = $2 RETURNING name',
    [id, userId],
  )
  return rows[0]?.name ?? null
}

/** What a browser needs to sign in: names no account, so it tells of none. */
export async function createSignInOptions(payload: Payload) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().rpID,
    userVerification: 'required',
    allowCredentials: [],
  })
  await storeCode(payload, {
    hash: hashChallenge(options.challenge),
    purpose: signingIn,
    lifetimeSeconds: challengeSeconds,
  })
  return options
}

/** Checks what a passkey signed. @returns whose it is; null for an unknown passkey, a wrong signature or a used challenge */
export async function verifySignIn(payload: Payload, signed: AuthenticationResponseJSON): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const pool = poolOf(payload)
  const { rows } = await pool.query<Passkey>('SELECT * FROM account_passkeys WHERE id = $1', [signed.id])
  const passkey = rows[0]
  if (!passkey) return null
  const { rpID, expectedOrigin } = relyingParty()
  const verified = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: takeChallenge(payload, signingIn),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: Number(passkey.counter),
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(() => undefined)
  if (!verified?.verified) return null
  await pool.query('UPDATE account_passkeys SET counter = $2, used_at = now() WHERE id = $1', [
    passkey.id,
    verified.authenticationInfo.newCounter,
  ])
  return passkey.user_id
}
