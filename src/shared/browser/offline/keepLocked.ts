import type { OwnKey } from '../ownKey/derive'
import { makeBox, putIntoBox, type LockedBox } from '../ownKey/lockedBox'
import { offlineDatabase } from './offlineDatabase'
import { notifyOutboxChange } from './outboxEvents'

/** Among the answers, which go with all else that is kept for a visitor. */
const boxName = 'locked box'

/** Puts the box of this browser where a locked diary finds it. Nothing without storage: then a locked diary refuses. */
export async function keepBox(key: OwnKey, isNewKey: boolean): Promise<void> {
  try {
    const database = await offlineDatabase()
    if (isNewKey || !(await database.get('answers', boxName)))
      await database.put('answers', await makeBox(key), boxName)
  } catch {
    // Storage is blocked or full.
  }
}

/**
 * Keeps an entry while the diary is locked: sealed so that this browser cannot open it before the key is back.
 * @returns the key of `discardQueued`; null where this browser has no box
 */
export async function keepLocked(path: `/${string}`, body: object): Promise<string | null> {
  try {
    const database = await offlineDatabase()
    const box = (await database.get('answers', boxName)) as LockedBox | undefined
    if (!box) return null
    const key = crypto.randomUUID()
    await database.add('outbox', { key, path, body: await putIntoBox(box, body), at: Date.now() })
    notifyOutboxChange({ sent: 0, refused: [] })
    return key
  } catch {
    return null
  }
}
