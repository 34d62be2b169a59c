import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { NextResponse, type NextRequest } from 'next/server'

import { pagePolicy } from './server/contentSecurityPolicy'

/** Runs for these alone, so that a visitor's request never waits for it. */
export const config = {
  matcher: [
    '/search',
    {
      source: '/((?!_next/|api/|admin|preview).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
}

/** A page in draft mode, and the search, are made for each request, so a nonce can allow its scripts (docs/decisions/003). */
function withNonce(request: NextRequest): NextResponse {
  const policy = pagePolicy(`'nonce-${randomBytes(16).toString('base64')}'`)
  // Next reads the nonce from the request's policy and puts it on every script it writes.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

let buildId: string | undefined

/**
 * Whether a request's cookie turns draft mode on in this very build. Asked of the build itself: Next tells its own
 * `draftMode()` the answer in pages and routes, not here (packaged with Turbopack, for Node).
 */
function isInDraftMode(request: NextRequest): boolean {
  if (buildId === undefined) {
    const manifest = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'prerender-manifest.json')
    const { preview } = JSON.parse(readFileSync(/* turbopackIgnore: true */ manifest, 'utf8')) as {
      preview: { previewModeId: string }
    }
    buildId = preview.previewModeId
  }
  return request.cookies.get('__prerender_bypass')?.value === buildId
}

/** Answers before Next where a request must not get a page at all, or needs a policy of its own. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  // Hot reload needs eval, which no policy of ours allows.
  if (process.env.NODE_ENV === 'development') return NextResponse.next()
  // A cookie of an older build, or a made-up one, turns no draft mode on: the page then comes from the cache with the
  // hashes of its scripts, which the nonce of another policy would switch off.
  return pathname === '/search' || isInDraftMode(request) ? withNonce(request) : NextResponse.next()
}
