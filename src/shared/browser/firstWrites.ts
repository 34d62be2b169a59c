import { readStored, writeStored } from './storage'
import { ownKeyState, markLocked } from './ownKey/state'
import { sealer } from './ownKey/sealer'
import type { UntypedRequest } from './untypedRequest'

const turns = 'power-years-first-write'

/** How long one waits for another (ms), which a bad network may hold for minutes. */
const maxWaitMs = 10_000

/** Without Web Locks: of this page alone. */
let last: Promise<unknown> = Promise.resolve()

/** Waits until no other tab, and nothing else in this one, is at its first write. @returns what gives the turn on */
async function acquireSignInLock(): Promise<() => void> {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  if (!globalThis.navigator?.locks) {
    const before = last
    last = Promise.all([before, ended])
    await Promise.race([before, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
    return end
  }
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), maxWaitMs)
  await new Promise<void>((resolve) => {
    navigator.locks
      .request(turns, { signal: waiting.signal }, () => {
        clearTimeout(timer)
        resolve()
        return ended
      })
      .catch(() => resolve())
  })
  return end
}

/**
 * A browser whose storage was emptied may have the cookie of an own key and know nothing of it: what it sends would come
 * to the server unsealed, though only to be refused. So it asks once, before it writes.
 * @throws ApiError 401 for a record, which is to be sealed first
 */
async function learnOfKey(path: string, request: UntypedRequest): Promise<void> {
  // A move sends what is sealed, and so does the service worker, to which no storage tells anything.
  if (path.startsWith('/own-key/') || typeof window === 'undefined') return
  if (ownKeyState() !== 'none' || readStored('power-years-keyless') !== null) return
  const answer = await fetch('/api/own-key', { method: 'GET', credentials: 'include' })
  const known: unknown = await answer.json().catch(() => null)
  // A proxy, or a busy server: what follows meets the same.
  if (typeof known !== 'object' || known === null || !('ownKey' in known)) return
  if (known.ownKey === true) {
    markLocked()
    await (await sealer()).seal('post', path, request)
  } else writeStored('power-years-keyless', Date.now())
}

/**
 * The first write sets the visitor's cookie. Two at the same time (a flash and the day in quick succession, in one tab or
 * in two) would set two, and the record of the one that was overwritten could never be opened: so they go one by one.
 * @param written the paths on which a write of this page has succeeded, to which this one is added
 */
export async function writeFirst<Result>(
  path: string,
  request: UntypedRequest,
  written: Set<string>,
  write: () => Promise<Result>,
): Promise<Result> {
  const end = await acquireSignInLock()
  try {
    if (!written.has(path)) {
      await learnOfKey(path, request)
      const result = await write()
      written.add(path)
      return result
    }
  } finally {
    end()
  }
  return write()
}
