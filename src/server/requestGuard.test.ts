import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { secret, send, sendRaw, sessionOf, guardServer } from '@/testing/guardedServer'

import { guardRequests } from './requestGuard'

guardServer()

describe('an address', () => {
  it('of a collection of Payload’s own is there for the panel that asks for it, folders of pictures among them', async () => {
    const cookie = sessionOf(4_102_444_800)
    for (const slug of ['folders', 'jobs', 'locked-documents', 'preferences'])
      expect([
        slug,
        await send(`/api/payload-${slug}`, { headers: { cookie } }),
        await send(`/api/payload-${slug}`),
      ]).toEqual([slug, 200, 404])
    expect(await send('/api/payload-migrations', { headers: { cookie } })).toBe(404)
  })

  it.each([
    ['/%FF', 400],
    ['/a%00b', 400],
    ['/search?q=%FF', 400],
    ['/search?q=%00', 400],
    ['/search?q=really?%FF', 400],
    ['/search?q=really?%00', 400],
    ['/%', 400],
    ['/api/constructor', 404],
    ['/api/__proto__/1', 404],
    ['/api/payload-migrations', 404],
    ['/api/payload-jobs/run', 404],
    ['/api//constructor', 404],
    ['/_next/image?url=/icon.svg&w=64&q=75', 404],
    ['/_global-error', 404],
    ['/_next/static/a.js', 200],
    ['/search?q=50%25+off', 200],
    ['/api/education/modules', 200],
  ])('%s answers %i', async (path, status) => {
    expect(await send(path)).toBe(status)
  })

  it.each([
    ['TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a/../b\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    // No URL can be made of these, and the panel makes one.
    ['GET /admin/login HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n', 400],
    ['GET /admin/login HTTP/1.1\r\nHost: 1.2.3.999\r\nConnection: close\r\n\r\n', 400],
    ['GET /admin/login HTTP/1.1\r\nHost: [1::2::3]\r\nConnection: close\r\n\r\n', 400],
    // Newer versions of Node 24 make a URL of this one; then the panel can as well.
    ['GET /admin/login HTTP/1.1\r\nHost: xn--\r\nConnection: close\r\n\r\n', URL.canParse('http://xn--') ? 200 : 400],
    ['GET http://elsewhere/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['GET /api/toString#x?a=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a:3000\r\nConnection: close\r\n\r\n', 200],
    ['GET / HTTP/1.1\r\nHost: [::1]:3000\r\nConnection: close\r\n\r\n', 200],
  ])('%j answers %i', async (text, status) => {
    expect(await sendRaw(text)).toBe(status)
  })

  it.each([
    ['bytes=5-2', 416],
    ['bytes=-', 416],
    ['bytes=0-1,3-4', 416],
    ['lines=1-2', 416],
    ['bytes=0-99', 200],
    ['bytes=-5', 200],
    ['bytes=5-', 200],
  ])('with the range %s answers %i', async (range, status) => {
    expect(await send('/api/media/file/a.png', { headers: { range } })).toBe(status)
  })

  it.each([
    ['%FF', 400],
    ['x', 400],
    ['%5B%22%22%2C%7B%7D%5D', 200],
  ])('with the state of the router %s answers %i', async (state, status) => {
    expect(await send('/admin.rsc', { headers: { 'next-router-state-tree': state } })).toBe(status)
  })
})

describe('what is sent', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
  const form = '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n--b--\r\n'
  const action = { 'next-action': '0'.repeat(42) }
  const from = (origin: string) => ({ host: 'site.example', origin })

  it.each([
    ['to a page', '/tarot', {}, undefined, 405],
    ['to a page, as a form', '/search', multipart, form, 405],
    ['to a page, as an action of the server', '/tarot', action, undefined, 405],
    ['to what Next keeps for itself', '/_next/data/x/index.json', multipart, form, 405],
    ['as a form without a word', '/api/media', multipart, undefined, 400],
    ['as a form without a word, to the panel', '/admin/login', multipart, undefined, 400],
    ['to the panel as an action with a name that none has', '/admin', { 'next-action': 'x' }, undefined, 400],
    ['to the panel from nowhere', '/admin', { ...action, ...from('null') }, undefined, 400],
    ['to the panel from another site', '/admin', { ...action, ...from('https://evil.example') }, undefined, 400],
    ['to the panel from what is no site', '/admin', { ...multipart, ...from('x') }, form, 400],
    ['to the panel by itself', '/admin', { ...action, ...from('https://site.example') }, undefined, 200],
    ['to the panel by a form of its own', '/admin', { ...multipart, ...from('https://site.example') }, form, 200],
    [
      'to the panel behind a proxy',
      '/admin',
      { ...action, ...from('https://public.example'), 'x-forwarded-host': 'public.example' },
      undefined,
      200,
    ],
    ['to a call', '/api/symptoms/log', { 'content-type': 'application/json' }, '{}', 200],
  ] as const)('%s: %s', async (_, path, headers, body, status) => {
    expect(await send(path, { method: 'POST', headers, body })).toBe(status)
  })
})

it('never answers 5xx, whatever the address and the range', async () => {
  const printable = fc.string({ unit: fc.constantFrom(...'aZ09/%.?&=[]{}<>"\\^|~:;@-_+,!'), maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(printable, printable, async (address, range) => {
      expect(
        await sendRaw(`GET /${address} HTTP/1.1\r\nHost: a\r\nRange: ${range}\r\nConnection: close\r\n\r\n`),
      ).toBeLessThan(500)
    }),
    { numRuns: 100, seed: 20_261_122 },
  )
}, 30_000)

it('lets no stranger say by a header that the method is another one', async () => {
  const seen: unknown[] = []
  const guarded = guardRequests((req, res) => {
    seen.push(req.headers['x-payload-http-method-override'] ?? req.headers['x-http-method-override'])
    res.end()
  }, secret)
  const other = createServer((req, res) => guarded(req, res)).listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/api/references`
  for (const name of ['x-payload-http-method-override', 'x-http-method-override'])
    for (const cookie of ['', sessionOf(4_102_444_800)])
      await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ a: 'b' }).toString(),
        headers: { [name]: 'GET', cookie, 'content-type': 'application/x-www-form-urlencoded' },
      })
  other.close()
  expect(seen).toEqual([undefined, 'GET', undefined, 'GET'])
})
