import pg from 'pg'

/**
 * A pool that outlives its database. Payload listens to one connection only: when another one breaks (PostgreSQL
 * restarts, a network blinks), Node would end the whole process over an error event nobody hears.
 * The next query opens a new connection, or fails and is answered with 503.
 */
class ResilientPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }
}

/** node-postgres for Payload's adapter, with pools that outlive their database. */
export const resilientPg = { ...pg, Pool: ResilientPool } as typeof pg
