import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { ApiError } from '../callEndpoint'
import { isSealed, sealer } from '../ownKey/sealer'
import { ownKeyState } from '../ownKey/state'
import type { OutboxEntry } from './outboxEntry'

interface OfflineDatabase extends DBSchema {
  outbox: { key: number; value: OutboxEntry }
  answers: { key: string; value: unknown }
}

/** This site's IndexedDB database. */
const databaseName = 'power-years'

let opened: Promise<IDBPDatabase<OfflineDatabase>> | undefined

/** The database, opened at the first call. Rejects where IndexedDB is unavailable (some private windows). */
export function offlineDatabase(): Promise<IDBPDatabase<OfflineDatabase>> {
  // In a promise, because a browser that blocks storage throws at the mere mention of IndexedDB.
  opened ??= Promise.resolve()
    .then(() =>
      openDB<OfflineDatabase>(databaseName, 1, {
        upgrade(database) {
          database.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true })
          database.createObjectStore('answers')
        },
        // Do not block a newer version of the site in another tab.
        blocking: (_, __, event) => (event.target as IDBDatabase).close(),
        terminated: () => (opened = undefined),
      }),
    )
    .catch((error: unknown) => {
      opened = undefined
      throw error
    })
  return opened
}

/** A response, and when it was fetched (ms since the epoch) where it is not this moment's; null for a fresh one. */
export type KnownResponse<Result> = { response: Result; lastKnown: number | null }

/** Whether our server refused the request: then no cached answer is used instead. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500 && error.serverMessage !== null

/**
 * Network first: fetches and keeps the response; when the site can't answer, returns the one it gave last.
 * @param key identifies the request, e.g. its URL
 * @throws the error of `fetchFresh` when the server refused or nothing is cached
 */
export async function fetchOrLastKnown<Result>(
  key: string,
  fetchFresh: () => Promise<Result>,
): Promise<KnownResponse<Result>> {
  try {
    const response = await fetchFresh()
    await storeResponse(key, response)
    return { response, lastKnown: null }
  } catch (error) {
    if (isRefused(error)) throw error
    const stored = (await offlineDatabase().then(
      (database) => database.get('answers', key),
      () => undefined,
    )) as { response: Result; at: number } | undefined
    if (stored?.response === undefined) throw error
    const known = isSealed(stored.response)
      ? ((await (await sealer()).recall(key, stored.response.sealed)) as Result | null)
      : stored.response
    if (known === null) throw error
    return { response: known, lastKnown: stored.at }
  }
}

/** The same for what does not age visibly. */
export const fetchOrCached = async <Result>(key: string, fetchFresh: () => Promise<Result>): Promise<Result> =>
  (await fetchOrLastKnown(key, fetchFresh)).response

/** What arrived encrypted with the visitor’s own key is cached encrypted as well. */
async function asKept(key: string, response: unknown): Promise<unknown> {
  if (ownKeyState() === 'none') return response
  const own = await sealer()
  return own.owns(key) ? { sealed: await own.keep(key, response as object) } : response
}

async function storeResponse(key: string, response: unknown): Promise<void> {
  try {
    const kept = { response: await asKept(key, response), at: Date.now() }
    await (await offlineDatabase()).put('answers', kept, key)
  } catch {
    // Storage is full or disabled: the response is only unavailable offline.
  }
}
