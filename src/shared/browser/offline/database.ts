import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** What waits to be sent: one call, under a key of its own by which the server knows it again. */
export type Waiting = {
  /** Given by the database: entries go out in this order. */
  id?: number
  key: string
  /** What it is, for words on the screen. */
  kind: 'hot-flash' | 'bingo'
  path: `/${string}`
  params?: Record<string, string | number>
  body?: unknown
  /** When she made it, ms since epoch. */
  at: number
}

interface OfflineDatabase extends DBSchema {
  outbox: { key: number; value: Waiting }
  answers: { key: string; value: unknown }
}

/** The one database this site keeps in a browser. */
const databaseName = 'power-years'

let opened: Promise<IDBPDatabase<OfflineDatabase>> | undefined

/** The database, made at the first call. Rejects where the browser keeps none (private windows of some). */
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
