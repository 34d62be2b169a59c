import { ApiError } from '../apiError'
import type { Callable, PathOf, RequestOf, ResponseOf } from '../callEndpoint'
import type { OwnKey } from '../ownKey/derive'
import { openKey } from '../ownKey/keyStore'
import { makeBox, putIntoBox, type LockedBox } from '../ownKey/lockedBox'
import { ownKeyState } from '../ownKey/state'
import { serverNow } from '../serverClock'
import { offlineDatabase } from './offlineDatabase'
import type { KeptBefore, OutboxEntry } from './outboxEntry'
import { sendOrQueue } from './outbox'
import { notifyOutboxChange } from './outboxEvents'
import type { UntypedRequest } from '../untypedRequest'

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

/** Sees to the box while the diary is open, where the key was taken into use before there was one. */
export async function keepBoxReady(): Promise<void> {
  const key = await openKey()
  if (key) await keepBox(key, false)
}

/** Whether this browser can keep what is entered while the diary is locked. */
export async function keepsLocked(): Promise<boolean> {
  try {
    return (await (await offlineDatabase()).get('answers', boxName)) !== undefined
  } catch {
    return false
  }
}

/**
 * Keeps an entry while the diary is locked: sealed so that this browser cannot open it before the key is back.
 * @returns the key of `discardQueued`; null where this browser has no box
 */
async function keepLocked(path: `/${string}`, body: object, upon?: KeptBefore): Promise<string | null> {
  try {
    const database = await offlineDatabase()
    const box = (await database.get('answers', boxName)) as LockedBox | undefined
    if (!box) return null
    const key = crypto.randomUUID()
    const entry: OutboxEntry = {
      key,
      path,
      body: await putIntoBox(box, body),
      at: serverNow().getTime(),
    }
    if (upon) entry.upon = { ...upon, began: await putIntoBox(box, upon.began) }
    await database.add('outbox', entry)
    notifyOutboxChange({ sent: 0, refused: [] })
    return key
  } catch {
    return null
  }
}

/** Locked: as this browser knows, or by a key that has ended. Without a network the sealer may not have arrived to say so. */
const isForTheLock = (error: unknown) =>
  ownKeyState() === 'locked' && (!(error instanceof ApiError) || error.status === 401 || error.status === 410)

/**
 * Sends something new, or keeps it while the diary is locked.
 * @param upon what the body takes the place of once the diary is open, if it does
 * @returns what was sent, or `queued` with the key of `discardQueued`
 * @throws the error of sending, also where this browser has no box
 */
export async function orKeepLocked<Sent>(
  path: `/${string}`,
  body: object,
  send: () => Promise<Sent>,
  upon?: KeptBefore,
): Promise<Sent | { queued: string }> {
  try {
    return await send()
  } catch (error) {
    const queued = isForTheLock(error) ? await keepLocked(path, body, upon) : null
    if (queued === null) throw error
    return { queued }
  }
}

/**
 * Keeps something new: sends it, or lets it wait on this device without a network or while the diary is locked.
 * @param upon what the body takes the place of, if it does
 * @returns the response, or `queued` with the key of `discardQueued`
 * @throws the error of sending when it could neither be kept nor wait
 */
export const keepNew = <Call extends Callable & { method: 'post' }>(
  path: PathOf<Call>,
  request: RequestOf<Call>,
  upon?: KeptBefore,
): Promise<{ response: ResponseOf<Call> } | { queued: string }> =>
  orKeepLocked(path, (request as UntypedRequest).body as object, () => sendOrQueue<Call>(path, request, upon), upon)
