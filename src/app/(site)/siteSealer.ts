import { createPageSealer } from '@/shared/browser/ownKey/createPageSealer'
import { reloadOnLock } from '@/shared/browser/ownKey/reloadOnLock'
import type { Sealer } from '@/shared/browser/ownKey/sealer'

const load = () => import('./ownRecords')

let created: Promise<Sealer> | undefined

async function create(): Promise<Sealer> {
  const sealer = await createPageSealer({
    startWorker: () =>
      new Worker(new URL('./ownRecords.worker.ts', import.meta.url), {
        type: 'module',
      }),
    loadSealer: async () => (await load()).createSiteSealer(),
    loadRecords: async () => (await load()).siteRecords,
    rejoin: async (key) => (await load()).reconnectVisitor(key),
  })
  reloadOnLock()
  return sealer
}

/** The sealer of this page, created once. Loaded by the first call of a visitor with an own key. */
export const siteSealer = (): Promise<Sealer> =>
  (created ??= create().catch((error: unknown) => {
    // The next call tries again: without a network the script may not have arrived.
    created = undefined
    throw error
  }))
