import { createHmac } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { readResendEvent } from './resendWebhook'

// Svix's own example: https://docs.svix.com/receiving/verifying-payloads/how and the reference tests of Standard Webhooks.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"test": 2432232314}'
const headers = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_614_265_330_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('readResendEvent', () => {
  it('accepts Svix’s published example, also beside a signature of a replaced secret', () => {
    expect(readResendEvent(body, headers, secret)).toBe('unknown')
    const signature = `v1,AAAA ${headers.signature}`
    expect(readResendEvent(body, { ...headers, signature }, secret)).toBe('unknown')
  })

  it.each([
    ['another body', '{"test":2432232314}', {}, secret],
    ['another id', body, { id: 'msg_other' }, secret],
    ['another time', body, { timestamp: '1614265331' }, secret],
    ['another version', body, { signature: headers.signature.replace('v1', 'v2') }, secret],
    ['no signature', body, { signature: '' }, secret],
    ['another secret', body, {}, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ])('refuses %s', (_, told, changed, key) => {
    expect(readResendEvent(told, { ...headers, ...changed }, key)).toBeNull()
  })

  it('refuses what is older than five minutes', () => {
    vi.setSystemTime(1_614_265_330_000 + 301_000)
    expect(readResendEvent(body, headers, secret)).toBeNull()
  })

  /** What the provider tells, signed with the example's secret. */
  function told(type: string, data: object) {
    const text = JSON.stringify({ type: `email.${type}`, data: { email_id: 'one', to: ['ada@example.com'], ...data } })
    const { id, timestamp } = headers
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signature = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')}`
    return readResendEvent(text, { id, timestamp, signature }, secret)
  }

  it('takes a bounce that says no more as one that may pass, and an address with a name as the address', () => {
    expect(told('bounced', {})).toMatchObject({ became: 'bounced', isHard: false })
    expect(told('bounced', { bounce: { type: 'Permanent' } })).toMatchObject({ isHard: true })
    expect(told('complained', { to: ['Ada Lee <ada@example.com>', ' bo@example.com '] })).toMatchObject({
      to: ['ada@example.com', 'bo@example.com'],
    })
  })
})
