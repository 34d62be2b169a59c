import { randomBytes } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { runDueJobs } from '@/shared/cms/jobRunner'
import { startTestCms, type TestCms } from '@/testing/cms'
import { startResendDouble, type ResendDouble } from '@/testing/resendDouble'

import { isFullLength } from './fullLength'

const attempts = isFullLength ? 10_000 : 500
/** What one network may send in an hour (src/shared/cms/rateLimits.ts). */
const allowed = 60

let resend: ResendDouble
let cms: TestCms

beforeAll(async () => {
  resend = await startResendDouble()
  cms = await startTestCms({
    env: {
      RESEND_API_KEY: 're_of_the_tests',
      RESEND_BASE_URL: resend.url,
      EMAIL_FROM: 'Power Years <hello@power.example>',
    },
  })
})
afterAll(async () => {
  await cms?.stop()
  await resend?.stop()
})

/** What an attacker would have a stranger read: an address, a header, a number, in every disguise. */
const bait = fc.oneof(
  fc.webUrl(),
  fc.domain(),
  fc.emailAddress(),
  fc.constantFrom(
    'evil.example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'evil․example',
    'e\u200Bvil.\u2060example',
    '\u202Eelpmaxe.live\u202C',
    'hxxps[:]//evil[.]example',
    'Ruth\r\nBcc: victim@example.org',
    'Ruth\u0085Subject: won',
    '=?utf-8?B?ZXZpbA==?=',
    '<img src=https://evil.example/x>',
    '[click](https://evil.example)',
    'Call +1 555 0100',
    'PayPal: send 50 USD to IBAN DE02120300000000202051',
  ),
)
const name = fc.oneof(
  bait,
  fc.tuple(fc.string({ unit: 'grapheme', maxLength: 40 }), bait).map(([before, after]) => `${before} ${after}`),
)
const moduleUrl = fc.oneof(
  fc.constant('http://localhost:3000/education'),
  fc.webUrl(),
  fc.domain().map((domain) => `http://localhost:3000@${domain}/education`),
  fc.domain().map((domain) => `http://localhost:3000/education//${domain}`),
  fc.domain().map((domain) => `http://localhost:3000/education?next=https://${domain}`),
)

const addresses = /https?:\/\/[^\s"'<>)]+/g
const looksLikeAddress = /[\p{L}\p{N}-]+[.。․．][\p{L}]{2,}|@|\d{3}/u

it(`${attempts} attempts to use the letters as a relay`, async () => {
  const tries = fc.sample(fc.record({ text: name, url: moduleUrl, shared: fc.boolean() }), attempts)
  const statuses = new Map<number, number>()
  for (let from = 0; from < tries.length; from += 20)
    await Promise.all(
      tries.slice(from, from + 20).map(async ({ text, url, shared }, index) => {
        const email = `stranger-${from + index}@example.com`
        const { status } = await cms.anonymous.post(shared ? '/share-education-module' : '/send-community-invitation', {
          json: shared ? { email, moduleTitle: text, moduleUrl: url, senderName: text } : { email, inviterName: text },
          headers: {
            // Another session each time, all from one address.
            cookie: `power-years-visitor=${randomBytes(32).toString('base64url')}`,
            'x-socket-address': '203.0.113.7',
          },
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }),
    )
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(429)).toBeGreaterThan(0)
  // Fifty jobs a turn; the limit lets one network have sixty letters.
  for (let turn = 0; turn < 3; turn += 1) await runDueJobs(cms.payload)
  expect(resend.delivered.length).toBeGreaterThan(0)
  expect(resend.delivered.length).toBeLessThanOrEqual(allowed)
  for (const { subject, text, html, headers } of resend.delivered) {
    for (const address of [subject, text, html, JSON.stringify(headers)].join(' ').match(addresses) ?? [])
      expect(
        ['http://localhost:3000', 'http://www.w3.org'].some((own) => address.startsWith(own)),
        address,
      ).toBe(true)
    const [, who] = /signs as “(.*?)” typed/s.exec(text)!
    expect(who).not.toMatch(looksLikeAddress)
    expect(subject).toMatch(/^(?:An invitation to|Something to read from) Power Years$/)
  }
}, 600_000)
