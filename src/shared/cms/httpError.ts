/** One problem of a request: its path, and a message for people. */
export type Issue = { path: string; message: string }

/** An error that is reported to the caller; all others become a 500 without details. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 502 | 503,
    message: string,
    readonly issues?: Issue[],
    readonly headers?: Record<string, string>,
  ) {
    super(message)
  }
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: shutting down, crashed, starting up, too many connections; connection exceptions.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  // The code PgBouncer uses for everything: no server, no server in time, a server connection that was lost.
  '08P01',
  // Timeouts and exhausted resources: a cancelled statement, an unavailable lock, an idle transaction, a replica
  // that takes no writes, a full disk, no memory, a failing disk.
  '57014',
  '55P03',
  '25P03',
  '25006',
  '53100',
  '53200',
  '58030',
  // The site's own disk is full.
  'ENOSPC',
  'EDQUOT',
])

/** Whether an error, or one of its causes, means that the database is unavailable for now: a 503, not a fault of the request. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && awayCodes.has(String(cause.code))) return true
    if (
      /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout/i.test(
        cause.message,
      )
    )
      return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}

/** The SQLSTATE of an error or one of its causes; undefined for other errors. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && /^[0-9A-Z]{5}$/.test(String(cause.code))) return String(cause.code)
  }
  return undefined
}

/**
 * A description for the log without data: database errors repeat values (a visitor's text, an address), so only the
 * SQLSTATE and the names of objects are included.
 */
export function describeFailure(error: unknown): Record<string, string | undefined> {
  let cause = error
  for (let depth = 0; cause instanceof Error && cause.cause instanceof Error && depth < 5; depth += 1)
    cause = cause.cause
  if (!(cause instanceof Error)) return { type: typeof cause }
  // The stack frames only: V8 repeats the message above them.
  const where = cause.stack?.match(/^ {4}at .*$/gm)?.join('\n')
  const code = databaseErrorCode(cause)
  // Drizzle's own message is the query with its values.
  const message = cause.message.startsWith('Failed query') ? 'Failed query' : cause.message
  if (!code) return { type: cause.name, message, where }
  const { table, constraint } = cause as { table?: string; constraint?: string }
  return { type: cause.name, code, table, constraint, where }
}
