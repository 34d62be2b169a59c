import { createHash, createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import compression from 'compression'
import { afterEach, describe, expect, it } from 'vitest'

import { withOutageResponses } from './outageResponses'
import type { RequestHandler } from './htmlCache'

const secret = 'only-for-the-tests-of-this-project'
const page = { html: `<!doctype html><h1>Back in a moment</h1>${' '.repeat(2_000)}`, policy: "default-src 'self'" }

const session = () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256' })}.${part({ exp: 4_102_444_800 })}`
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `payload-token=${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

let server: Server | undefined
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))))

async function serve(away: boolean, handle: RequestHandler, last?: string) {
  const compressed = compression()
  const answer = withOutageResponses((req, res) => compressed(req, res, () => handle(req, res)), {
    isAway: () => Promise.resolve(away),
    page,
    secret,
    sendLast: (_, res) => {
      if (last) res.writeHead(200).end(last)
      return last !== undefined
    },
  })
  server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server!.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string, init?: RequestInit) => fetch(origin + path, init)
}

const asItIs = `${'as '.repeat(1_000)}it is`

/** The ways in which what stands behind may say that it failed. */
const failures: Record<string, RequestHandler> = {
  'in one piece': (_, res) => {
    res.statusCode = 500
    res.setHeader('content-type', 'text/html')
    res.setHeader('x-powered-by', 'stack')
    res.end('Error: Failed query')
  },
  'in parts': (_, res) => {
    res.writeHead(500, { 'content-type': 'text/html' })
    res.write('Error: ')
    res.write('Failed query')
    setImmediate(() => res.end())
  },
  empty: (_, res) => void res.writeHead(500).end(),
}

describe('while the database is away', () => {
  it.each(Object.keys(failures))(
    'a page that fails %s is answered with 503 and the page that stands in',
    async (how) => {
      const get = await serve(true, failures[how]!)
      const answer = await get('/search?q=sleep')
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.headers.get('content-security-policy')).toBe(page.policy)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-powered-by')).toBeNull()
      expect(await answer.text()).toBe(page.html)
      expect((await get('/search', { method: 'HEAD' })).status).toBe(503)
    },
  )

  it.each(Object.keys(failures))('a page that was known before, and fails %s, is answered as it was', async (how) => {
    const get = await serve(true, failures[how]!, 'as it was')
    const answer = await get('/education')
    expect([answer.status, await answer.text()]).toEqual([200, 'as it was'])
    expect(answer.headers.get('x-powered-by')).toBeNull()
  })

  it('a call that fails is answered with 503 in JSON', async () => {
    const get = await serve(true, failures['in one piece']!)
    const answer = await get('/api/education-modules')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('database') })
  })

  it('an editor is not taken for a stranger', async () => {
    const get = await serve(true, (_, res) => void res.writeHead(307, { location: '/admin/login' }).end())
    for (const path of ['/admin', '/admin/collections/users', '/api/users/me', '/preview?path=/'])
      expect((await get(path, { headers: { cookie: session() }, redirect: 'manual' })).status).toBe(503)
    expect((await get('/', { headers: { cookie: session() }, redirect: 'manual' })).status).toBe(307)
  })
})

it('the panel is away with the database, also for whoever has not signed in', async () => {
  const get = await serve(true, (_, res) => void res.end('Sign in'))
  for (const path of ['/admin', '/admin/login', '/admin?x=1', '/preview/x']) expect((await get(path)).status).toBe(503)
  expect((await get('/administration')).status).toBe(200)
})

describe('while the database is there', () => {
  it('a failure is a failure, told without what it said', async () => {
    const get = await serve(false, failures['in parts']!)
    const answer = await get('/search')
    expect([answer.status, await answer.text()]).toEqual([500, page.html])
    expect(await (await get('/api/x')).json()).toEqual({ message: expect.stringContaining('our side') })
  })

  it('every other answer goes out as it is', async () => {
    const get = await serve(false, (req, res) => {
      res.writeHead(req.url === '/lost' ? 404 : 200, { 'content-type': 'text/plain' })
      res.write('as '.repeat(1_000))
      res.end('it is')
    })
    expect(await (await get('/')).text()).toBe(asItIs)
    const lost = await get('/lost', { headers: { cookie: session() } })
    expect([lost.status, lost.headers.get('content-encoding'), await lost.text()]).toEqual([404, 'gzip', asItIs])
    const editor = await get('/admin', { headers: { cookie: session() } })
    expect([editor.status, await editor.text()]).toEqual([200, asItIs])
  })
})

it('a method that a file does not have is refused as such, though Next fails while it says so', async () => {
  const get = await serve(false, (_, res) => {
    res.setHeader('Allow', ['GET', 'HEAD'])
    res.statusCode = 500
    res.end('Internal Server Error')
  })
  const answer = await get('/favicon.ico', { method: 'POST' })
  expect(answer.status).toBe(405)
  expect(await answer.json()).toEqual({ message: 'This method is not answered here.' })
})
