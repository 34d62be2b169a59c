import pg from 'pg'

/** A database that does not answer within this counts as away. */
const timeoutMs = 1_500
/** A result is reused for so long, */
const holdsForMs = 1_000
/** or only for so long after a failure. */
const holdsForFailuresMs = 100
/** A failure within this after the database was last away is attributed to the outage. */
const afterOutageMs = 5_000

/**
 * Whether the database is away; never rejects.
 * @param hasFailed something failed just now: whether that was for the database, which may be away since a moment ago, or
 * back since one
 */
export type IsDatabaseAway = (hasFailed?: boolean) => Promise<boolean>

/**
 * Throttles checks of the database: at most one a second, or ten after failures, shared by all callers.
 * @param ask whether the database is away; never rejects
 */
export function throttleChecks(ask: () => Promise<boolean>, now = () => Date.now()): IsDatabaseAway {
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
export function watchDatabase(connectionString: string | undefined): IsDatabaseAway {
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
