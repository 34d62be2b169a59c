import { openDB } from 'idb'

import { removeDrafts } from '../tabDrafts'
import type { OwnKey } from './derive'
import { ownKeyOrigin, ownKeyState, setOwnKeyState } from './state'

const storeName = 'keys'
const keyName = 'own'

// A database of its own: forgetting the key must not wait for what else is kept.
const database = () =>
  openDB<{ [storeName]: { key: string; value: OwnKey } }>('power-years-own-key', 1, {
    upgrade: (opened) => void opened.createObjectStore(storeName),
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })

let remembered: OwnKey | null = null

async function forgetStored(): Promise<void> {
  remembered = null
  try {
    const opened = await database()
    await opened.delete(storeName, keyName)
    opened.close()
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The open key; null when this browser has none, or was told to forget it. */
export async function openKey(): Promise<OwnKey | null> {
  if (ownKeyState() !== 'open') {
    await forgetStored()
    return null
  }
  if (remembered) return remembered
  try {
    const opened = await database()
    remembered = (await opened.get(storeName, keyName)) ?? null
    opened.close()
  } catch {
    remembered = null
  }
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

/**
 * Forgets the open key and what was typed and not sent. At once: the mark that it is locked is set before anything else,
 * and the next page deletes what this one had no time for.
 */
export function lockOwnKey(): void {
  if (ownKeyState() === 'none') return
  setOwnKeyState({ by: ownKeyOrigin() ?? 'unknown', open: false })
  removeDrafts()
  void forgetStored()
}

/** Forgets that there ever was a key, when all of the visitor's data is deleted. */
export async function removeOwnKey(): Promise<void> {
  setOwnKeyState(null)
  await forgetStored()
}
