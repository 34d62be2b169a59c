import { createHmac } from 'node:crypto'

import { lt } from '@payloadcms/db-postgres/drizzle'
import { bigint, index, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { LRUCache } from 'lru-cache'
import type { Payload, PayloadRequest } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { getEnv } from '@/shared/env'

import { drizzleOf, visitorsPoolOf } from '@/shared/database'
import { batchCalls } from '@/shared/batchCalls'

import { roomData } from './defineRoom'
import { HttpError } from './httpError'
import { clientNetwork, networksAround, networksOfHolder } from './networkAddress'

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

/** A counter in PostgreSQL, shared by all instances. @param name calls with the same name share it */
export const counterOf = (pool: Pool, name: string, points: number, windowSeconds: number): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    keyPrefix: name,
    tableName: 'request_limits',
    tableCreated: true,
    // The job runner deletes expired rows, once for all instances.
    clearExpiredByTimeout: false,
    points,
    duration: windowSeconds,
  })

/**
 * Counts calls under each key and tells where that leads, as rate-limiter-flexible does. One statement for all keys of
 * all calls that come at the same time, planned once per connection: counting took longer than saving a record. In the
 * order of the keys, so that instances which count the same keys wait for each other instead of locking each other out.
 * Commits asynchronously: a crash may lose the counts of the last moment.
 */
const countCalls = `
  INSERT INTO request_limits AS counted (key, points, expire)
  SELECT key, points, $4::bigint + lasts
  FROM (SELECT set_config('synchronous_commit', 'off', true)) AS statement,
    unnest($1::text[], $2::int[], $3::bigint[]) AS call (key, points, lasts)
  ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counted.expire <= $4 THEN excluded.points ELSE counted.points + excluded.points END,
    expire = CASE WHEN counted.expire <= $4 THEN excluded.expire ELSE counted.expire END
  RETURNING key, points, expire::float8 AS expire`

type Counter = { key: string; points: number; expire: number }

/** One call: the keys it is counted under, and for how many ms. */
type CountedCall = { keys: string[]; lasts: number }

/** @returns for each call, how far the counters of its keys were with it */
async function countAll(pool: Pool, calls: readonly CountedCall[]): Promise<Counter[][]> {
  const wanted = new Map<string, { points: number; lasts: number }>()
  // The position of each call among those with the same key: the earliest gets the last point.
  const places = calls.map(({ keys, lasts }) =>
    keys.map((key) => {
      const points = (wanted.get(key)?.points ?? 0) + 1
      wanted.set(key, { points, lasts })
      return { key, place: points }
    }),
  )
  const counted = [...wanted.values()]
  const { rows } = await pool.query<Counter>({
    name: 'request-limits',
    text: countCalls,
    values: [[...wanted.keys()], counted.map(({ points }) => points), counted.map(({ lasts }) => lasts), Date.now()],
  })
  const counters = new Map(rows.map((row) => [row.key, row]))
  return places.map((ofCall) =>
    ofCall.map(({ key, place }) => {
      const { points, expire } = counters.get(key)!
      return { key, points: points - wanted.get(key)!.points + place, expire }
    }),
  )
}

const counts = new WeakMap<Pool, (call: CountedCall) => Promise<Counter[]>>()

/** Counts a call, together with all that come at the same time. */
function count(pool: Pool, call: CountedCall): Promise<Counter[]> {
  const counting = counts.get(pool) ?? batchCalls((calls) => countAll(pool, calls))
  counts.set(pool, counting)
  return counting(call)
}

const dayMs = 24 * 60 * 60 * 1000
let keyOfDay = { day: NaN, secret: '', key: Buffer.alloc(0) }

/** A keyed hash with the date: yesterday's counters cannot be linked to anyone. */
export function hashed(who: string): string {
  const day = Math.floor(Date.now() / dayMs)
  const secret = getEnv().PAYLOAD_SECRET ?? ''
  if (keyOfDay.day !== day || keyOfDay.secret !== secret) {
    const date = new Date(day * dayMs).toISOString().slice(0, 10)
    keyOfDay = { day, secret, key: Buffer.from(`request limits of ${date} ${secret}`) }
  }
  return createHmac('sha256', keyOfDay.key).update(who).digest('base64url')
}

/**
 * Until when whoever called too often is refused (ms since the epoch), by key. A call that is refused anyway is not
 * counted: a network that makes up a visitor for each call would write a row for each.
 */
const exceeded = new LRUCache<string, number>({ max: 20_000 })

const tooOften = (waitMs: number) =>
  new HttpError(429, 'That was very often in a short time. Please wait a moment and try again.', undefined, {
    'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))),
  })

/**
 * Consumes a point of the visitor, of the network and, of IPv6, of all networks around it, at the same time.
 * @throws HttpError 429 with Retry-After when either limit is exceeded
 */
export async function consumeRateLimit(req: PayloadRequest, limit: RateLimit): Promise<void> {
  const { RATE_LIMITS, TRUSTED_PROXIES } = getEnv()
  if (RATE_LIMITS === 'off') return
  const visitor = roomData(req.payload.config).rateLimitKey?.(req)
  const network = clientNetwork(req.headers, TRUSTED_PROXIES)
  const allowed = new Map<string, number>()
  if (visitor) allowed.set(`${limit.name}:${hashed(`visitor ${visitor}`)}`, limit.perVisitor)
  if (network) allowed.set(`${limit.name}:${hashed(`network ${network}`)}`, limit.perNetwork)
  const around = network && networksAround(network)
  if (around) allowed.set(`${limit.name}:${hashed(`network ${around}`)}`, limit.perNetwork * networksOfHolder)
  if (allowed.size === 0) return
  const keys = [...allowed.keys()]
  const refusedUntil = Math.max(...keys.map((key) => exceeded.get(key) ?? 0))
  if (refusedUntil > Date.now()) throw tooOften(refusedUntil - Date.now())
  const counted = await count(visitorsPoolOf(req.payload), { keys, lasts: limit.windowSeconds * 1000 })
  const over = counted.filter(({ key, points }) => points > allowed.get(key)!)
  if (over.length === 0) return
  for (const { key, expire } of over) exceeded.set(key, expire)
  throw tooOften(Math.max(...over.map(({ expire }) => expire)) - Date.now())
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
