import { createServer, request, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { publishDirectCalls, type DirectCall, type DirectRequest } from '@/shared/lib/directCalls'

import { createEndpointHandler } from './endpointHandler'

let server: Server
let asked: DirectRequest[]
let port: number
let counted: number

const shared: DirectCall = {
  route: '/things',
  sharedBy: ['q'],
  isCounted: false,
  answer: async (req) => {
    asked.push(req)
    const q = new URL(req.url).searchParams.get('q')
    if (req.headers.get('x-socket-address') === 'too-often') {
      await vi.waitFor(() => expect(counted).toBe(3))
      return Response.json({}, { status: 429 })
    }
    if (q === 'away') return Response.json({}, { status: 503 })
    return Response.json({ q, cookie: req.headers.get('cookie') }, { status: q === 'lost' ? 404 : 200 })
  },
}
const own: DirectCall = {
  route: '/own',
  isCounted: true,
  answer: async (req) => {
    asked.push(req)
    const text = JSON.stringify({ got: String(req.body), of: req.headers.get('cookie') })
    const headers: [string, string][] = [
      ['cache-control', 'no-store'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]
    return { status: 201, headers, text }
  },
}

/** Reads what it is sent as it comes, and refuses after the first piece. */
const picky: DirectCall = {
  route: '/streamed',
  isCounted: true,
  streamed: 20_000_000,
  answer: async ({ body, headers }) => {
    let size = 0
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      size += piece.length
      if (headers.has('x-picky')) return Response.json({ size }, { status: 400 })
    }
    const lines = new Blob([`{"size":${size}}\n`]).stream()
    return new Response(lines, { headers: { 'content-type': 'application/x-ndjson' } })
  },
}

beforeEach(async () => {
  asked = []
  const calls = new Map([
    ['GET /things', shared],
    ['GET /counted', { ...shared, isCounted: true }],
    ['POST /own', own],
    ['GET /own', own],
    ['POST /streamed', picky],
  ])
  publishDirectCalls({ find: (method, path) => calls.get(`${method} ${path}`) })
  counted = 0
  const handle = createEndpointHandler(
    (req, res) => res.setHeader('x-method', req.method!).end('passed on'),
    (answer) => (req, res) => {
      counted += 1
      return answer(req, res)
    },
  )
  server = createServer((req, res) => void handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }
function call(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: `/api${path}`, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }))
    })
    sent.on('error', reject).end(body)
  })
}

describe('what everybody gets alike', () => {
  it('is asked for once, by its path and the parameters it depends on', async () => {
    for (const path of ['/things?q=a', '/things?q=a&utm=1', '/things?utm=2&q=b&q=a'])
      expect(JSON.parse((await call(path)).text)).toMatchObject({ q: 'a' })
    expect(asked).toHaveLength(1)
    expect(JSON.parse((await call('/things?q=b')).text)).toMatchObject({ q: 'b' })
    expect(asked).toHaveLength(2)
    // Only what is not in memory costs anything.
    expect(counted).toBe(2)
  })

  it('is asked for once when many ask at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => call('/things')))
    expect(asked).toHaveLength(1)
  })

  it('holds nothing of whoever asked first', async () => {
    const first = await call('/things', { cookie: 'power-years-visitor=secret', 'accept-language': 'de' })
    expect(JSON.parse(first.text).cookie).toBeNull()
    expect(asked[0]!.headers.get('accept-language')).toBeNull()
  })

  it('tells whom to count, where calls are counted', async () => {
    await call('/counted?q=a&w=1', { 'x-socket-address': '192.0.2.1' })
    expect(asked[0]!.headers.get('x-socket-address')).toBe('192.0.2.1')
    expect(asked[0]!.url).toBe('http://localhost/api/counted?q=a')
  })

  it.each([{ cookie: 'x=1; payload-token=abc' }, { authorization: 'JWT abc' }])(
    'is made anew for %j',
    async (headers) => {
      await call('/things')
      await call('/things', headers)
      await call('/things', headers)
      expect(asked).toHaveLength(3)
    },
  )

  it('is made for whoever waited with somebody who is refused: that was for the one who was counted', async () => {
    const answers = await Promise.all([
      call('/counted', { 'x-socket-address': 'too-often' }),
      call('/counted', { 'x-socket-address': '192.0.2.1' }),
      call('/counted', { 'x-socket-address': '192.0.2.2' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200])
  })

  it('has an ETag, and 304 for whoever has it', async () => {
    const { etag } = (await call('/things')).headers
    const again = await call('/things', { 'if-none-match': String(etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('keeps what there is not, and nothing that failed', async () => {
    for (let time = 0; time < 2; time += 1) expect((await call('/things?q=lost')).status).toBe(404)
    expect(asked).toHaveLength(1)
    for (let time = 0; time < 2; time += 1) expect((await call('/things?q=away')).status).toBe(503)
    expect(asked).toHaveLength(3)
  })

  it('answers HEAD without a body', async () => {
    const { text, headers } = await call('/things', {}, 'HEAD')
    expect(text).toBe('')
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
  })
})

describe('what is one visitor’s', () => {
  it('arrives and answers as it is, each time anew, with every cookie and the headers of a call', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, text, headers } = await call('/own', { cookie: 'c=3' }, 'POST', '{"ü":1}')
      expect(status).toBe(201)
      expect(JSON.parse(text)).toEqual({ got: '{"ü":1}', of: 'c=3' })
      expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    }
    expect(asked).toHaveLength(2)
    expect(counted).toBe(2)
  })
})

describe('what a call reads as it comes', () => {
  const body = 'a'.repeat(15_000_000)

  it('arrives in pieces, and is answered in lines', async () => {
    const { headers, status, text } = await call('/streamed', {}, 'POST', body)
    expect([status, text, headers['content-length']]).toEqual([200, `{"size":${body.length}}\n`, undefined])
  })

  it('is refused in words though it is still being sent', async () => {
    const { status, text } = await call('/streamed', { 'x-picky': '1' }, 'POST', body)
    expect(status).toBe(400)
    expect((JSON.parse(text) as { size: number }).size).toBeLessThan(body.length)
  })
})

it('passes on what no contract has', async () => {
  expect((await call('/users/me')).text).toBe('passed on')
  expect((await call('/things', {}, 'DELETE')).text).toBe('passed on')
  // Payload knows no HEAD, and called every picture and list that was asked after unknown.
  const { text, headers } = await call('/media/file/plum.webp', {}, 'HEAD')
  expect([text, headers['x-method']]).toEqual(['', 'GET'])
})
