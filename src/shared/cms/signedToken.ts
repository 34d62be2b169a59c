import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

type WithSecret = { secret: string }

/**
 * A 256-bit key for one purpose (HKDF-SHA-256), derived from the key that the database keeps under PAYLOAD_SECRET: it
 * stays the same when that secret is replaced. The start command opens it and hands it on as LASTING_KEY, which is no
 * setting of anybody's; without that command the secret itself stands in.
 */
export const deriveKey = ({ secret }: WithSecret, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', process.env.LASTING_KEY || secret, '', `power-years ${purpose}`, 32))

const signatureOf = (payload: WithSecret, purpose: string, value: string) =>
  createHmac('sha256', deriveKey(payload, purpose)).update(value).digest('base64url')

/**
 * Signs a value with HMAC-SHA-256. The token needs no storage and never expires.
 * @param payload its `secret` is the site's
 * @param purpose separates kinds of tokens: a token is valid for its own purpose only. Links in sent emails contain
 * tokens, so a purpose must never change.
 * @param value without dots
 * @returns `value.signature`, URL-safe if the value is
 */
export const signToken = (payload: WithSecret, purpose: string, value: string): string =>
  `${value}.${signatureOf(payload, purpose, value)}`

/** The value of a token made by `signToken` for the same purpose; null when the signature is not valid. */
export function verifyToken(payload: WithSecret, purpose: string, token: string): string | null {
  const [value = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(payload, purpose, value))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? value : null
}
