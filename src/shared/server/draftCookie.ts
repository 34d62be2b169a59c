import 'server-only'

import { cookies, draftMode } from 'next/headers'

import { getEnv, isHttps } from '@/shared/env'

const name = '__prerender_bypass'

/** Next marks its cookie Secure and SameSite=None: over plain http browsers would neither keep nor delete it. */
const attributes = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(getEnv().SITE_URL) }) as const

/** Turns draft mode on for this browser, until it is closed or leaves. */
export async function enterDraftMode(): Promise<void> {
  ;(await draftMode()).enable()
  const jar = await cookies()
  const value = jar.get(name)?.value
  if (value) jar.set(name, value, attributes())
}

/** Turns draft mode off for this browser. */
export async function leaveDraftMode(): Promise<void> {
  ;(await draftMode()).disable()
  ;(await cookies()).set(name, '', { ...attributes(), expires: new Date(0) })
}
