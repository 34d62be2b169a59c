import fc from 'fast-check'

import { hostileRequests } from '../resilience/hostileRequest'
import type { Description } from '../resilience/malformedRequest'
import { isFit, sendOnWire } from '../resilience/wire'
import { expect, test } from './fixtures'

/** Every address of 127.0.0.0/8 is this machine on Linux: a network of its own, so that no other journey is limited. */
const localAddress = process.platform === 'linux' ? '127.0.0.9' : undefined

test('500 malformed requests to all addresses, by all methods, are refused and break nothing', async ({
  request,
  baseURL,
}) => {
  const description = (await (await request.get('/api/openapi.json')).json()) as Description
  const port = Number(new URL(baseURL!).port)
  for (const sent of fc.sample(hostileRequests(description), { numRuns: 500, seed: 20_261_122 })) {
    const answer = await sendOnWire(port, sent, { localAddress })
    expect(isFit(answer, sent), `${answer.head.slice(0, 200)} ${JSON.stringify(sent)}`).toBe(true)
  }
  expect((await request.get('/')).status()).toBe(200)
})

test('an idle connection outlives a proxy’s own limit, so that no request meets one that was just closed', async ({
  request,
}) => {
  for (const path of ['/', '/api/health', '/nowhere']) {
    const promised = /timeout=(\d+)/.exec((await request.get(path)).headers()['keep-alive'] ?? '')?.[1]
    expect(Number(promised), path).toBeGreaterThan(60)
  }
})

test('a request to go over to a web socket is one like any other: nothing here offers one, and nothing stays open', async ({
  request,
  baseURL,
}) => {
  // Next would begin to listen for them with the first request that it gets.
  expect((await request.get('/nowhere')).status()).toBe(404)
  const port = Number(new URL(baseURL!).port)
  for (const [target, status] of [
    ['/', 200],
    ['/nowhere', 404],
    ['/api/constructor', 404],
    ['http://127.0.0.1:1/', 400],
  ] as const) {
    const headers: [string, string][] = [
      ['Host', `localhost:${port}`],
      ['Upgrade', 'websocket'],
      ['Connection', 'Upgrade'],
    ]
    const answer = await sendOnWire(port, { method: 'GET', target, headers }, { localAddress })
    expect([target, answer.status]).toEqual([target, status])
  }
})
