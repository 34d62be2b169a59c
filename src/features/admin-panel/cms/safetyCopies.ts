'use client'

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { keysOf, sortCopies, type StoredCopy, type SafetyCopy } from './sortCopies'

interface Schema extends DBSchema {
  copies: { key: string; value: SafetyCopy }
}

let opened: Promise<IDBPDatabase<Schema> | null> | undefined

/** Null where the browser keeps nothing, in a private window for instance: the form works without. */
const open = () =>
  (opened ??= openDB<Schema>('power-years-panel', 1, { upgrade: (db) => void db.createObjectStore('copies') }).catch(
    () => null,
  ))

/** Stores a copy under its key; does nothing where IndexedDB is unavailable. */
export async function keepCopy(key: string, copy: SafetyCopy): Promise<void> {
  const db = await open()
  await db?.put('copies', copy, key).catch(() => {})
}

/** Deletes copies by their keys. */
export async function dropCopies(keys: readonly string[]): Promise<void> {
  const db = await open()
  for (const key of keys) await db?.delete('copies', key).catch(() => {})
}

/** The copies of a form, the newest first, and away with all that are too old or too many. @param now milliseconds since 1970 */
export async function readCopies(account: number | string, place: string, now: number): Promise<StoredCopy[]> {
  const db = await open()
  if (!db) return []
  const { store } = db.transaction('copies')
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
  const { kept, over } = sortCopies(
    values.map((copy, index) => ({ ...copy, key: keys[index]! })),
    keysOf(account, place),
    now,
  )
  void dropCopies(over)
  return kept
}
