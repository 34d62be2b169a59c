import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { poolOf } from '@/shared/database'
import { startTestCms, type TestCms } from '@/testing/cms'
import { signStripeEvent, startStripeDouble, type StripeDouble } from '@/testing/stripeDouble'

import { sumDonations } from './sumDonations'

const secret = 'whsec_of_the_tests'
let stripe: StripeDouble
let cms: TestCms

beforeAll(async () => {
  stripe = await startStripeDouble()
  cms = await startTestCms({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: stripe.url,
      RATE_LIMITS: 'off',
    },
  })
})
afterAll(async () => {
  await cms?.stop()
  await stripe?.stop()
})
beforeEach(() => {
  stripe.refuse(null)
  stripe.requests.length = 0
})

const prepare = (json: unknown, key: string = randomUUID()) =>
  cms.anonymous.post('/create-donation-intent', { json, headers: { 'idempotency-key': key } })

type Event = { id: string; type: string; created: number; data: { object: Record<string, unknown> } }

function send(event: Event, headers?: Record<string, string>) {
  const raw = JSON.stringify({ object: 'event', ...event })
  return cms.anonymous.post('/stripe/webhook', {
    raw,
    headers: { 'content-type': 'application/json', 'stripe-signature': signStripeEvent(raw, secret), ...headers },
  })
}

let counter = 0
const event = (type: string, object: Record<string, unknown>, created = 1_000): Event => ({
  id: `evt_${(counter += 1)}_${randomUUID()}`,
  type,
  created,
  data: { object },
})

const intent = (id: string, amount = 500) => ({ object: 'payment_intent', id, amount, currency: 'usd' })

async function giftOf(intentId: string) {
  const { docs } = await cms.payload.find({ collection: 'donations', where: { intentId: { equals: intentId } } })
  expect(docs.length).toBeLessThan(2)
  return docs[0]
}

describe('preparing a gift', () => {
  it.each([
    ['nothing', {}],
    ['less than a dollar', { amount: 0.99 }],
    ['more than 10,000', { amount: 10_000.01 }],
    ['parts of a cent', { amount: 1.005 }],
    ['a text', { amount: '5' }],
    ['not a number', { amount: null }],
    ['an unknown rhythm', { amount: 5, frequency: 'weekly' }],
  ])('refuses %s', async (_, json) => {
    const { status, body } = await prepare(json)
    expect(status).toBe(400)
    expect(body.message).toEqual(expect.any(String))
    expect(stripe.requests).toEqual([])
  })

  it('answers the secret and tells Stripe the amount and nothing of the giver', async () => {
    const { status, body } = await prepare({ amount: 7.5 })
    expect(status).toBe(200)
    expect(body.clientSecret).toMatch(/^pi_\w+_secret_/)
    expect(stripe.requests.map(({ path, fields }) => [path, fields])).toEqual([
      [
        '/v1/payment_intents',
        {
          amount: '750',
          currency: 'usd',
          'automatic_payment_methods[enabled]': 'true',
          description: 'A gift to Power Years',
        },
      ],
    ])
  })

  it.each([1.1, 2.3, 4.35, 1, 10_000])('counts %d dollars in whole cents', async (amount) => {
    expect((await prepare({ amount })).status).toBe(200)
    expect(Number(stripe.requests[0]!.fields.amount)).toBe(Math.round(amount * 100))
  })

  it('makes one payment of a double click', async () => {
    const key = randomUUID()
    const answers = await Promise.all([prepare({ amount: 5 }, key), prepare({ amount: 5 }, key)])
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1)
  })

  it('says 502 in plain words when Stripe refuses, without its words', async () => {
    stripe.refuse({ status: 402, error: { type: 'card_error', message: 'sk_test_of_the_tests is secret' } })
    const { status, text } = await prepare({ amount: 5 })
    expect(status).toBe(502)
    expect(text).not.toContain('sk_test')
  })

  it('prepares a monthly gift that its giver can end, and nobody else', async () => {
    const { body } = await prepare({ amount: 5, frequency: 'monthly' })
    expect(body.clientSecret).toMatch(/_secret_/)
    const end = (code: string) => cms.anonymous.post('/end-monthly-gift', { json: { code } })
    expect((await end(`${body.endCode.split('.')[0]}.forged`)).status).toBe(404)
    expect(stripe.requests.some(({ method }) => method === 'DELETE')).toBe(false)
    expect((await end(body.endCode)).status).toBe(200)
    expect(stripe.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  it('tells browsers the public key and never the others', async () => {
    const { body, text } = await cms.anonymous.get('/donation-setup')
    expect(body).toEqual({ publishableKey: 'pk_test_of_the_tests' })
    expect(text).not.toContain('sk_test')
  })
})

describe('events', () => {
  it('refuses what Stripe did not sign', async () => {
    const told = event('payment_intent.succeeded', intent('pi_forged'))
    expect((await send(told, { 'stripe-signature': 't=1,v1=00' })).status).toBe(400)
    expect((await send(told, { 'stripe-signature': signStripeEvent('{}', secret) })).status).toBe(400)
    const old = signStripeEvent(JSON.stringify({ object: 'event', ...told }), secret, 1_000)
    expect((await send(told, { 'stripe-signature': old })).status).toBe(400)
    expect(await giftOf('pi_forged')).toBeUndefined()
  })

  it('takes one event once, sent a hundred times at once', async () => {
    const told = event('payment_intent.succeeded', intent('pi_hundred'))
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(told)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await giftOf('pi_hundred')).toMatchObject({ state: 'paid', amount: 500 })
  })

  it('comes to the right end from a thousand events in random order', async () => {
    const ends = ['paid', 'failed', 'refunded', 'partly-refunded', 'disputed', 'lost'] as const
    const stories = Array.from({ length: 170 }, (_, index) => ({ id: `pi_story_${index}`, end: ends[index % 6]! }))
    const events = stories.flatMap(({ id, end }) => {
      const told = [
        event('payment_intent.created', intent(id), 1),
        event('payment_intent.payment_failed', intent(id), 2),
        event('payment_intent.processing', intent(id), 3),
      ]
      if (end === 'failed') return told
      told.push(event('payment_intent.succeeded', intent(id), 4))
      const refund = (amount_refunded: number) => event('charge.refunded', { payment_intent: id, amount_refunded }, 5)
      const dispute = (type: string, status: string) =>
        event(`charge.dispute.${type}`, { payment_intent: id, status }, 6)
      if (end === 'refunded') told.push(refund(200), refund(500))
      if (end === 'partly-refunded') told.push(refund(100), refund(200))
      if (end === 'disputed' || end === 'lost') told.push(dispute('created', 'needs_response'))
      if (end === 'disputed') told.push(dispute('updated', 'under_review'))
      if (end === 'lost') told.push(dispute('closed', 'lost'))
      told.push(event('invoice_payment.paid', { payment: { type: 'payment_intent', payment_intent: id } }, 7))
      return [...told, told[0]!]
    })
    expect(events.length).toBeGreaterThanOrEqual(1_000)
    const [shuffled] = fc.sample(fc.shuffledSubarray(events, { minLength: events.length }), 1) as [Event[]]
    for (let from = 0; from < shuffled.length; from += 50)
      await Promise.all(shuffled.slice(from, from + 50).map((told) => send(told)))
    const { docs } = await cms.payload.find({
      collection: 'donations',
      where: { intentId: { like: 'pi_story_' } },
      pagination: false,
    })
    expect(docs).toHaveLength(stories.length)
    const states = Object.fromEntries(docs.map(({ intentId, state }) => [intentId, state]))
    expect(states).toEqual(Object.fromEntries(stories.map(({ id, end }) => [id, end])))
  })

  it('answers 200 to events that are no business of ours', async () => {
    expect((await send(event('customer.created', { id: 'cus_1' }))).status).toBe(200)
  })
})

it('adds up what was kept, by month and in all', async () => {
  const adapter = { pool: poolOf(cms.payload) }
  const before = await sumDonations(adapter)
  const now = Math.floor(Date.now() / 1000)
  await send(event('payment_intent.succeeded', intent('pi_sum_now', 1_000), now))
  await send(event('payment_intent.succeeded', intent('pi_sum_old', 700), 1_000))
  await send(event('charge.refunded', { payment_intent: 'pi_sum_old', amount_refunded: 200 }))
  await send(event('payment_intent.succeeded', intent('pi_sum_lost', 9_000), now))
  await send(event('charge.dispute.closed', { payment_intent: 'pi_sum_lost', status: 'lost' }))
  await send(event('payment_intent.payment_failed', intent('pi_sum_failed', 5_000), now))
  const after = await sumDonations(adapter)
  expect(after.total - before.total).toBe(1_500)
  expect(after.thisMonth - before.thisMonth).toBe(1_000)
  expect(after.count - before.count).toBe(3)
})

describe('who sees gifts', () => {
  it('founders read them, editors and strangers do not, nobody changes them', async () => {
    const [founder, editor] = await Promise.all([cms.signedInAs('founder'), cms.signedInAs('editor')])
    await send(event('payment_intent.succeeded', intent('pi_seen')))
    const { id } = (await giftOf('pi_seen'))!
    expect((await founder.get(`/donations/${id}`)).body).toMatchObject({ amount: 500, label: '$5' })
    for (const stranger of [editor, cms.anonymous]) {
      expect((await stranger.get(`/donations/${id}`)).status).toBe(403)
      expect((await stranger.get('/donations')).status).toBe(403)
    }
    expect((await founder.patch(`/donations/${id}`, { json: { amount: 1 } })).status).toBe(403)
    expect((await founder.delete(`/donations/${id}`)).status).toBe(403)
    expect((await founder.post('/donations', { json: { amount: 1 } })).status).toBe(403)
  })

  it('keeps no name, no address and nothing that leads to a visitor', async () => {
    await send(
      event('payment_intent.succeeded', {
        ...intent('pi_private'),
        receipt_email: 'ada@example.com',
        shipping: { name: 'Ada' },
      }),
    )
    const gift = await giftOf('pi_private')
    expect(JSON.stringify(gift)).not.toMatch(/ada/i)
    expect(Object.keys(gift!).sort()).toEqual(
      'amount createdAt currency dispute failedAt id intentId label monthly paidAt refunded state updatedAt'.split(' '),
    )
  })
})
