import { AsyncLocalStorage } from 'node:async_hooks'

import pg from 'pg'

import { followContentChanges, unfollowContentChanges, type PrimaryConnection } from './contentChanges'
import { getEnv } from './env'
import { gauge, metrics } from './metrics'

/** How often the primary and its replicas are asked where they are. */
const pollMs = 500
/**
 * What a replica has to have at the least: all that the primary had this long ago. Less than the time for which a page
 * made right after a change is made once more (src/server/invalidations.ts).
 */
const maxLagMs = 2_000
/** A replica that does not answer a poll within this is away. */
const silentMs = 1_500
/** As the pool's for the primary, but nobody waits long for an answer that the primary can give. */
const readTimeouts = { connectionTimeoutMillis: silentMs, query_timeout: 2_000 }
/** For each replica; the primary's pool stands behind it. */
const connections = 10

/** A place in the write-ahead log, `16/B374D848`, as a number. */
const placeOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

type State = 'current' | 'behind' | 'away'

/** One server that follows the primary. */
class Replica {
  readonly pool: pg.Pool
  #replayed: bigint | undefined
  #isPolled = false

  constructor(connectionString: string, options: pg.PoolConfig) {
    this.pool = new pg.Pool({ ...options, ...readTimeouts, connectionString, max: connections })
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** @param required the place it has to have reached; undefined while that is not known */
  state(required: bigint | undefined): State {
    if (this.#replayed === undefined) return 'away'
    return required !== undefined && this.#replayed >= required ? 'current' : 'behind'
  }

  /** Until it answers the next poll. */
  leave(): void {
    this.#replayed = undefined
  }

  async poll(): Promise<void> {
    if (this.#isPolled) return
    this.#isPolled = true
    // A server that was made a primary of its own has no place in another's log: nobody knows what it misses.
    const asked = 'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS place'
    try {
      const query = { text: asked, query_timeout: silentMs } as pg.QueryConfig
      const { rows } = await this.pool.query<{ place: string | null }>(query)
      const place = rows[0]?.place
      this.#replayed = place ? placeOf(place) : undefined
    } catch {
      this.leave()
    }
    this.#isPolled = false
  }
}

/**
 * The servers named by DATABASE_REPLICA_URLS, and which of them have what a read must see: every change that this instance
 * has heard of, since pages made before it are then made anew, and all that is older than two seconds.
 */
export class Replicas {
  readonly #all: Replica[]
  #primary: PrimaryConnection | undefined
  #timer: NodeJS.Timeout | undefined
  /** Where the primary was, by time; the newest last. */
  #places: { at: number; place: bigint }[] = []
  #required: bigint | undefined
  /** How many changes were notified, and of how many the WAL position is known. */
  #notified = 0
  #known = 0
  #asking = 0
  #next = 0

  constructor(urls: readonly string[], options: pg.PoolConfig = {}) {
    this.#all = urls.map((url) => new Replica(url, options))
    followContentChanges(this)
  }

  states(): Record<State, number> {
    const states = { current: 0, behind: 0, away: 0 }
    for (const replica of this.#all) states[replica.state(this.#requiredNow())] += 1
    return states
  }

  /** From here on changes are notified, over this connection. */
  follow(primary: PrimaryConnection): void {
    this.#primary = primary
    // A frozen primary is not asked again and again; it notifies of nothing either.
    this.#timer ??= setInterval(() => this.#asking === 0 && void this.#poll(), pollMs).unref()
    this.changed()
  }

  /** Without notifications nobody knows what a replica misses: everything is read from the primary. */
  lose(): void {
    this.#primary = undefined
    this.#required = undefined
    this.#places = []
  }

  /** Content has changed: until a replica is known to have that, it is not read. */
  changed(): void {
    this.#notified += 1
    void this.#poll()
  }

  /** One that has everything, each in turn; undefined when none has. */
  choose(): Replica | undefined {
    const required = this.#requiredNow()
    for (let tried = 0; tried < this.#all.length; tried += 1) {
      const replica = this.#all[this.#next++ % this.#all.length]!
      if (replica.state(required) === 'current') return replica
    }
    return undefined
  }

  async end(): Promise<void> {
    unfollowContentChanges(this)
    this.lose()
    clearInterval(this.#timer)
    this.#timer = undefined
    await Promise.all(this.#all.map(({ pool }) => pool.end()))
  }

  #requiredNow(): bigint | undefined {
    return this.#primary && this.#known === this.#notified ? this.#required : undefined
  }

  async #poll(): Promise<void> {
    const primary = this.#primary
    if (!primary) return
    const notified = this.#notified
    const at = performance.now()
    this.#asking += 1
    try {
      // Of what was committed without waiting for the disk, too.
      const asked = 'SELECT pg_current_wal_insert_lsn()::text AS place'
      const { rows } = await primary.query<{ place: string }>(asked)
      if (primary !== this.#primary) return
      const place = placeOf(rows[0]!.place)
      this.#places.push({ at, place })
      // The newest of those that are old enough stays the first.
      while (this.#places[1] && this.#places[1].at <= at - maxLagMs) this.#places.shift()
      const isNewer = notified > this.#known
      const least = isNewer ? place : this.#places[0]!.at <= at - maxLagMs ? this.#places[0]!.place : 0n
      if (this.#required === undefined || least > this.#required) this.#required = least
      if (isNewer) this.#known = notified
    } catch {
      // The connection is gone, which whoever holds it notices too.
      return
    } finally {
      this.#asking -= 1
    }
    await Promise.all(this.#all.map((replica) => replica.poll()))
  }
}

/** Next's bundles and the server's have modules of their own in one process. */
const shared = globalThis as {
  powerYearsReplicas?: { urls: string; replicas: Replicas | undefined }
  powerYearsPublicRead?: AsyncLocalStorage<true>
}
const publicRead = (shared.powerYearsPublicRead ??= new AsyncLocalStorage())

/** The replicas of this process; undefined without DATABASE_REPLICA_URLS. */
export function replicasOfSite(options?: pg.PoolConfig): Replicas | undefined {
  const urls = getEnv().DATABASE_REPLICA_URLS ?? []
  const key = urls.join(' ')
  if (shared.powerYearsReplicas?.urls !== key) {
    void shared.powerYearsReplicas?.replicas?.end()
    shared.powerYearsReplicas = { urls: key, replicas: urls.length > 0 ? new Replicas(urls, options) : undefined }
    if (urls.length > 0)
      gauge(
        'replicas',
        'Servers that follow the primary by state',
        () => shared.powerYearsReplicas?.replicas?.states() ?? {},
      )
  }
  return shared.powerYearsReplicas.replicas
}

/**
 * Runs a read of what everybody may see. Its statements outside of a transaction may be answered by a replica; drafts,
 * the panel, whoever is signed in, visitors' rows and everything that writes are never in here.
 */
export const readPublic = <Found>(read: () => Promise<Found>): Promise<Found> => publicRead.run(true, read)

/** Whether what is read is within `readPublic`. */
export const isPublicRead = (): boolean => publicRead.getStore() === true

/** What another server would refuse as well: a value that does not fit, a statement that takes too long. */
const isSameEverywhere = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && (code.startsWith('22') || code === '57014')
}

/**
 * @param fromPrimary asks the primary instead
 * @returns undefined when this is not to be read from a replica
 */
export function queryReplica<Answer>(
  asked: unknown[],
  replicas: Replicas,
  fromPrimary: () => Promise<Answer>,
): Promise<Answer> | undefined {
  if (!publicRead.getStore()) return undefined
  const replica = replicas.choose()
  metrics.publicReads.labels(replica ? 'replica' : 'primary').inc()
  if (!replica) return undefined
  const answer = Reflect.apply(replica.pool.query, replica.pool, asked) as Promise<Answer>
  return answer.catch((error: unknown) => {
    if (isSameEverywhere(error)) throw error
    replica.leave()
    metrics.publicReads.labels('primary_after_replica').inc()
    return fromPrimary()
  })
}
