import { randomBytes } from 'node:crypto'

import { NextResponse, type NextRequest } from 'next/server'

import { getEnv, isLocalhost } from './shared/env'
import { policyWith } from './shared/server/page-cache/contentSecurityPolicy.mjs'

/** Runs for these alone, so that a visitor's request never waits for it. */
export const config = {
  matcher: [
    '/admin/create-first-user',
    {
      source: '/((?!_next/|api/|admin|preview).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
}

/** A page in draft mode is rendered for each request, so a nonce can allow its scripts (docs/decisions/003). */
function withNonce(request: NextRequest): NextResponse {
  const policy = policyWith(`'nonce-${randomBytes(16).toString('base64')}'`)
  // Next reads the nonce from the request's policy and puts it on every script it writes.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** Answers before Next where a request must not get a page at all, or needs a policy of its own. */
export function proxy(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname === '/admin/create-first-user') {
    if (isLocalhost(getEnv().SITE_URL)) return NextResponse.next()
    return new NextResponse('This site has no founder yet. Its owner runs: npm run create-founder\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  // Hot reload needs eval, which no policy of ours allows.
  return process.env.NODE_ENV === 'development' ? NextResponse.next() : withNonce(request)
}
