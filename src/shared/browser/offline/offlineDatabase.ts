import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { ApiError } from '../callEndpoint'

/** A queued request with its idempotency key. */
export type OutboxEntry = {
  /** Assigned by IndexedDB: entries are sent in this order. */
  id?: number
  key: string
  path: `/${string}`
  params?: Record<string, string | number>
  body?: unknown
  /** When the visitor made it, in ms since the epoch. */
  at: number
}

interface OfflineDatabase extends DBSchema {
  outbox: { key: number; value: OutboxEntry }
  answers: { key: string; value: unknown }
}

/** This site's IndexedDB database. */
const databaseName = 'power-years'

let opened: Promise<IDBPDatabase<OfflineDatabase>> | undefined

/** The database, opened at the first call. Rejects where IndexedDB is unavailable (some private windows). */
export function offlineDatabase(): Promise<IDBPDatabase<OfflineDatabase>> {
  opened ??= openDB<OfflineDatabase>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true })
      database.createObjectStore('answers')
    },
    // Do not block a newer version of the site in another tab.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/**
 * Network first: fetches and caches the response; when the site is unreachable, returns the cached one.
 * @param key identifies the request, e.g. its URL
 * @throws the error of `fetchFresh` when the server rejected it or nothing is cached
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
    // Storage is full or disabled: the response is only unavailable offline.
  }
}
