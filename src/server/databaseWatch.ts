import pg from 'pg'

/** A database that says nothing for this long is away, whatever it does. */
const timeoutMs = 1_500
/** What was found out holds for so long, for everybody who asks; */
const holdsForMs = 1_000
/** and for so short a time for whoever has seen something fail. */
const holdsForFailuresMs = 100
/** What fails within this after the database was last seen away failed for that. */
const afterOutageMs = 5_000

/**
 * Whether the database is away; never rejects.
 * @param hasFailed something failed just now: whether that was for the database, which may be away since a moment ago, or
 * back since one
 */
export type IsAway = (hasFailed?: boolean) => Promise<boolean>

/**
 * Asks no more often than once a second, or ten times where something fails, however many want to know.
 * @param ask whether the database is away; never rejects
 */
export function throttleChecks(ask: () => Promise<boolean>, now = () => Date.now()): IsAway {
  let asked: { at: number; isAway: Promise<boolean> } | undefined
  let seenAwayAt = -Infinity
  const askNow = () => {
    const isAway = ask().then((away) => {
      if (away) seenAwayAt = now()
      return away
    })
    asked = { at: now(), isAway }
    return isAway
  }
  return async (hasFailed = false) => {
    const holdsFor = hasFailed ? holdsForFailuresMs : holdsForMs
    const away = await (asked && now() - asked.at < holdsFor ? asked.isAway : askNow())
    return away || (hasFailed && now() - seenAwayAt < afterOutageMs)
  }
}

/**
 * Asks PostgreSQL whether it answers, by one connection of its own: those of the site may all be waiting for it.
 * @param connectionString DATABASE_URL
 */
export function watchDatabase(connectionString: string | undefined): IsAway {
  if (!connectionString) return () => Promise.resolve(false)
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    allowExitOnIdle: true,
  })
  // The next question finds out.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return throttleChecks(() =>
    pool.query('SELECT 1').then(
      () => false,
      () => true,
    ),
  )
}
