import { ApiError } from '../apiError'
import { serverNow } from '../serverClock'
import { connectSealer, type SealerWorker } from './connectSealer'
import type { RecordSealer } from './createSealer'
import type { OwnKey } from './derive'
import { openKey } from './keyStore'
import type { Sealer, SiteRecords } from './sealer'
import { noticeLocked, ownKeyState } from './state'

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
  const { lists, writes, seal, open, openWaiting, keep, recall } = await start(options)
  const key = () => {
    noticeLocked()
    return openKey()
  }
  return {
    records: options.loadRecords,
    owns: (path) => lists.includes(path),
    seal: async (method, path, request) => {
      if (!writes.includes(path)) return request
      return seal(await key(), method, path, request, serverNow().getTime())
    },
    open: async (path, answer) => open(await key(), path, answer),
    openWaiting: async (path, body) => openWaiting(await openKey(), path, body),
    keep: async (name, answer) => keep(await key(), name, answer),
    recall: async (name, kept) => recall(await openKey(), name, kept),
    recover: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 401 || ownKeyState() !== 'open') return false
      const own = await openKey()
      if (!own) return false
      await options.rejoin(own)
      return true
    },
  }
}
