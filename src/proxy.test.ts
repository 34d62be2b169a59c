import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { NextRequest } from 'next/server'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** The proxy of a build with this id, on a site at this address. */
async function proxyOf(siteUrl: string, nodeEnv = 'production') {
  const folder = await mkdtemp(path.join(tmpdir(), 'power-years-proxy-'))
  folders.push(folder)
  await writeFile(
    path.join(folder, 'prerender-manifest.json'),
    JSON.stringify({ preview: { previewModeId: 'id-of-this-build' } }),
  )
  vi.stubEnv('NEXT_DIST_DIR', path.relative(process.cwd(), folder))
  vi.stubEnv('NODE_ENV', nodeEnv)
  vi.stubEnv('SITE_URL', siteUrl)
  vi.resetModules()
  return (await import('./proxy')).proxy
}
const request = (pathname: string, cookie?: string, method = 'GET') =>
  new NextRequest(`https://power.example${pathname}`, {
    method,
    headers: cookie ? { cookie: `__prerender_bypass=${cookie}` } : {},
  })

beforeEach(() => vi.unstubAllEnvs())

describe('the search', () => {
  it('gets a nonce of its own, and is kept by nobody', async () => {
    const proxy = await proxyOf('https://power.example')
    const [first, second] = [proxy(request('/search?q=sleep')), proxy(request('/search?q=sleep'))]
    expect(first.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/)
    expect(first.headers.get('content-security-policy')).not.toBe(second.headers.get('content-security-policy'))
    expect(first.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a page in draft mode', () => {
  it('gets a policy with a nonce of its own, told to Next and to the browser alike, and is kept by nobody', async () => {
    const proxy = await proxyOf('https://power.example')
    const [first, second] = [
      proxy(request('/education', 'id-of-this-build')),
      proxy(request('/education', 'id-of-this-build')),
    ]
    const policy = first.headers.get('content-security-policy')!
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='$/)
    expect(policy).not.toMatch(/unsafe-eval|\*/)
    expect(first.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(second.headers.get('content-security-policy')).not.toBe(policy)
  })

  it.each(['id-of-an-older-build', 'made-up'])(
    'does not exist for the cookie %s: the cached page keeps its policy',
    async (cookie) => {
      const answer = (await proxyOf('https://power.example'))(request('/education', cookie))
      expect(answer.headers.get('content-security-policy')).toBeNull()
      expect(answer.headers.get('cache-control')).toBeNull()
    },
  )

  it('has no policy in development, where hot reload needs eval', async () => {
    const answer = (await proxyOf('http://localhost:3000', 'development'))(request('/education', 'id-of-this-build'))
    expect(answer.headers.get('content-security-policy')).toBeNull()
  })
})
