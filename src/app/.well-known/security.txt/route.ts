import { getEnv } from '@/shared/env'

/** RFC 9116 wants an end that is less than a year away. */
const validDays = 180

// Made for each request: the contact is known at the start, the end moves on.
export const dynamic = 'force-dynamic'

/** Where to tell of a hole; 404 where nobody is named. */
export function GET(): Response {
  const { SECURITY_CONTACT, SITE_URL } = getEnv()
  if (!SECURITY_CONTACT) return new Response('Nobody is named here.\n', { status: 404 })
  const expires = new Date(Date.now() + validDays * 24 * 60 * 60 * 1000).toISOString()
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
