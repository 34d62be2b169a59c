import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

import type * as Client from './callEndpoint'

const readThings = defineContract({
  method: 'get',
  path: '/things',
  summary: 'Reads without anything to send',
  status: 200,
  response: z.array(z.string()),
  errors: [503],
})

const findThings = defineContract({
  method: 'get',
  path: '/things/found',
  summary: 'Reads by a query',
  query: z.object({ q: z.string(), page: z.coerce.number().optional() }),
  status: 200,
  response: z.array(z.string()),
  errors: [503],
})

const writeThing = defineContract({
  method: 'post',
  path: '/things/:thingId/:position',
  summary: 'Writes with params and a body',
  params: z.object({ thingId: z.string(), position: z.coerce.number() }),
  body: z.object({ a: z.number().transform(String) }),
  status: 200,
  response: z.object({ done: z.boolean() }),
  errors: [400],
})

type ReadThings = typeof readThings
type FindThings = typeof findThings
type WriteThing = typeof writeThing
type TickCell = { method: 'post'; path: '/bingo/:cell'; response: z.ZodType }
type DeleteAll = { method: 'delete'; path: '/all'; response: z.ZodType }

type Module = typeof Client
let callEndpoint: Module['callEndpoint']
let openEndpoint: Module['openEndpoint']
let ApiError: Module['ApiError']

type PendingFetch = {
  url: string
  init: RequestInit
  respond: (status: number, body: string, text?: string) => void
}
let fetches: PendingFetch[]

beforeEach(async () => {
  vi.resetModules()
  ;({ callEndpoint, openEndpoint, ApiError } = await import('./callEndpoint'))
  // A page loads it with its first write.
  await import('./firstWrites')
  fetches = []
  // Node has had locks of its own since 24, and a call that is never answered holds one into the next test.
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const respond: PendingFetch['respond'] = (status, body, statusText) =>
          resolve(new Response(body, { status, statusText }))
        fetches.push({ url, init, respond })
      }),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Another tab: the modules of its own. */
const loadAnew = async () => {
  vi.resetModules()
  await import('./firstWrites')
  return import('./callEndpoint')
}

/** Exclusive locks by name, and shared ones that wait for nobody. */
function fakeLocks() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, options: LockOptions, work: () => Promise<unknown>) => {
      if (options.mode === 'shared') return work()
      const done = (tails.get(name) ?? Promise.resolve()).then(work)
      tails.set(
        name,
        done.catch(() => {}),
      )
      return done
    },
  }
}

/** Until so many calls have left, which a busy machine may take a while for, and a moment more for those that must not. */
const settle = async (calls: number) => {
  await vi.waitFor(() => expect(fetches.length).toBeGreaterThanOrEqual(calls))
  await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a call', () => {
  it('goes under /api, with its params filled, cookies and JSON', async () => {
    const call = callEndpoint<WriteThing>('post', '/things/:thingId/:position', {
      params: { thingId: 'a/b', position: 0 },
      body: { a: 1 },
    })
    await settle(1)
    expect(fetches[0]!.url).toBe('/api/things/a%2Fb/0')
    expect(fetches[0]!.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    })
    fetches[0]!.respond(200, '{"done":true}')
    expect(await call).toEqual({ done: true })
  })

  it('sends a body only when there is one', async () => {
    void callEndpoint<ReadThings>('get', '/things')
    await settle(1)
    expect(fetches[0]!.init).toMatchObject({ method: 'GET', body: undefined, headers: {} })
  })

  it('carries its query behind the address, without what is left out', async () => {
    void callEndpoint<FindThings>('get', '/things/found', { query: { q: 'night & day', page: undefined } })
    await settle(1)
    expect(fetches[0]!.url).toBe('/api/things/found?q=night+%26+day')
  })

  it('hands over the response itself where a stream is expected', async () => {
    const call = openEndpoint<ReadThings>('get', '/things', { headers: { Accept: 'text/event-stream' } })
    await settle(1)
    expect(fetches[0]!.init.headers).toEqual({ Accept: 'text/event-stream' })
    fetches[0]!.respond(200, 'data: 1')
    expect(await (await call).text()).toBe('data: 1')
  })

  it.each([
    [400, '{"message":"Please sign."}', '', '400: {"message":"Please sign."}', 'Please sign.'],
    [502, '<html>', 'Bad Gateway', '502: <html>', null],
    [503, '', 'Service Unavailable', '503: Service Unavailable', null],
    [500, '{"message":{}}', '', '500: {"message":{}}', null],
  ])('that answers %i %j fails with "status: body"', async (status, body, text, message, serverMessage) => {
    const call = callEndpoint<ReadThings>('get', '/things')
    await settle(1)
    fetches[0]!.respond(status, body, text)
    const failure = await call.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message, status, serverMessage })
  })
})

describe('the first writes of a visitor', () => {
  const tick = (cell: number) => callEndpoint<TickCell>('post', '/bingo/:cell', { params: { cell } })

  it('go one by one until one has succeeded, then all at once', async () => {
    const calls = [0, 1, 2, 3].map((cell) => tick(cell).catch(() => 'failed'))
    await settle(1)
    expect(fetches.map(({ url }) => url)).toEqual(['/api/bingo/0'])
    fetches[0]!.respond(503, '{}')
    await settle(2)
    expect(fetches.map(({ url }) => url)).toEqual(['/api/bingo/0', '/api/bingo/1'])
    fetches[1]!.respond(200, '{}')
    await settle(4)
    expect(fetches).toHaveLength(4)
    fetches.slice(2).forEach(({ respond }) => respond(200, '{}'))
    expect(await Promise.all(calls)).toEqual(['failed', {}, {}, {}])
  })

  const write = () =>
    callEndpoint<WriteThing>('post', '/things/:thingId/:position', {
      params: { thingId: 'a', position: 0 },
      body: { a: 1 },
    })

  it('of two parts of the site make one visitor: the second waits for the cookie of the first', async () => {
    void tick(1)
    void write()
    await settle(1)
    expect(fetches.map(({ url }) => url)).toEqual(['/api/bingo/1'])
    fetches[0]!.respond(200, '{}')
    await settle(2)
    expect(fetches.map(({ url }) => url)).toEqual(['/api/bingo/1', '/api/things/a/0'])
  })

  it('wait for no answer that streams, no stream waits for them, and reads never wait', async () => {
    void openEndpoint<WriteThing>('post', '/things/:thingId/:position', {
      params: { thingId: 'a', position: 0 },
      body: { a: 1 },
    })
    void tick(1)
    void openEndpoint<WriteThing>('post', '/things/:thingId/:position', {
      params: { thingId: 'b', position: 0 },
      body: { a: 1 },
    })
    void callEndpoint<ReadThings>('get', '/things')
    await settle(4)
    expect(fetches).toHaveLength(4)
  })

  it('go on after ten seconds, whatever has become of the one before', async () => {
    vi.useFakeTimers()
    void tick(1)
    await vi.advanceTimersByTimeAsync(1)
    void write()
    await vi.advanceTimersByTimeAsync(9_990)
    expect(fetches).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(fetches).toHaveLength(2)
    vi.useRealTimers()
  })

  it('of two tabs go one by one as well', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    const { callEndpoint: callOfOtherTab } = await loadAnew()
    void tick(1)
    await settle(1)
    void callOfOtherTab<TickCell>('post', '/bingo/:cell', { params: { cell: 2 } })
    await settle(1)
    expect(fetches.map(({ url }) => url)).toEqual(['/api/bingo/1'])
    fetches[0]!.respond(200, '{}')
    await settle(2)
    expect(fetches.map(({ url }) => url)).toEqual(['/api/bingo/1', '/api/bingo/2'])
  })

  it('are first again once everything was deleted', async () => {
    void tick(1)
    await settle(1)
    fetches[0]!.respond(200, '{}')
    const deleted = callEndpoint<DeleteAll>('delete', '/all')
    await settle(2)
    fetches[1]!.respond(200, '{}')
    await deleted
    for (const cell of [2, 3]) void tick(cell)
    await settle(3)
    expect(fetches).toHaveLength(3)
    fetches[2]!.respond(200, '{}')
    await settle(4)
    expect(fetches).toHaveLength(4)
  })
})

it('is checked against its contract when it is compiled', () => {
  // Never run: the compiler is the test. A line that should be refused and is not fails `tsc`.
  const checked = () => {
    expectTypeOf(readThings.path).toEqualTypeOf<'/things'>()
    expectTypeOf(findThings.method).toEqualTypeOf<'get'>()
    expectTypeOf(writeThing.status).toEqualTypeOf<200>()
    expectTypeOf(callEndpoint<ReadThings>('get', '/things')).resolves.toEqualTypeOf<string[]>()
    expectTypeOf(
      callEndpoint<WriteThing>('post', '/things/:thingId/:position', {
        params: { thingId: 'a', position: 0 },
        body: { a: 1 },
      }),
    ).resolves.toEqualTypeOf<{ done: boolean }>()
    void callEndpoint<FindThings>('get', '/things/found', { query: { q: 'a' } })

    // @ts-expect-error another method
    void callEndpoint<ReadThings>('delete', '/things')
    // @ts-expect-error another address
    void callEndpoint<ReadThings>('get', '/no/such/path')
    // @ts-expect-error a body where the contract has none
    void callEndpoint<ReadThings>('get', '/things', { body: {} })
    // @ts-expect-error a query where the contract has none
    void callEndpoint<ReadThings>('get', '/things', { query: { q: 'a' } })
    // @ts-expect-error params where the path names none
    void callEndpoint<ReadThings>('get', '/things', { params: { thingId: 'a' } })
    // @ts-expect-error no query
    void callEndpoint<FindThings>('get', '/things/found')
    // @ts-expect-error a query of another name
    void callEndpoint<FindThings>('get', '/things/found', { query: { search: 'a' } })
    const path = '/things/:thingId/:position'
    // @ts-expect-error nothing sent
    void callEndpoint<WriteThing>('post', path)
    // @ts-expect-error no params
    void callEndpoint<WriteThing>('post', path, { body: { a: 1 } })
    // @ts-expect-error a param is missing
    void callEndpoint<WriteThing>('post', path, { params: { thingId: 'a' }, body: { a: 1 } })
    // @ts-expect-error a param of another name
    void callEndpoint<WriteThing>('post', path, { params: { id: 'a', position: 0 }, body: { a: 1 } })
    // @ts-expect-error no body
    void callEndpoint<WriteThing>('post', path, { params: { thingId: 'a', position: 0 } })
    // @ts-expect-error a body of another shape
    void callEndpoint<WriteThing>('post', path, { params: { thingId: 'a', position: 0 }, body: { a: 'one' } })
    // @ts-expect-error no contract at all
    void callEndpoint('get', '/things')
  }
  expect(checked).toBeTypeOf('function')
})
