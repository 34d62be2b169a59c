import { openDB } from 'idb'

import { removeStored } from '../storage'
import type { OwnKey } from './derive'
import { forgetKey, keyDatabase, ownKeyOrigin, ownKeyState, setOwnKeyState } from './state'

const storeName = 'keys'
const keyName = 'own'
/** The key before a newer one: what waits in this browser was sealed with it. */
const formerName = 'former'

// A database of its own: forgetting the key must not wait for what else is kept.
const database = async () =>
  openDB<{ [storeName]: { key: string; value: OwnKey } }>(keyDatabase, 1, {
    upgrade: (opened) => void opened.createObjectStore(storeName),
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })

let remembered: OwnKey | null = null
let reading: Promise<OwnKey | null> | undefined

/** Read once for all who ask meanwhile. */
const readKey = () => (reading ??= read(keyName).finally(() => (reading = undefined)))

const read = (name: string): Promise<OwnKey | null> =>
  database()
    .then(async (opened) => {
      const key = (await opened.get(storeName, name)) ?? null
      opened.close()
      return key
    })
    .catch(() => null)

/** The open key; null when this browser has none, or was told to forget it. */
export async function openKey(): Promise<OwnKey | null> {
  if (ownKeyState() !== 'open') {
    remembered = null
    // Where a page was left before it could. A key that has ended is kept for what waits.
    if (ownKeyOrigin() !== 'unknown') forgetKey()
    return null
  }
  if (remembered) return remembered
  remembered = await readKey()
  // Safari empties script storage after seven days without a visit; a cookie it leaves alone. Nobody has left: what was
  // typed stays where it is.
  if (!remembered) setOwnKeyState({ by: 'unknown', open: false })
  return remembered
}

/** Keeps a key for this browser's convenience: whoever uses it can seal and open, nobody can read the key. */
export async function rememberKey(key: OwnKey, by: 'passkey' | 'words'): Promise<void> {
  const before = await openKey()
  remembered = key
  // Without storage it is asked for again on the next page.
  await write((keys) => {
    if (before && before.visitor !== key.visitor) void keys.put(before, formerName)
    void keys.put(key, keyName)
  })
  setOwnKeyState({ by, open: true })
  removeStored('power-years-own-key-move')
}

/** A newer key has taken the place of the open one: locked until it is there, and what waits stays readable till then. */
export async function endKey(): Promise<void> {
  const before = await openKey()
  remembered = null
  await write((keys) => {
    if (before) void keys.put(before, formerName)
    void keys.delete(keyName)
  })
  setOwnKeyState({ by: 'unknown', open: false })
}

/** The key that the open one has taken the place of, while something may wait that was sealed with it. */
export const formerKey = (): Promise<OwnKey | null> => read(formerName)

/** Nothing waits any more. */
export const forgetFormerKey = (): Promise<void> => write((keys) => void keys.delete(formerName))

type Keys = { put: (key: OwnKey, name: string) => unknown; delete: (name: string) => unknown }

/** All or nothing; nothing without storage. */
async function write(change: (keys: Keys) => void): Promise<void> {
  try {
    const opened = await database()
    const transaction = opened.transaction(storeName, 'readwrite')
    change(transaction.store)
    await transaction.done
    opened.close()
  } catch {
    // Storage is blocked or full.
  }
}
