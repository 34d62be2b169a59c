import pg from 'pg'

import { circuitBreakerOf, type CircuitBreaker } from './circuitBreaker'
import { getEnv } from './env'
import { queryReplica, replicasOfSite } from './replicas'

/**
 * How long PostgreSQL may take, in milliseconds: for a statement, for a lock that somebody else holds, and for an answer
 * at all, which a frozen server never gives; and how long a transaction that nobody goes on with may hold its locks.
 * The site's own statements take some milliseconds; only somebody who means harm, or an outage, comes near these.
 */
export const databaseTimeouts = {
  statement_timeout: 8_000,
  lock_timeout: 3_000,
  // A picture is stored within its transaction, and its store may take half a minute.
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 10_000,
  connectionTimeoutMillis: 5_000,
} satisfies pg.PoolConfig

/** Connections for pages, lists and editors. Twice both pools, as during an upgrade, leave PostgreSQL's usual 100 free. */
export const mainConnections = 20

/** What a visitor does answers within a few seconds or says that it cannot, whatever everybody else reads meanwhile. */
const visitorsPool = {
  max: 10,
  statement_timeout: 3_000,
  lock_timeout: 2_000,
  query_timeout: 4_000,
  connectionTimeoutMillis: 3_000,
} satisfies pg.PoolConfig

/** Beside the pooler: one for the jobs' lock, and room for one that is being closed. */
const directConnections = 2

type Callback = (error: unknown, ...results: unknown[]) => void

/** A client that reports the outcome of each query to the circuit breaker. */
const clientFor = (breaker: CircuitBreaker, isPooled: boolean) =>
  class extends pg.Client {
    override query = ((...asked: unknown[]) => {
      const callback = asked.at(-1)
      const told = asked.map((one) => {
        if (one === callback && typeof callback === 'function')
          return ((error, ...results) => {
            breaker.record(error)
            ;(callback as Callback)(error, ...results)
          }) satisfies Callback
        // A pooler hands out another connection with each transaction: a statement that was prepared on the one is unknown
        // on the other, so none has a name.
        const isNamed = isPooled && typeof one === 'object' && one !== null && 'name' in one && !('submit' in one)
        return isNamed ? { ...one, name: undefined } : one
      })
      const answer: unknown = Reflect.apply(super.query, this, told)
      if (answer instanceof Promise)
        answer.then(
          () => breaker.record(undefined),
          (error: unknown) => breaker.record(error),
        )
      return answer
    }) as pg.Client['query']
  }

/**
 * A pg Pool with an error listener on every client. Payload listens to one connection only: when another one breaks (a
 * restart of PostgreSQL, a network failure), the unhandled `error` event would end the process. The next query
 * reconnects, or fails and is answered with 503.
 */
export class ResilientPool extends pg.Pool {
  #visitors: ResilientPool | undefined
  #direct: ResilientPool | undefined
  readonly #directUrl: string | undefined
  readonly #breaker: CircuitBreaker

  /** @param replicas what may answer public reads in this pool's place */
  constructor(
    options: pg.PoolConfig = {},
    directUrl = getEnv().DATABASE_DIRECT_URL,
    replicas = replicasOfSite(options) ?? null,
  ) {
    const breaker = circuitBreakerOf(options.connectionString ?? '')
    super({ ...options, Client: clientFor(breaker, Boolean(directUrl)) })
    this.#directUrl = directUrl
    this.#breaker = breaker
    this.connect = this.#connectIfAnswered((callback) => super.connect(callback))
    if (replicas) {
      const fromPrimary = (asked: unknown[]): unknown => Reflect.apply(super.query, this, asked)
      this.query = ((...asked: unknown[]) =>
        (typeof asked.at(-1) !== 'function' && queryReplica(asked, replicas, async () => fromPrimary(asked))) ||
        fromPrimary(asked)) as pg.Pool['query']
    }
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  /**
   * A second pool on the same database, for the rows and counters of visitors: reads of pages and lists, however many,
   * leave them their connections.
   */
  get visitors(): pg.Pool {
    return (this.#visitors ??= new ResilientPool({ ...this.options, ...visitorsPool }, this.#directUrl, null))
  }

  /** Connections past a pooler, each the same from its first statement to its last; this pool where there is none. */
  get direct(): pg.Pool {
    if (!this.#directUrl) return this
    return (this.#direct ??= new ResilientPool(
      { ...this.options, connectionString: this.#directUrl, max: directConnections },
      '',
      null,
    ))
  }

  /** node-postgres takes a callback, or gives a promise. */
  #connectIfAnswered(connect: (callback: Callback) => void): pg.Pool['connect'] {
    const breaker = this.#breaker
    const ask = (callback: Callback) => {
      const openError = breaker.openError()
      if (openError) return process.nextTick(callback, openError)
      connect((error, ...results) => {
        if (error) breaker.record(error)
        callback(error, ...results)
      })
    }
    return ((callback?: Callback) =>
      callback
        ? ask(callback)
        : new Promise<unknown>((resolve, reject) =>
            ask((error, client) => (error ? reject(error as Error) : resolve(client))),
          )) as pg.Pool['connect']
  }

  /** Ends all. The types name another signature for callers with a callback, of which there are none. */
  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#visitors?.end(), this.#direct?.end()])
  }
}

/** The pool for visitors' rows beside a pool of Payload's adapter; that pool itself where it is not one of ours. */
export const visitorsPoolFor = (pool: pg.Pool): pg.Pool => (pool instanceof ResilientPool ? pool.visitors : pool)

/** The pool of lasting connections beside a pool of Payload's adapter. */
export const directPoolFor = (pool: pg.Pool): pg.Pool => (pool instanceof ResilientPool ? pool.direct : pool)

/** node-postgres for Payload's adapter, with resilient pools. */
export const resilientPg = { ...pg, Pool: ResilientPool } as typeof pg
