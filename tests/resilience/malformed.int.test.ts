import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { startStripeDouble, type StripeDouble } from '@/testing/stripeDouble'

import { sanitizeHeaders } from '../../src/server/sanitizeHeaders'
import { isFullLength } from './fullLength'
import { malformedRequests, type Description } from './malformedRequest'

const times = isFullLength ? 20_000 : 500
/** What hangs, hangs for good. */
const patienceMs = 120_000

let cms: TestCms
let stripe: StripeDouble
beforeAll(async () => {
  stripe = await startStripeDouble()
  cms = await startTestCms({
    env: {
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: 'sk_test_resilience',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_resilience',
      STRIPE_WEBHOOK_SECRET: 'whsec_resilience',
      STRIPE_API_URL: stripe.url,
    },
  })
  // What happens to fit is not mailed to anybody.
  cms.payload.sendEmail = async () => ({})
  // A server has Auntie's examples learned before its first request (src/instrumentation.ts); the tests' has not.
  const { status } = await cms.anonymous.post('/ask-auntie', {
    json: { messages: [{ role: 'user', content: 'Hello' }] },
  })
  expect(status).toBe(200)
})
afterAll(async () => {
  await cms.stop()
  await stripe.stop()
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
function heapInMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

it('a character that PostgreSQL does not hold is the caller’s mistake', async () => {
  const credential = {
    id: '\0',
    rawId: '',
    type: 'public-key',
    response: {},
    clientExtensionResults: {},
    authenticatorAttachment: '',
  }
  const { status, body } = await cms.anonymous.post('/passkey-sign-in', { json: { credential } })
  expect([status, body.issues]).toEqual([400, [{ path: 'credential.id', message: body.message }]])
})

const leak = /node_modules|\bat .*:\d+:\d+|select .* from|insert into|\/work\/|ECONN|violates/i

it(`${times.toLocaleString('en-US')} malformed requests over all calls: no 5xx, no hang, no word too much`, async () => {
  const { body: description } = await cms.anonymous.get('/openapi.json')
  const requests = malformedRequests(description as Description)
  const asked = new Set<string>()
  const seen: { done: number; heap: number }[] = []
  let done = 0
  await fc.assert(
    fc.asyncProperty(requests, async ({ call, method, path, body, headers }) => {
      // As every request of the site passes through our own server first.
      sanitizeHeaders(headers, undefined)
      let timer: NodeJS.Timeout | undefined
      const hanging = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), patienceMs)
      })
      const answer = await Promise.race([cms.anonymous[method](path, { raw: body, headers }), hanging])
      clearTimeout(timer)
      const { status, text } = answer
      asked.add(call)
      // What this site has no key for says so in good words; everything else would be a fault of ours.
      const notSetUp = status === 503 && /not set up/.test(text)
      if (!notSetUp) expect(status, text.slice(0, 300)).toBeLessThan(500)
      if (status >= 400) {
        expect(text).not.toMatch(leak)
        expect(JSON.parse(text)).toEqual(expect.objectContaining({ message: expect.any(String) }))
      }
      done += 1
      if (done % (times / 4) === 0) seen.push({ done, heap: heapInMegabytes() })
    }),
    // What lands has been tried with these; the full form tries others each time.
    { numRuns: times },
  )
  // The first half warms up; from there to the end, requests leave nothing behind.
  if (isFullLength) expect(seen.at(-1)!.heap - seen.at(1)!.heap).toBeLessThan(8)
  // No call was left out: five hundred do not meet each of them.
  const calls = Object.entries((description as Description).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  if (isFullLength) expect(asked).toEqual(new Set(calls))
}, 900_000)
