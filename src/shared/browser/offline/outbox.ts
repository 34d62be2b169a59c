import { ApiError, type Callable, type PathOf, type RequestOf, type ResponseOf, sendUntyped } from '../callEndpoint'
import { isBoxed } from '../ownKey/isSealed'
import { isSealed, openQueued, sealer } from '../ownKey/sealer'
import { ownKeyState } from '../ownKey/state'
import { serverNow } from '../serverClock'
import { cachePrefix } from './cacheNames'
import { offlineDatabase } from './offlineDatabase'
import type { RebaseInfo, OutboxEntry } from './outboxEntry'
import { notifyOutboxChange } from './outboxEvents'
import type { UntypedRequest } from '../untypedRequest'

/** A FIFO queue of entries. */
export type Queue<Entry> = { first: () => Promise<Entry | undefined>; remove: (entry: Entry) => Promise<void> }

export type DrainResult<Entry> = {
  sent: Entry[]
  /** Entries that the server rejected, with the error. They are removed: a retry would not succeed. */
  refused: { entry: Entry; message: string | null }[]
  /** Whether entries remain in the queue. */
  remaining: boolean
}

// Retryable client errors: the entry itself is valid. 401: it waits until the visitor's own key is open again. 410: until the
// newer key is, to which the records have moved.
const transientStatuses = [401, 408, 410, 425, 429]

/** Whether this site answered, and not a proxy or a network's sign-in page in its place. */
const isOurs = (error: unknown): error is ApiError => error instanceof ApiError && error.serverMessage !== null

const isRefusal = (error: unknown): error is ApiError =>
  isOurs(error) && error.status >= 400 && error.status < 500 && !transientStatuses.includes(error.status)

/**
 * Sends the queue in order, removing each entry once the server has responded. Stops at the first one that fails by
 * network or server error; it and the following ones stay queued.
 */
export async function drainQueue<Entry>(
  queue: Queue<Entry>,
  send: (entry: Entry) => Promise<unknown>,
): Promise<DrainResult<Entry>> {
  const result: DrainResult<Entry> = { sent: [], refused: [], remaining: false }
  for (let entry = await queue.first(); entry !== undefined; entry = await queue.first()) {
    try {
      await send(entry)
      result.sent.push(entry)
    } catch (error) {
      if (!isRefusal(error)) return { ...result, remaining: true }
      result.refused.push({ entry, message: error.serverMessage })
    }
    await queue.remove(entry)
  }
  return result
}

/** The Background Sync tag, and the name of the Web Lock that lets one tab send at a time. */
export const outboxName = 'power-years-outbox'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether an entry cannot be sent while the diary is locked. Other entries need not wait for it: the server encrypts those. */
const waitsForKey = ({ body }: OutboxEntry) => isBoxed(body) && ownKeyState() === 'locked'

/** The queued entries, oldest first; empty where storage is unavailable. */
export async function listOutbox(): Promise<OutboxEntry[]> {
  try {
    return await (await offlineDatabase()).getAll('outbox')
  } catch {
    return []
  }
}

/** The queued entries of a path, decrypted; entries that cannot be decrypted here are left out. */
export async function listQueued(path: string): Promise<{ key: string; body: object }[]> {
  const waiting = (await listOutbox()).filter((entry) => entry.path === path)
  const opened = await Promise.all(waiting.map(async ({ key, body }) => ({ key, body: await openQueued(path, body) })))
  return opened.flatMap(({ key, body }) => (body ? [{ key, body }] : []))
}

const sealed = async (path: string, request: UntypedRequest): Promise<UntypedRequest> =>
  ownKeyState() === 'none' ? request : (await sealer()).seal('post', path, request)

/** Encrypts what was queued before the visitor had a key. */
const send = async ({ path, params, body, key }: OutboxEntry): Promise<unknown> => {
  const request = await sealed(path, { params, body })
  return (await sendUntyped('post', path, { ...request, headers: { 'Idempotency-Key': key } })).json()
}

/** Registers a Background Sync, where supported. */
async function requestBackgroundSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(outboxName)
}

/** Sends a queued entry; one that replaces a stored record is rebased on it first. */
export async function resendQueued(entry: OutboxEntry): Promise<unknown> {
  const current = isSealed(entry.body) ? await (await sealer()).sealWaiting(entry) : entry
  // Loaded only when a day is queued: every page carries this file.
  return send(current.upon ? await (await import('./rebaseOnStored')).rebaseOnStored(current, current.upon) : current)
}

async function sendNow<Call extends Callable>(entry: OutboxEntry): Promise<ResponseOf<Call>> {
  const answer = await send(entry).catch(async (error: unknown) => {
    if (ownKeyState() === 'none' || !(await (await sealer()).recover(error))) throw error
    return send(entry)
  })
  return (isSealed(answer) ? await (await sealer()).open(entry.path, answer) : answer) as ResponseOf<Call>
}

/**
 * Sends a write that may be queued. Offline it is stored in this browser and sent later, in order and exactly once: its
 * idempotency key lets the server detect a duplicate when only the response was lost.
 * @param upon the stored record that the body replaces, if any
 * @returns the response, or `queued` with the key of `discardQueued` when it was stored
 * @throws ApiError when the server rejects it; the network error when it cannot be stored
 */
export async function sendOrQueue<Call extends Callable & { method: 'post' }>(
  path: PathOf<Call>,
  request: RequestOf<Call>,
  upon?: RebaseInfo,
): Promise<{ response: ResponseOf<Call> } | { queued: string }> {
  const { params, body } = await sealed(path, request as UntypedRequest)
  const entry: OutboxEntry = {
    key: createIdempotencyKey(),
    path,
    params,
    body,
    at: serverNow().getTime(),
  }
  const before = (await listOutbox()).filter((waiting) => !waitsForKey(waiting))
  let failure: unknown
  if (before.length === 0) {
    try {
      return { response: await sendNow<Call>(entry) }
    } catch (error) {
      // The diary has been locked since. The new entry is encrypted already and waits for the newer key.
      if (isOurs(error) && error.status !== 410) throw error
      failure = error
    }
  }
  try {
    if (upon) entry.upon = { ...upon, began: (await sealed(path, { body: upon.began })).body as object }
    await (await offlineDatabase()).add('outbox', entry)
  } catch (error) {
    throw failure ?? error
  }
  notifyOutboxChange({ sent: 0, refused: [] })
  requestBackgroundSync().catch(() => {
    // Unsupported or denied: the queue is sent on the next visit.
  })
  if (before.length > 0) void flushOutbox()
  return { queued: entry.key }
}

async function drainOutbox(): Promise<DrainResult<OutboxEntry>> {
  const database = await offlineDatabase()
  const result = await drainQueue<OutboxEntry>(
    {
      first: async () => (await database.getAll('outbox')).find((waiting) => !waitsForKey(waiting)),
      remove: ({ id }) => database.delete('outbox', id!),
    },
    resendQueued,
  )
  const { sent, refused } = result
  if (sent.length > 0 || refused.length > 0)
    notifyOutboxChange({
      sent: sent.length,
      refused: refused.map(({ message }) => message),
      wasLocked: sent.some(({ body }) => isBoxed(body)),
    })
  return result
}

/** Runs while no tab and no service worker sends the queue: requests in flight have finished before. */
export const withOutboxLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(outboxName, work) : work()

/** Sends the queue, if there is one. A Web Lock limits it to one tab at a time. */
export async function flushOutbox(): Promise<{ remaining: boolean }> {
  if ((await listOutbox()).length === 0) return { remaining: false }
  return withOutboxLock(drainOutbox)
}

/** Removes a queued write. @returns false when it has been sent */
export async function discardQueued(key: string): Promise<boolean> {
  const entry = (await listOutbox()).find((waiting) => waiting.key === key)
  if (!entry) return false
  await (await offlineDatabase()).delete('outbox', entry.id!)
  notifyOutboxChange({ sent: 0, refused: [] })
  return true
}

/** Clears queued entries and the answers known last, when all of the visitor's data is deleted. */
export async function clearOwnData(): Promise<void> {
  const database = await offlineDatabase().catch(() => null)
  if (!database) return
  await Promise.all([database.clear('outbox'), database.clear('answers')])
  notifyOutboxChange({ sent: 0, refused: [] })
}

/** Clears cached pages as well. */
export async function clearOfflineData(): Promise<void> {
  await clearOwnData()
  if (typeof caches === 'undefined') return
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
