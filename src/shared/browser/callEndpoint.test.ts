import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type * as Client from './callEndpoint'

type Module = typeof Client
let callEndpoint: Module['callEndpoint']
let ApiError: Module['ApiError']

type Waiting = { url: string; init: RequestInit; answer: (status: number, body: string, text?: string) => void }
let asked: Waiting[]

beforeEach(async () => {
  vi.resetModules()
  ;({ callEndpoint, ApiError } = await import('./callEndpoint'))
  asked = []
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const answer: Waiting['answer'] = (status, body, statusText) =>
          resolve(new Response(body, { status, statusText }))
        asked.push({ url, init, answer })
      }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a call', () => {
  it('goes under /api, with its places filled, cookies and JSON', async () => {
    const call = callEndpoint('post', '/bingo/:id/:position', { params: { id: 'a/b', position: 0 }, body: { a: 1 } })
    await settle()
    expect(asked[0]!.url).toBe('/api/bingo/a%2Fb/0')
    expect(asked[0]!.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    })
    asked[0]!.answer(200, '{"done":true}')
    expect(await call).toEqual({ done: true })
  })

  it('sends a body only when there is one', async () => {
    void callEndpoint('get', '/symptoms')
    await settle()
    expect(asked[0]!.init).toMatchObject({ method: 'GET', body: undefined, headers: {} })
  })

  it.each([
    [400, '{"message":"Please sign."}', '', '400: {"message":"Please sign."}', 'Please sign.'],
    [502, '<html>', 'Bad Gateway', '502: <html>', null],
    [503, '', 'Service Unavailable', '503: Service Unavailable', null],
    [500, '{"message":{}}', '', '500: {"message":{}}', null],
  ])('that answers %i %j fails with "status: body"', async (status, body, text, message, serverMessage) => {
    const call = callEndpoint('get', '/x')
    await settle()
    asked[0]!.answer(status, body, text)
    const failure = await call.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message, status, serverMessage })
  })
})

describe('the first writes of a visitor', () => {
  it('go one by one until one has succeeded, then all at once', async () => {
    const calls = [0, 1, 2, 3].map((cell) => callEndpoint('post', `/bingo/${cell}`).catch(() => 'failed'))
    await settle()
    expect(asked.map(({ url }) => url)).toEqual(['/api/bingo/0'])
    asked[0]!.answer(503, '{}')
    await settle()
    expect(asked.map(({ url }) => url)).toEqual(['/api/bingo/0', '/api/bingo/1'])
    asked[1]!.answer(200, '{}')
    await settle()
    expect(asked).toHaveLength(4)
    asked.slice(2).forEach(({ answer }) => answer(200, '{}'))
    expect(await Promise.all(calls)).toEqual(['failed', {}, {}, {}])
  })

  it('do not wait for another part of the site, and reads never wait', async () => {
    for (const path of ['/bingo/1', '/donate', '/chat'] as const) void callEndpoint('post', path)
    void callEndpoint('get', '/bingo/boards')
    await settle()
    expect(asked).toHaveLength(4)
  })

  it('are first again once everything was deleted', async () => {
    void callEndpoint('post', '/bingo/1')
    await settle()
    asked[0]!.answer(200, '{}')
    void callEndpoint('delete', '/privacy/delete-account')
    await settle()
    asked[1]!.answer(200, '{}')
    await settle()
    for (const cell of [2, 3]) void callEndpoint('post', `/bingo/${cell}`)
    await settle()
    expect(asked).toHaveLength(3)
  })
})
