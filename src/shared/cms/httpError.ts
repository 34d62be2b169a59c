/** One problem of a request: its path, and a message for people. */
export type Issue = { path: string; message: string }

/** An error that is reported to the caller; all others become a 500 without details. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 413 | 429 | 502 | 503,
    message: string,
    readonly issues?: Issue[],
    readonly headers?: Record<string, string>,
  ) {
    super(message)
  }
}

const connectionCodes = new Set([
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
])

/** Whether an error, or one of its causes, means that the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && connectionCodes.has(String(cause.code))) return true
    if (
      /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i.test(
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
  if (!code) return { type: cause.name, message: cause.message, where }
  const { table, constraint } = cause as { table?: string; constraint?: string }
  return { type: cause.name, code, table, constraint, where }
}
