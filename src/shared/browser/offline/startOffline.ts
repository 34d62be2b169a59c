import { notify } from '../notify'
import { flushOutbox } from './outbox'
import { onOutboxChange, type OutboxChange } from './outboxEvents'

function showOutboxChange({ sent, refused }: OutboxChange) {
  // Every open tab hears it; the visible one shows it.
  if (document.visibilityState !== 'visible') return
  if (refused.length > 0)
    notify({
      title: 'Not Everything Could Be Saved',
      description: refused.find((message) => message !== null) ?? 'One of your entries was refused.',
      tone: 'destructive',
    })
  else if (sent > 0)
    notify({
      title: 'Back Online',
      description: sent === 1 ? 'Your entry went out.' : `Your ${sent} entries went out.`,
    })
}

// What waits is sent again at the next start, when it can't be now.
const flushQuietly = () => void flushOutbox().catch(() => {})

async function post(message: WorkerMessage) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/**
 * Starts what works without a network: the service worker, and sending what waits. Called once, when the page has
 * nothing better to do.
 * @returns tells the worker which page is open
 */
export function startOffline(): (path: string) => void {
  onOutboxChange(showOutboxChange)
  window.addEventListener('online', flushQuietly)
  // Safari has no Background Sync: an app that comes to the front again sends then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flushQuietly()
  })
  flushQuietly()
  // In development every file changes all the time; nothing is kept.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return () => {}
  // Refused in some private windows: the site then works as any other.
  const registered = navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return (path) =>
    void registered.then(async (registration) => {
      if (!registration) return
      await post({ type: 'opened', path })
      if (!connection?.saveData) await post({ type: 'shell' })
    })
}

/** A message from a page to the service worker. */
export type WorkerMessage =
  /** A page has been opened, perhaps by the router, which fetches no page: cache it. */
  | { type: 'opened'; path: string }
  /** Cache what an installed app starts with. */
  | { type: 'shell' }
