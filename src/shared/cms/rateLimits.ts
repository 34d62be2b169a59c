import { createHmac } from 'node:crypto'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { getEnv } from '@/shared/env'
import { visitorToCount } from '@/vault/visitor'

import { HttpError } from './httpError'
import { networkOf } from './networkAddress'

type Allowance = { seconds: number; perVisitor: number; perNetwork: number }

/**
 * How often calls may be made. Nobody reaches these by hand; a network has more, because a clinic, a household or a
 * whole mobile network may share one address.
 */
const rateLimits = {
  /** The visitor's own rows, shown. */
  read: { seconds: 60, perVisitor: 300, perNetwork: 3_000 },
  /** A row written: a full bingo card marked at once is 25. */
  write: { seconds: 60, perVisitor: 120, perNetwork: 1_200 },
  /** E-mail to another person. */
  invite: { seconds: 60 * 60, perVisitor: 20, perNetwork: 60 },
  /** A question to Auntie: each may cost the owner money. */
  chat: { seconds: 5 * 60, perVisitor: 40, perNetwork: 200 },
  /** A payment prepared at Stripe: stolen cards are tried out in great numbers. */
  donate: { seconds: 10 * 60, perVisitor: 20, perNetwork: 60 },
  /** A try to sign in to the panel. Each account also has its own lock after a few wrong passwords. */
  signIn: { seconds: 10 * 60, perVisitor: 100, perNetwork: 100 },
  /** A letter to whoever says to have forgotten a password: anybody may ask for one to any address. */
  passwordMail: { seconds: 60 * 60, perVisitor: 10, perNetwork: 10 },
} as const satisfies Record<string, Allowance>

/** A name of an allowance. */
export type RateLimit = keyof typeof rateLimits

type Counters = Record<'visitor' | 'network', RateLimiterPostgres>

/** By the pool they count on: a process may hold several, as tests do. */
const countersOf = new WeakMap<object, Partial<Record<RateLimit, Counters>>>()

function counters(pool: PostgresAdapter['pool'], limit: RateLimit): Counters {
  const made = countersOf.get(pool) ?? {}
  countersOf.set(pool, made)
  const { seconds, perVisitor, perNetwork }: Allowance = rateLimits[limit]
  const counter = (points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      keyPrefix: limit,
      tableName: 'request_limits',
      tableCreated: true,
      // The nightly job does it, once for all instances.
      clearExpiredByTimeout: false,
      points,
      duration: seconds,
    })
  return (made[limit] ??= { visitor: counter(perVisitor), network: counter(perNetwork) })
}

/** A hash that only this server can make, and only today: yesterday's counters say nothing about anybody. */
function hashed(who: string): string {
  const today = new Date().toISOString().slice(0, 10)
  return createHmac('sha256', `request limits of ${today} ${getEnv().PAYLOAD_SECRET ?? ''}`)
    .update(who)
    .digest('base64url')
}

/**
 * Counts a call for its visitor and for the network it comes from, both at once.
 * @throws HttpError 429 with Retry-After when either has called too often
 */
export async function consumeRateLimit(req: PayloadRequest, limit: RateLimit): Promise<void> {
  const { RATE_LIMITS, TRUSTED_PROXIES } = getEnv()
  if (RATE_LIMITS === 'off') return
  const visitor = visitorToCount(req)
  const network = networkOf(req.headers, TRUSTED_PROXIES)
  const { pool } = req.payload.db as unknown as PostgresAdapter
  const counter = counters(pool, limit)
  const outcomes = await Promise.allSettled([
    ...(visitor ? [counter.visitor.consume(hashed(`visitor ${visitor}`))] : []),
    ...(network ? [counter.network.consume(hashed(`network ${network}`))] : []),
  ])
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  const failure = refusals.find((reason) => !(reason instanceof RateLimiterRes))
  if (failure) throw failure
  const waits = refusals.map((reason) => (reason as RateLimiterRes).msBeforeNext)
  if (waits.length === 0) return
  const seconds = Math.max(1, Math.ceil(Math.max(...waits) / 1000))
  throw new HttpError(429, 'That was very often in a short time. Please wait a moment and try again.', undefined, {
    'Retry-After': String(seconds),
  })
}
