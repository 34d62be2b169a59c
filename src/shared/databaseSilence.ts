import pg from 'pg'

/** How often a PostgreSQL that answered nothing is asked again, and how long it may take then, in milliseconds. */
const silenceMs = 2_000

/**
 * Whether a PostgreSQL has stopped answering. It says itself when a statement takes too long; hearing nothing until the
 * client gives up means that it is frozen or cut off. A request asks it several times and would wait as often: from the
 * first silence on all are refused at once, and a connection of its own finds out when it is over.
 */
export class DatabaseSilence {
  #nextProbe: number | undefined
  #lastAnswer = -Infinity

  constructor(private readonly connectionString: string) {}

  /** @returns what a request is refused with that need not wait; undefined while PostgreSQL answers */
  refuse(): Error | undefined {
    if (this.#nextProbe === undefined) return undefined
    if (performance.now() >= this.#nextProbe) {
      // Longer than a probe takes, so that there is one at a time.
      this.#nextProbe = performance.now() + 3 * silenceMs
      void this.#probe()
    }
    return Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })
  }

  /** @param error what a statement or a connection ended with, if with one */
  hear(error: unknown): void {
    // node-postgres gives these two no code.
    const isUnanswered = error instanceof Error && /^query read timeout|due to connection timeout/i.test(error.message)
    const now = performance.now()
    if (isUnanswered) {
      // One that waited behind others of its transaction is not answered either, while they are.
      if (now - this.#lastAnswer > silenceMs) this.#nextProbe = now + silenceMs
    } else if (!error || /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code))) {
      this.#lastAnswer = now
      this.#nextProbe = undefined
    }
  }

  async #probe(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
      this.hear(undefined)
    } catch {
      this.#nextProbe = performance.now() + silenceMs
    }
    await client.end().catch(() => {})
  }
}

/** One for each database: Next's bundles have modules, and so pools, of their own. */
const shared = globalThis as { powerYearsSilences?: Map<string, DatabaseSilence> }

export function silenceOf(connectionString: string): DatabaseSilence {
  const all = (shared.powerYearsSilences ??= new Map())
  const silence = all.get(connectionString) ?? new DatabaseSilence(connectionString)
  all.set(connectionString, silence)
  return silence
}
