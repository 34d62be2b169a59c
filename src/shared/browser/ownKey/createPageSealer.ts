import { ApiError } from '../apiError'
import { offlineDatabase } from '../offline/offlineDatabase'
import { serverNow } from '../serverClock'
import { connectSealer, type SealerWorker } from './connectSealer'
import type { RecordSealer } from './createSealer'
import type { OwnKey } from './derive'
import { endKey, formerKey, openKey } from './keyStore'
import { isBoxed } from './isSealed'
import { openFromBox } from './lockedBox'
import type { Sealer, SiteRecords } from './sealer'
import { markLocked, ownKeyState } from './state'

/** What the server answers once the records have moved to a newer key. */
const ended = 410

const lost = () =>
  new ApiError(
    400,
    JSON.stringify({ message: 'What waited here was sealed with a key that this browser has not got any more.' }),
  )

type Options = {
  /** Starts the worker of `serveSealer`. @throws where there are none */
  startWorker: () => SealerWorker
  /** Loads the same sealer into this page, for a browser in which the worker does not start. */
  loadSealer: () => Promise<RecordSealer>
  loadRecords: () => Promise<SiteRecords>
  /** Brings the browser back to the visitor of its key, with whatever was written elsewhere. */
  rejoin: (key: OwnKey) => Promise<void>
}

async function start({ startWorker, loadSealer }: Options): Promise<RecordSealer> {
  try {
    return await connectSealer(startWorker())
  } catch {
    return loadSealer()
  }
}

/** Creates the sealer of a page: a worker does the work, so that the page answers touches whatever the diary holds. */
export async function createPageSealer(options: Options): Promise<Sealer> {
  const { lists, writes, seal, open, openQueued, keep, recall } = await start(options)
  const key = () => {
    markLocked()
    return openKey()
  }
  const openKept = async (own: OwnKey | null, path: string, body: unknown) =>
    isBoxed(body) ? own && openFromBox(own, body) : openQueued(own, path, body)
  return {
    records: options.loadRecords,
    owns: (path) => lists.includes(path),
    seal: async (method, path, request) => {
      if (!writes.includes(path)) return request
      return seal(await key(), method, path, request, serverNow().getTime())
    },
    open: async (path, answer) => open(await key(), path, answer),
    openQueued: async (path, body) => openKept(await openKey(), path, body),
    sealWaiting: async (entry) => {
      const { path, body, upon } = entry
      const own = await key()
      // Locked it goes as it is: the server takes it while the key is still the visitor's.
      // What was kept while it was locked waits for a key that opens it.
      if (!own && isBoxed(body)) throw new ApiError(401, '')
      if (!own || (!isBoxed(body) && (await openQueued(own, path, body)))) return entry
      const former = await formerKey()
      const sealAnew = async (sealed: object) => {
        const record =
          (isBoxed(sealed) && (await openFromBox(own, sealed))) || (former && (await openKept(former, path, sealed)))
        if (!record) throw lost()
        // Dated by when it was entered: it may have waited for days.
        return (await seal(own, 'post', path, { body: record }, entry.at)).body as object
      }
      const anew = { ...entry, body: await sealAnew(body as object) }
      if (upon) anew.upon = { ...upon, began: await sealAnew(upon.began) }
      await (await offlineDatabase()).put('outbox', anew)
      return anew
    },
    keep: async (name, answer) => keep(await key(), name, answer),
    recall: async (name, kept) => recall(await openKey(), name, kept),
    recover: async (error) => {
      if (!(error instanceof ApiError) || ![401, ended].includes(error.status) || ownKeyState() !== 'open') return false
      const own = await openKey()
      if (!own) return false
      try {
        // Also when it has ended: another tab may have taken a newer key into use since the call left.
        await options.rejoin(own)
        return true
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.status !== ended) throw failure
        await endKey()
        return false
      }
    },
  }
}
