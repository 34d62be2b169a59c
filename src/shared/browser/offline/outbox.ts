import {
  ApiError,
  type Callable,
  type PathOf,
  type RequestArguments,
  type ResponseOf,
  sendUntyped,
  type UntypedRequest,
} from '../callEndpoint'
import { offlineDatabase, type OutboxEntry } from './offlineDatabase'
import { notifyOutboxChange } from './outboxEvents'
import { cachePrefix } from './pageCache'

/** Where entries wait, first in, first out. */
export type Queue<Entry> = {
  first: () => Promise<Entry | undefined>
  remove: (entry: Entry) => Promise<void>
}

export type DrainResult<Entry> = {
  sent: Entry[]
  /** What the server would not take, and what it said. Gone from the queue: asking again would change nothing. */
  refused: { entry: Entry; message: string | null }[]
  /** Whether entries are left for another time. */
  remaining: boolean
}

// Too early, too often, too slow: the entry itself is fine.
const transientStatuses = new Set([408, 425, 429])

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !transientStatuses.has(error.status)

/**
 * Sends what waits, one after the other, each taken from the queue only once the server has answered. The first one
 * that does not get through (no network, a server that is away) ends it: what follows keeps its place behind it.
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

/** The tag of Background Sync, and the name of the lock that lets one tab send at a time. */
export const outboxName = 'power-years-outbox'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What waits in this browser to be sent, oldest first; empty where the browser stores nothing. */
export async function listOutbox(): Promise<OutboxEntry[]> {
  try {
    return await (await offlineDatabase()).getAll('outbox')
  } catch {
    return []
  }
}

const send = async ({ path, params, body, key }: OutboxEntry): Promise<unknown> =>
  (await sendUntyped('post', path, { params, body, headers: { 'Idempotency-Key': key } })).json()

/** Asks the browser to wake the service worker when the network is back, where it can. */
async function requestBackgroundSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(outboxName)
}

/**
 * Makes a write that may wait. Without a network it is stored in this browser and sent later, in order and once; its
 * idempotency key lets the server recognise it when it had arrived and only the response was lost.
 * @returns the response, or `queued` when it is stored
 * @throws ApiError when the server refuses it; the network's own error when this browser cannot store it
 */
export async function sendOrQueue<Call extends Callable & { method: 'post' }>(
  path: PathOf<Call>,
  ...[request]: RequestArguments<Call>
): Promise<{ response: ResponseOf<Call> } | { queued: true }> {
  const { params, body } = (request ?? {}) as UntypedRequest
  const entry: OutboxEntry = { key: createIdempotencyKey(), path, params, body, at: Date.now() }
  const before = await listOutbox()
  let failure: unknown
  if (before.length === 0) {
    try {
      return { response: (await send(entry)) as ResponseOf<Call> }
    } catch (error) {
      if (error instanceof ApiError) throw error
      failure = error
    }
  }
  try {
    await (await offlineDatabase()).add('outbox', entry)
  } catch (error) {
    throw failure ?? error
  }
  notifyOutboxChange({ sent: 0, refused: [] })
  requestBackgroundSync().catch(() => {
    // Not every browser has it, and a person may forbid it: then the next visit sends.
  })
  if (before.length > 0) void flushOutbox()
  return { queued: true }
}

async function drainOutbox(): Promise<DrainResult<OutboxEntry>> {
  const database = await offlineDatabase()
  const result = await drainQueue<OutboxEntry>(
    {
      first: async () => (await database.getAll('outbox', undefined, 1))[0],
      remove: ({ id }) => database.delete('outbox', id!),
    },
    send,
  )
  const { sent, refused } = result
  if (sent.length > 0 || refused.length > 0)
    notifyOutboxChange({ sent: sent.length, refused: refused.map(({ message }) => message) })
  return result
}

/** Sends what waits, if anything does. One tab at a time; the others find the queue empty. */
export async function flushOutbox(): Promise<{ remaining: boolean }> {
  if ((await listOutbox()).length === 0) return { remaining: false }
  return navigator.locks ? navigator.locks.request(outboxName, drainOutbox) : drainOutbox()
}

/** Drops what waits, unsent: when everything of the visitor's is deleted. */
export async function clearOutbox(): Promise<void> {
  if ((await listOutbox()).length === 0) return
  await (await offlineDatabase()).clear('outbox')
  notifyOutboxChange({ sent: 0, refused: [] })
}

/** Clears the cached pages, what waits to be sent, and the cached responses. */
export async function clearOfflineData(): Promise<void> {
  await clearOutbox()
  await offlineDatabase().then(
    (database) => database.clear('answers'),
    () => {},
  )
  if (typeof caches === 'undefined') return
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
