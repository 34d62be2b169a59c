import pg from 'pg'

/** A database that says nothing for this long is away, whatever it does. */
const patienceMs = 1_500
/** What was found out holds for so long, for everybody who asks. */
const holdsForMs = 1_000

/**
 * Asks PostgreSQL whether it answers, at most once a second however many want to know, by one connection of its own: those
 * of the site may all be waiting for it.
 * @param connectionString DATABASE_URL
 * @returns whether it is away; never rejects
 */
export function watchDatabase(connectionString: string | undefined): () => Promise<boolean> {
  if (!connectionString) return () => Promise.resolve(false)
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    allowExitOnIdle: true,
  })
  // The next question finds out.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let asked: { at: number; isAway: Promise<boolean> } | undefined
  return () => {
    if (asked && Date.now() - asked.at < holdsForMs) return asked.isAway
    const isAway = pool.query('SELECT 1').then(
      () => false,
      () => true,
    )
    asked = { at: Date.now(), isAway }
    return isAway
  }
}
