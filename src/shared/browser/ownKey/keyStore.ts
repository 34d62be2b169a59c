import { openDB } from 'idb'

import type { OwnKey } from './derive'
import { forgetKey, keyDatabase, lockOwnKey, ownKeyState, setOwnKeyState } from './state'

const storeName = 'keys'
const keyName = 'own'

// A database of its own: forgetting the key must not wait for what else is kept.
const database = () =>
  openDB<{ [storeName]: { key: string; value: OwnKey } }>(keyDatabase, 1, {
    upgrade: (opened) => void opened.createObjectStore(storeName),
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })

let remembered: OwnKey | null = null
let reading: Promise<OwnKey | null> | undefined

/** Read once for all who ask meanwhile. */
const readKey = () =>
  (reading ??= database()
    .then(async (opened) => {
      const key = (await opened.get(storeName, keyName)) ?? null
      opened.close()
      return key
    })
    .catch(() => null)
    .finally(() => (reading = undefined)))

/** The open key; null when this browser has none, or was told to forget it. */
export async function openKey(): Promise<OwnKey | null> {
  if (ownKeyState() !== 'open') {
    remembered = null
    // Where a page was left before it could.
    forgetKey()
    return null
  }
  if (remembered) return remembered
  remembered = await readKey()
  // Safari empties script storage after seven days without a visit; a cookie it leaves alone.
  if (!remembered) lockOwnKey()
  return remembered
}

/** Keeps a key for this browser's convenience: whoever uses it can seal and open, nobody can read the key. */
export async function rememberKey(key: OwnKey, by: 'passkey' | 'words'): Promise<void> {
  remembered = key
  try {
    const opened = await database()
    await opened.put(storeName, key, keyName)
    opened.close()
  } catch {
    // Asked for again on the next page.
  }
  setOwnKeyState({ by, open: true })
}
