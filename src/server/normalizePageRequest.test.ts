import type { IncomingMessage } from 'node:http'

import { expect, it } from 'vitest'

import { normalizePageRequest } from './normalizePageRequest'

const asked = (url: string, headers: Record<string, string> = {}, isPlain = true) => {
  const req = { url, headers } as unknown as IncomingMessage
  normalizePageRequest(req, isPlain)
  return req
}

it.each([
  ['/never-again?token=abc', '/never-again'],
  ['/?payment_intent_client_secret=pi_1_secret', '/'],
  ['/education/hot-flashes?a?b', '/education/hot-flashes'],
  ['/%65ducation?a=b', '/%65ducation'],
  ['/education', '/education'],
  // Led on, with the query.
  ['/education/?a=b', '/education/?a=b'],
  ['//education?a=b', '//education?a=b'],
  // Answered for whoever asks.
  ['/search?q=sleep', '/search?q=sleep'],
  ['/api/search?q=sleep', '/api/search?q=sleep'],
  ['/preview?path=/', '/preview?path=/'],
  ['/admin/login?redirect=/admin', '/admin/login?redirect=/admin'],
  ['/apiary?a=b', '/apiary'],
])('a page knows nothing of a query: %s is made as %s', (url, expected) => {
  expect(asked(url).url).toBe(expected)
})

it('leaves the router what it tells answers apart by', () => {
  expect(asked('/education?_rsc=x1&a=b', { rsc: '1' }, false).url).toBe('/education?_rsc=x1')
  expect(asked('/education?_rsc=x1&a=b').url).toBe('/education')
})

it('a page is made for nobody in particular', () => {
  const own = {
    'user-agent': 'Twitterbot/1.0',
    cookie: 'a=b',
    'accept-language': 'de',
    host: 'a',
    'accept-encoding': 'br',
  }
  expect(asked('/education', { ...own }).headers).toEqual({ host: 'a', 'accept-encoding': 'br' })
  expect(asked('/education', { ...own, rsc: '1' }, false).headers).not.toHaveProperty(['user-agent'])
  expect(asked('/admin', { ...own }).headers).toEqual(own)
})
