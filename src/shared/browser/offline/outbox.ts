import {
  ApiError,
  sendUntyped,
  type Callable,
  type PathOf,
  type RequestArguments,
  type ResponseOf,
  type UntypedRequest,
} from '../callEndpoint'
import { offlineDatabase, type Waiting } from './database'
import { tellOutboxNews } from './outboxNews'
import { sendInOrder, type Outcome } from './sendInOrder'

/** The tag of Background Sync, and the name of the lock that lets one tab send at a time. */
export const outboxName = 'power-years-outbox'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What waits in this browser, first come first. Where the browser keeps nothing, nothing waits. */
export async function listWaiting(): Promise<Waiting[]> {
  try {
    return await (await offlineDatabase()).getAll('outbox')
  } catch {
    return []
  }
}

const send = async ({ path, params, body, key }: Waiting): Promise<unknown> =>
  (await sendUntyped('post', path, { params, body, headers: { 'Idempotency-Key': key } })).json()

/** Asks the browser to wake the service worker when the network is back, where it can. */
async function askForSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(outboxName)
}

/**
 * Makes a write that may wait. Without a network it is kept in this browser and goes out later, in order and once; the
 * key it carries lets the server know it again when it had arrived and only the answer was lost.
 * @returns the answer, or `waits` when it is kept
 * @throws ApiError when the server refuses it; the network's own error when this browser cannot keep it
 */
export async function sendOrKeep<Call extends Callable & { method: 'post' }>(
  kind: Waiting['kind'],
  path: PathOf<Call>,
  ...[request]: RequestArguments<Call>
): Promise<{ answer: ResponseOf<Call> } | { waits: true }> {
  const { params, body } = (request ?? {}) as UntypedRequest
  const entry: Waiting = { key: newKey(), kind, path, params, body, at: Date.now() }
  const before = await listWaiting()
  let failure: unknown
  if (before.length === 0) {
    try {
      return { answer: (await send(entry)) as ResponseOf<Call> }
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
  tellOutboxNews({ sent: [], refused: [] })
  askForSync().catch(() => {
    // Not every browser has it, and a person may forbid it: then the next visit sends.
  })
  if (before.length > 0) void sendWaiting()
  return { waits: true }
}

async function empty(): Promise<Outcome<Waiting>> {
  const database = await offlineDatabase()
  const outcome = await sendInOrder<Waiting>(
    {
      first: async () => (await database.getAll('outbox', undefined, 1))[0],
      remove: ({ id }) => database.delete('outbox', id!),
    },
    send,
  )
  const { sent, refused } = outcome
  if (sent.length > 0 || refused.length > 0)
    tellOutboxNews({ sent: sent.map(({ kind }) => kind), refused: refused.map(({ message }) => message) })
  return outcome
}

/** Sends what waits, if anything does. One tab at a time; the others find the queue empty. */
export async function sendWaiting(): Promise<{ left: boolean }> {
  if ((await listWaiting()).length === 0) return { left: false }
  return navigator.locks ? navigator.locks.request(outboxName, empty) : empty()
}

/** Drops what waits, unsent: when everything of hers is deleted. */
export async function forgetWaiting(): Promise<void> {
  if ((await listWaiting()).length === 0) return
  await (await offlineDatabase()).clear('outbox')
  tellOutboxNews({ sent: [], refused: [] })
}
