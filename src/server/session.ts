import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const tokenPattern = '([\\w-]+)\\.([\\w-]+)\\.([\\w-]+)'
const inCookie = new RegExp(`(?:^|;\\s*)payload-token=${tokenPattern}`)
const inAuthorization = new RegExp(`^(?:JWT|Bearer) ${tokenPattern}$`)

/** The key that Payload signs sessions with: the first half of the secret's SHA-256, in hex. */
const keys = new Map<string, string>()
function keyOf(secret: string): string {
  const key = keys.get(secret) ?? createHash('sha256').update(secret).digest('hex').slice(0, 32)
  keys.set(secret, key)
  return key
}

/**
 * Whether a request carries an editor's session that this server signed and that has not expired. It decides about
 * sizes, and about what an outage is called, alone: what the editor may do is Payload's to say.
 * @param secret PAYLOAD_SECRET
 * @param now ms since the epoch
 */
export function hasSession(headers: IncomingHttpHeaders, secret: string, now: number): boolean {
  const token = inCookie.exec(headers.cookie ?? '') ?? inAuthorization.exec(headers.authorization ?? '')
  if (!token) return false
  const [, head, claims, signature = ''] = token
  const expected = createHmac('sha256', keyOf(secret)).update(`${head}.${claims}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  try {
    const { exp } = JSON.parse(Buffer.from(claims!, 'base64url').toString('utf8')) as { exp?: unknown }
    return typeof exp === 'number' && exp * 1000 > now
  } catch {
    return false
  }
}
