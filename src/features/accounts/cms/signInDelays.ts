import { APIError, type PayloadRequest } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'

import { HttpError } from '@/shared/cms/httpError'
import { clientNetwork, networksAround } from '@/shared/cms/networkAddress'
import { counterOf, hashed, type RateLimit } from '@/shared/cms/rateLimits'
import { poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'

/** For every way to sign in; beside it each network waits longer and longer at each account ({@link countAttempt}). */
export const signInLimit: RateLimit = { name: 'signIn', windowSeconds: 10 * 60, perVisitor: 100, perNetwork: 100 }

/** Tries before anybody has to wait: for a caps lock, an old password, a code that just ran out. */
const freeTries = 5
const maxDelaySeconds = 15 * 60
const daySeconds = 24 * 60 * 60

/** Seconds between a try and the next: twice as many each time. @param tries how many there were, this one included */
export const delayAfter = (tries: number): number =>
  tries <= freeTries ? 0 : Math.min(maxDelaySeconds, 2 ** (tries - freeTries))

/** Attempts are counted by network and account, so that an attacker on another network cannot delay the owner. */
function keyOf(req: PayloadRequest, email: string): string {
  const network = clientNetwork(req.headers, getEnv().TRUSTED_PROXIES) ?? 'this process'
  return hashed(`sign-in from ${networksAround(network) ?? network} as ${email.trim().toLowerCase().slice(0, 254)}`)
}

const triesOf = (req: PayloadRequest) =>
  counterOf(poolOf(req.payload), 'signInTries', Number.MAX_SAFE_INTEGER, daySeconds)
const pauseOf = (req: PayloadRequest) => counterOf(poolOf(req.payload), 'signInPause', 1, maxDelaySeconds)

/**
 * Counts a try before it is looked at, so that many at once are no more than many in a row; the same whether the account
 * exists or not.
 * @throws HttpError 429 with Retry-After while this network has to wait for this account
 */
export async function countAttempt(req: PayloadRequest, email: string): Promise<void> {
  if (getEnv().RATE_LIMITS === 'off') return
  const key = keyOf(req, email)
  const { consumedPoints } = await triesOf(req).consume(key)
  const delay = delayAfter(consumedPoints)
  if (delay === 0) return
  try {
    await pauseOf(req).consume(key, 1, { customDuration: delay })
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    // A try that was not looked at makes nobody wait longer.
    await triesOf(req).reward(key, 1)
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new HttpError(429, `That was tried several times. Please wait ${seconds} s and try again.`, undefined, {
      'Retry-After': String(seconds),
    })
  }
}

/** After a success. */
export async function resetAttempts(req: PayloadRequest, email: string): Promise<void> {
  const key = keyOf(req, email)
  await Promise.all([triesOf(req).delete(key), pauseOf(req).delete(key)])
}

/** For Payload's own operations, which handle no error but APIError. @throws APIError with the status and headers of an HttpError */
export async function toPayloadError<Value>(req: PayloadRequest, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    req.responseHeaders = new Headers(error.headers)
    throw new APIError(error.message, error.status, undefined, true)
  }
}
