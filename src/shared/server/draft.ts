import 'server-only'

import { draftMode, headers } from 'next/headers'
import type { TypedUser } from 'payload'

import { payloadClient } from './payloadClient'

/**
 * Who is looking at drafts: the signed-in editor whose browser is in draft mode, else null. Draft mode alone shows
 * nothing: when her session has ended, she sees what every visitor sees.
 */
export async function draftViewer(): Promise<TypedUser | null> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  return user
}

/** The nonce that src/proxy.ts gave this request in draft mode; undefined for prerendered pages, which have hashes. */
export async function draftNonce(): Promise<string | undefined> {
  const { isEnabled } = await draftMode()
  return isEnabled ? requestNonce() : undefined
}

/** The nonce that src/proxy.ts gave a page that is made for each request. */
export async function requestNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
}
