import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { expect, it } from 'vitest'

import { createReadLimit } from './readLimit'

const secret = 'the-secret-of-the-site'
const signed = (text: string) =>
  createHmac('sha256', createHash('sha256').update(secret).digest('hex').slice(0, 32)).update(text).digest('base64url')
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = `${encoded({ alg: 'HS256' })}.${encoded({ exp: Date.now() / 1000 + 3_600 })}`
const session = `payload-token=${claims}.${signed(claims)}`

type Asked = {
  url?: string
  method?: string
  address?: string
  forwarded?: string
  cookie?: string
  isLost?: boolean
}

/** Asks so many times. @returns how often each status came; 200 stands for being handed on */
async function ask(
  options: { trustedProxies?: number; isOn?: boolean },
  times: number,
  asked: (turn: number) => Asked,
) {
  const statuses: Record<number, number> = {}
  const note = (status: number) => void (statuses[status] = (statuses[status] ?? 0) + 1)
  const counted = createReadLimit({ trustedProxies: 0, isOn: true, secret, ...options })((_, res) =>
    note(res.statusCode),
  )
  for (let turn = 0; turn < times; turn += 1) {
    const { url = '/api/references', method = 'GET', address = '203.0.113.1', ...more } = asked(turn)
    const headers = {
      'x-socket-address': address,
      ...(more.forwarded && { 'x-forwarded-for': more.forwarded }),
      ...(more.cookie && { cookie: more.cookie }),
    }
    const res = { writeHead: note, end: () => {}, statusCode: more.isLost ? 404 : 200 }
    await counted({ url, method, headers } as unknown as IncomingMessage, res as unknown as ServerResponse)
  }
  return statuses
}

it('a network reads 3,000 lists a minute, and no more', async () => {
  expect(await ask({}, 3_002, () => ({}))).toEqual({ 200: 3_000, 429: 2 })
})

it('networks are counted apart, an IPv6 household as one', async () => {
  const addresses = (turn: number) => (turn % 2 === 0 ? '203.0.113.1' : `2001:db8::${turn.toString(16)}`)
  expect(await ask({}, 6_002, (turn) => ({ address: addresses(turn) }))).toEqual({ 200: 6_000, 429: 2 })
})

it('whoever has many IPv6 networks has not as many counts', async () => {
  const address = (turn: number) => `2001:db8:1:${(turn % 60_000).toString(16)}::1`
  expect(await ask({}, 48_100, (turn) => ({ address: address(turn) }))).toEqual({ 200: 48_000, 429: 100 })
})

it('pages have a count of their own, writes are counted elsewhere', async () => {
  const url = (turn: number) => (turn % 2 === 0 ? '/search?q=a' : '/education')
  expect(await ask({}, 6_002, (turn) => ({ url: url(turn) }))).toEqual({ 200: 6_001, 429: 1 })
  expect(await ask({}, 3_100, () => ({ method: 'POST' }))).toEqual({ 200: 3_100 })
})

it('addresses at which nothing lies count for twenty pages each', async () => {
  const asked = (turn: number) => ({ url: `/education/nothing-${turn}`, isLost: true })
  expect(await ask({}, 610, asked)).toEqual({ 404: 600, 429: 10 })
  // Of calls each costs a few milliseconds.
  expect(await ask({}, 3_010, (turn) => ({ url: `/api/references/${turn}`, isLost: true }))).toEqual({
    404: 3_000,
    429: 10,
  })
})

it('the panel counts for five, unless somebody is signed in', async () => {
  expect(await ask({}, 610, () => ({ url: '/admin/login' }))).toEqual({ 200: 600, 429: 10 })
  const forged = { url: '/admin', cookie: `${session}x` }
  expect(await ask({}, 610, () => forged)).toEqual({ 200: 600, 429: 10 })
  expect(await ask({}, 3_010, () => ({ url: '/admin', cookie: session }))).toEqual({ 200: 3_000, 429: 10 })
})

it('nobody counts as somebody else by a header, unless a proxy says so', async () => {
  const forwarded = (turn: number) => ({ forwarded: `198.51.100.${turn % 200}` })
  expect(await ask({}, 3_100, forwarded)).toEqual({ 200: 3_000, 429: 100 })
  expect(await ask({ trustedProxies: 1 }, 3_100, forwarded)).toEqual({ 200: 3_100 })
})

it('counts nothing when the limits are off', async () => {
  expect(await ask({ isOn: false }, 3_100, () => ({}))).toEqual({ 200: 3_100 })
})
