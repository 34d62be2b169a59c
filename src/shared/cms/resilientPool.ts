import pg from 'pg'

/**
 * A pg Pool with an error listener on every client. Payload listens to one connection only: when another one breaks (a
 * restart of PostgreSQL, a network failure), the unhandled `error` event would end the process. The next query
 * reconnects, or fails and is answered with 503.
 */
class ResilientPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }
}

/** node-postgres for Payload's adapter, with resilient pools. */
export const resilientPg = { ...pg, Pool: ResilientPool } as typeof pg
