import 'server-only'

import { cookies, draftMode } from 'next/headers'

import { getEnv, isHttps } from '@/shared/env'

const name = '__prerender_bypass'

/**
 * Next sets its draft cookie with Secure and SameSite=None: over plain http browsers would neither store nor delete it.
 */
const attributes = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(getEnv().SITE_URL) }) as const

/** Enables draft mode in this browser for the session. */
export async function enterDraftMode(): Promise<void> {
  ;(await draftMode()).enable()
  const jar = await cookies()
  const value = jar.get(name)?.value
  if (value) jar.set(name, value, attributes())
}

/** Disables draft mode in this browser. */
export async function leaveDraftMode(): Promise<void> {
  ;(await draftMode()).disable()
  ;(await cookies()).set(name, '', { ...attributes(), expires: new Date(0) })
}
