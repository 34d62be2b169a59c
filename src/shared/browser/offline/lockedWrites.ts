// Arrives with what writes, so that it is there without a network too.
import '../firstWrites'
import { ApiError } from '../apiError'
import { sendUntyped, type Callable, type PathOf, type RequestOf, type ResponseOf } from '../callEndpoint'
import { requestUnlock } from '../ownKey/requestUnlock'
import type { OwnKey } from '../ownKey/derive'
import { openKey } from '../ownKey/keyStore'
import { makeBox, sealIntoBox, type LockedBox } from '../ownKey/lockedBox'
import { ownKeyState } from '../ownKey/state'
import { serverNow } from '../serverClock'
import { offlineDatabase } from './offlineDatabase'
import type { RebaseInfo, OutboxEntry } from './outboxEntry'
import { sendOrQueue } from './outbox'
import { notifyOutboxChange } from './outboxEvents'
import type { UntypedRequest } from '../untypedRequest'

/** Among the answers, which go with all else that is kept for a visitor. */
const boxName = 'locked box'

/** A box, and whether the server has it. */
type StoredBox = LockedBox & { told?: true }

/**
 * Gives the box to the server, which opens nothing with it: this browser's storage may be emptied, and another one that is
 * locked may have no box.
 */
async function tellBox({ lid, lock }: LockedBox): Promise<void> {
  const answer = await sendUntyped('post', '/own-key/box', { body: { lid, lock } })
  // A network's sign-in page answers as well.
  if (((await answer.json()) as { kept?: true }).kept !== true) return
  const told: StoredBox = { lid, lock, told: true }
  await (await offlineDatabase()).put('answers', told, boxName)
}

/** Puts the box of this browser where a locked diary finds it: here, and with the server where there is no storage. */
export async function keepBox(key: OwnKey, isNewKey: boolean): Promise<void> {
  try {
    const database = await offlineDatabase().catch(() => null)
    const before = isNewKey ? undefined : ((await database?.get('answers', boxName)) as StoredBox | undefined)
    const box = before ?? (await makeBox(key))
    if (!before) await database?.put('answers', box, boxName).catch(() => {})
    if (!before?.told) await tellBox(box)
  } catch {
    // Storage is blocked or full, or the site is away: the next page tries again.
  }
}

/** The box of this browser; one whose storage was emptied asks for it. Null when there is none, or no network. */
async function findBox(): Promise<LockedBox | null> {
  try {
    const database = await offlineDatabase()
    const here = (await database.get('answers', boxName)) as StoredBox | undefined
    if (here) return here
    const { lid, lock } = (await (await sendUntyped('get', '/own-key/box')).json()) as LockedBox
    const asked: StoredBox = { lid, lock, told: true }
    await database.put('answers', asked, boxName)
    return asked
  } catch {
    return null
  }
}

/**
 * Sees to the box when a page opens: while the diary is open, where the key was taken into use before there was one, or
 * before the server kept it; while it is locked, where storage was emptied and there is a network to ask.
 */
export async function ensureBox(): Promise<void> {
  const key = await openKey()
  await (key ? keepBox(key, false) : findBox())
}

/** Whether this browser can keep what is entered while the diary is locked. Asks while there is a network to ask. */
export const canStoreWhileLocked = async (): Promise<boolean> => (await findBox()) !== null

/**
 * Keeps an entry while the diary is locked: sealed so that this browser cannot open it before the key is back.
 * @returns the key of `discardQueued`; null where this browser has no box
 */
async function keepLocked(path: `/${string}`, body: object, upon?: RebaseInfo): Promise<string | null> {
  try {
    const box = await findBox()
    if (!box) return null
    const key = crypto.randomUUID()
    const entry: OutboxEntry = {
      key,
      path,
      body: await sealIntoBox(box, body),
      at: serverNow().getTime(),
    }
    if (upon) entry.upon = { ...upon, began: await sealIntoBox(box, upon.began) }
    await (await offlineDatabase()).add('outbox', entry)
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
 * Sends something new, or keeps it while the diary is locked; where it can't be kept, asks to open the diary.
 * @param upon what the body takes the place of once the diary is open, if it does
 * @returns what was sent, or `queued` with the key of `discardQueued`
 * @throws the error of sending, also where this browser has no box
 */
export async function sendOrStoreLocked<Sent>(
  path: `/${string}`,
  body: object,
  send: () => Promise<Sent>,
  upon?: RebaseInfo,
): Promise<Sent | { queued: string }> {
  try {
    return await send()
  } catch (error) {
    const queued = isForTheLock(error) ? await keepLocked(path, body, upon) : null
    if (queued !== null) return { queued }
    // Without a box it is opened in place, and what was entered goes out then.
    if (error instanceof ApiError && isForTheLock(error) && (await requestUnlock())) return send()
    throw error
  }
}

/**
 * Keeps something new: sends it, or lets it wait on this device without a network or while the diary is locked.
 * @param upon what the body takes the place of, if it does
 * @returns the response, or `queued` with the key of `discardQueued`
 * @throws the error of sending when it could neither be kept nor wait
 */
export const sendOrStore = <Call extends Callable & { method: 'post' }>(
  path: PathOf<Call>,
  request: RequestOf<Call>,
  upon?: RebaseInfo,
): Promise<{ response: ResponseOf<Call> } | { queued: string }> =>
  sendOrStoreLocked(
    path,
    (request as UntypedRequest).body as object,
    () => sendOrQueue<Call>(path, request, upon),
    upon,
  )
