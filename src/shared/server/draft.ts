import 'server-only'

import { draftMode, headers } from 'next/headers'
import type { TypedUser } from 'payload'

import { payloadClient } from './payloadClient'

/**
 * The signed-in editor whose browser is in draft mode, else null. Draft mode alone is not enough: after the session has
 * expired only published content is shown.
 */
export async function draftViewer(): Promise<TypedUser | null> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  return user
}

/** The CSP nonce that src/proxy.ts set in draft mode; undefined for prerendered pages, which use hashes. */
export async function draftNonce(): Promise<string | undefined> {
  const { isEnabled } = await draftMode()
  return isEnabled ? requestNonce() : undefined
}

/** The CSP nonce that src/proxy.ts set for a dynamically rendered page. */
export async function requestNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
}
