import pg from 'pg'

/** How often a PostgreSQL that does not answer is probed, and how long a probe may take, in milliseconds. */
const probeMs = 2_000

/**
 * A circuit breaker for one PostgreSQL. PostgreSQL reports slow statements itself; a client-side timeout means that it is
 * frozen or cut off. A request sends several statements and would wait for each: the first timeout opens the circuit, all
 * further statements fail at once, and a probe over a connection of its own closes it again.
 */
export class CircuitBreaker {
  #nextProbe: number | undefined
  #lastAnswer = -Infinity

  constructor(private readonly connectionString: string) {}

  /** @returns the error to fail with at once while the circuit is open; undefined while PostgreSQL answers */
  openError(): Error | undefined {
    if (this.#nextProbe === undefined) return undefined
    if (performance.now() >= this.#nextProbe) {
      // Longer than a probe takes, so that there is one at a time.
      this.#nextProbe = performance.now() + 3 * probeMs
      void this.#probe()
    }
    return Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })
  }

  /** Records the outcome of a statement or connection. @param error undefined for a success */
  record(error: unknown): void {
    // node-postgres gives these two no code.
    const isUnanswered = error instanceof Error && /^query read timeout|due to connection timeout/i.test(error.message)
    const now = performance.now()
    if (isUnanswered) {
      // One that waited behind others of its transaction is not answered either, while they are.
      if (now - this.#lastAnswer > probeMs) this.#nextProbe = now + probeMs
    } else if (!error || /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code))) {
      this.#lastAnswer = now
      this.#nextProbe = undefined
    }
  }

  async #probe(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: probeMs,
      query_timeout: probeMs,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      this.record(undefined)
    } catch {
      this.#nextProbe = performance.now() + probeMs
    }
    await client.end().catch(() => {})
  }
}

/** One per database, across Next's bundles, each of which has its own modules and pools. */
const shared = globalThis as { powerYearsCircuitBreakers?: Map<string, CircuitBreaker> }

/** The breaker of a database, shared by all pools of the process. */
export function circuitBreakerOf(connectionString: string): CircuitBreaker {
  const all = (shared.powerYearsCircuitBreakers ??= new Map())
  const breaker = all.get(connectionString) ?? new CircuitBreaker(connectionString)
  all.set(connectionString, breaker)
  return breaker
}
