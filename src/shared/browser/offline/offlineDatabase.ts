import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { ApiError } from '../callEndpoint'

/** What waits to be sent: one call, under a key of its own by which the server knows it again. */
export type OutboxEntry = {
  /** Given by the database: entries go out in this order. */
  id?: number
  key: string
  path: `/${string}`
  params?: Record<string, string | number>
  body?: unknown
  /** When the visitor made it, ms since epoch. */
  at: number
}

interface OfflineDatabase extends DBSchema {
  outbox: { key: number; value: OutboxEntry }
  answers: { key: string; value: unknown }
}

/** The one database this site keeps in a browser. */
const databaseName = 'power-years'

let opened: Promise<IDBPDatabase<OfflineDatabase>> | undefined

/** The database, opened at the first call. Rejects where the browser has none (private windows of some). */
export function offlineDatabase(): Promise<IDBPDatabase<OfflineDatabase>> {
  opened ??= openDB<OfflineDatabase>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true })
      database.createObjectStore('answers')
    },
    // A newer version of this site, open in another tab, must not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/**
 * Fetches, and stores the response in this browser; when the site can't be reached, answers with the stored one.
 * @param key names the request, e.g. its address
 * @throws what `fetchFresh` throws when the server refused, or when nothing is stored
 */
export async function fetchOrCached<Result>(key: string, fetchFresh: () => Promise<Result>): Promise<Result> {
  try {
    const response = await fetchFresh()
    await storeResponse(key, response)
    return response
  } catch (error) {
    if (error instanceof ApiError) throw error
    const stored = await offlineDatabase().then(
      (database) => database.get('answers', key),
      () => undefined,
    )
    if (stored === undefined) throw error
    return stored as Result
  }
}

async function storeResponse(key: string, response: unknown): Promise<void> {
  try {
    await (await offlineDatabase()).put('answers', response, key)
  } catch {
    // Storage is full or switched off: the response is only missing when there is no network.
  }
}
