'use client'

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

type Doc = Record<string, unknown>

/** What somebody typed and has not saved, kept in this browser alone; `touched` are the fields in which. */
export type SafetyCopy = { data: Doc; at: number; touched?: string[] }

interface Schema extends DBSchema {
  copies: { key: string; value: SafetyCopy }
}

/** Longer than any holiday of an editor. */
const keptMs = 60 * 24 * 60 * 60_000

let opened: Promise<IDBPDatabase<Schema> | null> | undefined

/** Null where the browser keeps nothing, in a private window for instance: the form works without. */
const open = () =>
  (opened ??= openDB<Schema>('power-years-panel', 1, { upgrade: (db) => void db.createObjectStore('copies') }).catch(
    () => null,
  ))

const keyOf = (account: number | string, place: string) => `${account}/${place}`

export async function keepCopy(account: number | string, place: string, copy: SafetyCopy): Promise<void> {
  const db = await open()
  await db?.put('copies', copy, keyOf(account, place)).catch(() => {})
}

export async function dropCopy(account: number | string, place: string): Promise<void> {
  const db = await open()
  await db?.delete('copies', keyOf(account, place)).catch(() => {})
}

/** The copy of a form, and away with all that are too old. @param now milliseconds since 1970 */
export async function readCopy(account: number | string, place: string, now: number): Promise<SafetyCopy | undefined> {
  const db = await open()
  if (!db) return undefined
  for (const key of await db.getAllKeys('copies')) {
    const copy = await db.get('copies', key)
    if (copy && now - copy.at > keptMs) await db.delete('copies', key)
  }
  return db.get('copies', keyOf(account, place))
}
