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

/**
 * The key of what was typed in one opening of a form: two tabs, and what was offered and not looked at, stay apart.
 * @param opening a name of its own for each opening
 */
export const copyKey = (account: number | string, place: string, opening: string) => `${account}/${place}/${opening}`

/** A copy with its key. */
export type KeptCopy = SafetyCopy & { key: string }

export async function keepCopy(key: string, copy: SafetyCopy): Promise<void> {
  const db = await open()
  await db?.put('copies', copy, key).catch(() => {})
}

export async function dropCopy(key: string): Promise<void> {
  const db = await open()
  await db?.delete('copies', key).catch(() => {})
}

/** The copies of a form, the newest first, and away with all that are too old. @param now milliseconds since 1970 */
export async function readCopies(account: number | string, place: string, now: number): Promise<KeptCopy[]> {
  const db = await open()
  if (!db) return []
  const found: KeptCopy[] = []
  for (const key of await db.getAllKeys('copies')) {
    const copy = await db.get('copies', key)
    if (!copy) continue
    if (now - copy.at > keptMs) await db.delete('copies', key)
    // Without an opening: of the release before.
    else if (key === `${account}/${place}` || key.startsWith(copyKey(account, place, ''))) found.push({ ...copy, key })
  }
  return found.sort((one, other) => other.at - one.at)
}
