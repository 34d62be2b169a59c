import { createHash, createHmac } from 'node:crypto'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { publishDirectCalls } from '@/shared/lib/directCalls'
import { isWithinJsonLimits } from '@/shared/lib/jsonLimits'

import { guardRequests } from './requestGuard'
import { hasSession } from './session'

/** Bytes that anybody's body may have. */
const strangersLimit = 256 * 1024
const secret = 'only-for-the-tests-of-this-project'
let server: Server
let port: number
let received: string[]

beforeAll(async () => {
  const guarded = guardRequests((req, res) => {
    let body = ''
    req
      .setEncoding('utf8')
      .on('data', (text: string) => (body += text))
      .on('end', () => {
        received.push(body)
        res.end('handled')
      })
  }, secret)
  server = createServer((req, res) => guarded(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  received = []
})

type Sent = { method?: string; headers?: IncomingHttpHeaders; body?: Buffer | string; chunked?: boolean }

/** @returns the status, also when the server answers before it has everything */
function send(path: string, { method = 'GET', headers = {}, body, chunked = false }: Sent = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body !== undefined && !chunked && { 'content-length': Buffer.byteLength(body) }
    const sent = request({ port, host: '127.0.0.1', path, method, headers: { ...headers, ...length } }, (response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error)
    })
    sent.end(body)
  })
}

/** What a client that cares for no rule gets for these bytes: the status. */
function sendRaw(text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket
      .setEncoding('utf8')
      .on('data', (part) => (answer += part))
      .on('error', reject)
      .on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
  })
}

const json = { 'content-type': 'application/json' }
const sessionOf = (exp: number, key = secret) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256' })}.${part({ exp })}`
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `payload-token=${text}.${createHmac('sha256', hash).update(text).digest('base64url')}`
}

describe('a body', () => {
  it('reaches the handler as it was sent', async () => {
    const body = JSON.stringify({ text: 'ü'.repeat(40_000) })
    expect(await send('/api/x', { method: 'POST', headers: json, body })).toBe(200)
    expect(await send('/api/x', { method: 'POST', headers: json, body, chunked: true })).toBe(200)
    expect(received).toEqual([body, body])
  })

  it.each([true, false])('that is too large is refused and never read, chunked: %s', async (chunked) => {
    const body = Buffer.alloc(strangersLimit + 1, 'a')
    expect(await send('/api/users/login', { method: 'POST', headers: json, body, chunked })).toBe(413)
    expect(received).toEqual([])
  })

  it('that is far too large is told so, though it is still being sent', async () => {
    const head = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n'
    const much = 'a'.repeat(12_000_000)
    expect(await sendRaw(`${head}Content-Length: ${much.length}\r\n\r\n${much}`)).toBe(413)
    const chunk = `${much.length.toString(16)}\r\n${much}\r\n0\r\n\r\n`
    expect(await sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toBe(413)
  })

  it('of an editor may hold a picture', async () => {
    const future = 4_102_444_800
    const type = 'multipart/form-data; boundary=b'
    const form = (bytes: number) => `--b\r\nContent-Disposition: form-data\r\n\r\n${'a'.repeat(bytes)}\r\n--b--\r\n`
    const post = (headers: IncomingHttpHeaders, body: string) =>
      send('/api/media', { method: 'POST', headers: { 'content-type': type, ...headers }, body })
    const token = sessionOf(future)
    expect(await post({ cookie: token }, form(12_000_000))).toBe(200)
    expect(await post({ authorization: token.replace('payload-token=', 'JWT ') }, form(1_000_000))).toBe(200)
    expect(await post({ cookie: token }, form(13_000_000))).toBe(413)
    expect(await post({ cookie: 'payload-token=a.b.c' }, form(strangersLimit))).toBe(413)
  })

  it('of an editor may hold an import, a batch of 5,000 letters, and no more', async () => {
    const post = (body: string, headers = json as IncomingHttpHeaders) =>
      send('/api/import', { method: 'POST', headers: { ...headers, cookie: sessionOf(4_102_444_800) }, body })
    expect(await post(JSON.stringify({ csv: 'a'.repeat(2_000_000) }))).toBe(200)
    const letter = { email: 'a@example.com', name: 'A', followers: 1, focus: 'x', priority: 'y' }
    expect(await post(JSON.stringify(Array.from({ length: 5_000 }, () => letter)))).toBe(200)
    expect(await post(JSON.stringify({ csv: 'a'.repeat(4_300_000) }))).toBe(413)
    // What the panel's server functions send.
    expect(await post('a'.repeat(300_000), { 'content-type': 'text/plain;charset=UTF-8' })).toBe(200)
    expect(await post('a'.repeat(300_000), { 'content-type': 'application/x-www-form-urlencoded' })).toBe(413)
  })

  it('that a call reads as it comes is bounded by that call, and for those who are signed in alone', async () => {
    const call = { route: '/archive', isCounted: false, streamed: 20_000_000, answer: vi.fn() }
    publishDirectCalls({ find: (method, path) => (method === 'POST' && path === '/archive' ? call : undefined) })
    const tar = { 'content-type': 'application/x-tar' }
    const post = (bytes: number, headers: IncomingHttpHeaders) =>
      send('/api/archive?overwrite=true', { method: 'POST', headers: { ...tar, ...headers }, body: 'a'.repeat(bytes) })
    const cookie = sessionOf(4_102_444_800)
    expect(await post(15_000_000, { cookie })).toBe(200)
    expect(received.map(({ length }) => length)).toEqual([15_000_000])
    expect(await post(20_000_001, { cookie })).toBe(413)
    expect(await post(15_000_000, {})).toBe(413)
    publishDirectCalls({ find: () => undefined })
    expect(await post(15_000_000, { cookie })).toBe(413)
  })

  it('that does not arrive within a minute is refused, whoever sends it slowly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const head = 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'
      const status = sendRaw(head)
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
      await vi.advanceTimersByTimeAsync(61_000)
      expect(await status).toBe(408)
      expect(received).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('nested or filled beyond what any form has is refused', async () => {
    const deep = '['.repeat(65) + ']'.repeat(65)
    const many = `[${Array.from({ length: 20_001 }, () => 1).join()}]`
    for (const body of [deep, many]) expect(await send('/api/x', { method: 'POST', headers: json, body })).toBe(400)
    expect(received).toEqual([])
  })

  it('that is half a form is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=----WebKitFormBoundaryXyZ' }
    const whole =
      '------WebKitFormBoundaryXyZ\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n------WebKitFormBoundaryXyZ--\r\n'
    expect(await send('/api/x', { method: 'POST', headers, body: whole })).toBe(200)
    for (const body of [whole.slice(0, -6), 'nothing of the kind'])
      expect(await send('/api/x', { method: 'POST', headers, body })).toBe(400)
    expect(
      await send('/api/x', { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: whole }),
    ).toBe(400)
    for (const kind of ['x/multipart/form-data', 'multipart/mixed'])
      expect(
        await send('/api/x', {
          method: 'POST',
          headers: { 'content-type': `${kind}; boundary=----WebKitFormBoundaryXyZ` },
          body: whole,
        }),
      ).toBe(400)
  })
})

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

it('counts what JSON.parse would build, whatever stands in its texts', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) =>
      isWithinJsonLimits(Buffer.from(JSON.stringify(value)), 20_000),
    ),
    { seed: 20_261_122 },
  )
  expect(isWithinJsonLimits(Buffer.from(JSON.stringify({ text: '[{"\\'.repeat(9_000) })), 20_000)).toBe(true)
})

it('knows a session by its signature and its end', () => {
  const now = 1_800_000_000_000
  expect(hasSession({ cookie: `a=b; ${sessionOf(1_800_000_001)}` }, secret, now)).toBe(true)
  expect(hasSession({ cookie: sessionOf(1_799_999_999) }, secret, now)).toBe(false)
  expect(hasSession({ cookie: sessionOf(1_800_000_001, 'another secret of another site') }, secret, now)).toBe(false)
  expect(hasSession({}, secret, now)).toBe(false)
})
