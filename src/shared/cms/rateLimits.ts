import { createHmac } from 'node:crypto'

import { lt } from '@payloadcms/db-postgres/drizzle'
import { bigint, index, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { getEnv } from '@/shared/env'

import { drizzleOf, visitorsPoolOf } from '@/shared/database'
import { roomData } from './defineRoom'
import { HttpError } from './httpError'
import { clientNetwork } from './networkAddress'

/** Counters under keyed hashes that expire; the columns and their order are rate-limiter-flexible's. */
export const rateLimitsTable = pgTable(
  'request_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('request_limits_expire').on(table.expire)],
)

/**
 * Points per time window. Beyond any manual use; a network has more, as a clinic, a household or a mobile carrier may
 * share one address.
 */
export type RateLimit = {
  /** Calls with the same name share a counter. */
  name: string
  windowSeconds: number
  perVisitor: number
  perNetwork: number
}

/** The limits of calls on the visitor's own records. */
export const rowLimits = {
  /** For reads. */
  read: { name: 'read', windowSeconds: 60, perVisitor: 300, perNetwork: 3_000 },
  /** For writes: a full bingo card completed at once is 25. */
  write: { name: 'write', windowSeconds: 60, perVisitor: 120, perNetwork: 1_200 },
} as const satisfies Record<string, RateLimit>

type Pool = ReturnType<typeof visitorsPoolOf>
type Limiters = Record<'visitor' | 'network', RateLimiterPostgres>

/** A counter in PostgreSQL, shared by all instances. @param name calls with the same name share it */
export const counterOf = (pool: Pool, name: string, points: number, windowSeconds: number): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    keyPrefix: name,
    tableName: 'request_limits',
    tableCreated: true,
    // The nightly job deletes expired rows, once for all instances.
    clearExpiredByTimeout: false,
    points,
    duration: windowSeconds,
  })

/** By connection pool: a process may have several, as tests do. */
const limitersByPool = new WeakMap<Pool, Map<string, Limiters>>()

function limitersFor(pool: Pool, { name, windowSeconds, perVisitor, perNetwork }: RateLimit): Limiters {
  const made = limitersByPool.get(pool) ?? new Map<string, Limiters>()
  limitersByPool.set(pool, made)
  const limiter = (points: number) => counterOf(pool, name, points, windowSeconds)
  const limiters = made.get(name) ?? { visitor: limiter(perVisitor), network: limiter(perNetwork) }
  made.set(name, limiters)
  return limiters
}

/** A keyed hash with the date: yesterday's counters cannot be linked to anyone. */
export function hashed(who: string): string {
  const today = new Date().toISOString().slice(0, 10)
  return createHmac('sha256', `request limits of ${today} ${getEnv().PAYLOAD_SECRET ?? ''}`)
    .update(who)
    .digest('base64url')
}

/**
 * Consumes a point of the visitor and of the network, at the same time.
 * @throws HttpError 429 with Retry-After when either limit is exceeded
 */
export async function consumeRateLimit(req: PayloadRequest, limit: RateLimit): Promise<void> {
  const { RATE_LIMITS, TRUSTED_PROXIES } = getEnv()
  if (RATE_LIMITS === 'off') return
  const visitor = roomData(req.payload.config).rateLimitKey?.(req)
  const network = clientNetwork(req.headers, TRUSTED_PROXIES)
  const limiters = limitersFor(visitorsPoolOf(req.payload), limit)
  const outcomes = await Promise.allSettled([
    ...(visitor ? [limiters.visitor.consume(hashed(`visitor ${visitor}`))] : []),
    ...(network ? [limiters.network.consume(hashed(`network ${network}`))] : []),
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

/**
 * Consumes a point of a ceiling for the whole site. Exact, however many ask at once, and never switched off: it protects
 * people outside.
 * @returns null when the point was there; otherwise the seconds until there are new ones
 */
export async function consumeSiteCeiling(
  payload: Payload,
  { name, windowSeconds, points }: { name: string; windowSeconds: number; points: number },
): Promise<number | null> {
  try {
    await counterOf(visitorsPoolOf(payload), name, points, windowSeconds).consume('the site')
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** Deletes expired counters. */
export async function deleteExpiredRateLimits(payload: Payload): Promise<void> {
  await drizzleOf(payload).delete(rateLimitsTable).where(lt(rateLimitsTable.expire, Date.now()))
}
