import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { StopError } from './stopError.mjs'

/** A database that does not answer within this is taken for unreachable. */
const CONNECT_MS = 8000
const RETRY_MS = 250
/** 57P03: starting up or shutting down. */
const STARTING_UP = ['ECONNREFUSED', 'ECONNRESET', '57P03', 'EPIPE']

/** An error of pg or of the socket below it; `errors` when a host has several addresses. */
type ConnectionError = { code?: string; message?: string; errors?: ConnectionError[] }

/** The same server and user, another database. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(database)}`
  return other.href
}

/** The database name in a connection string. */
export const databaseOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

/** One attempt to connect. @param timeoutMs how long it may take */
export async function connectOnce(url: string, timeoutMs = CONNECT_MS): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  // A server that goes away in between is reported by the next query.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** How pg calls a server that took the connection and says nothing: on a busy machine it is still waking up. */
const BUSY = /terminated unexpectedly|timeout expired/

/** Whether a refused connection may succeed a moment later. */
export function isStartingUp(error: unknown): boolean {
  const { errors = [error as ConnectionError] } = error as ConnectionError
  return errors.some(({ code = '', message = '' }) => STARTING_UP.includes(code) || BUSY.test(message))
}

/**
 * Connects to DATABASE_URL; waits for a server that is just starting.
 * @throws StopError: one line that names the host and the reason, never the password
 */
export async function connectToDatabase(url: string): Promise<pg.Client> {
  const deadline = Date.now() + CONNECT_MS
  for (;;) {
    try {
      return await connectOnce(url)
    } catch (error) {
      if (!isStartingUp(error) || Date.now() > deadline) throw explainConnection(url, error)
    }
    await sleep(RETRY_MS)
  }
}

function explainConnection(url: string, error: unknown): StopError {
  const { hostname, port, username, pathname, password } = new URL(url)
  const host = `${hostname || 'the local socket'}${hostname ? `:${port || 5432}` : ''}`
  const database = decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username)
  const { errors = [error as ConnectionError] } = error as ConnectionError
  const { code = '', message = '' } = errors[0]!
  const reasons: Record<string, string> = {
    ENOTFOUND: `no host is called "${hostname}"`,
    EAI_AGAIN: `no host is called "${hostname}"`,
    ECONNREFUSED: `nothing answers at ${host}`,
    EHOSTUNREACH: `${host} cannot be reached`,
    ENETUNREACH: `${host} cannot be reached`,
    ETIMEDOUT: `${host} does not answer`,
    '28P01': `${host} refuses the user "${decodeURIComponent(username)}" with this password`,
    28000: `${host} refuses the user "${decodeURIComponent(username)}"`,
    '3D000': `${host} has no database "${database}"`,
    53300: `${host} has no connection left`,
    '57P03': `${host} is still starting up`,
  }
  const timedOut = /timeout/i.test(message) ? reasons.ETIMEDOUT : undefined
  const plain = (message || code).replace(/\s+/g, ' ')
  const secrets = [password, decodeURIComponent(password)].filter(Boolean)
  const said = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), plain)
  return new StopError(`DATABASE_URL: ${reasons[code] ?? timedOut ?? `${host} refuses: ${said}`}.`)
}
