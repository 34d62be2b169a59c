import { notify } from '../notify'
import { ownKeyState } from '../ownKey/state'
import { flushOutbox } from './outbox'
import { onOutboxChange, type OutboxChange } from './outboxEvents'
import { stayWithoutNetwork } from './stayWithoutNetwork'

function showOutboxChange({ sent, refused, wasLocked }: OutboxChange) {
  // Every open tab receives it; the visible one shows it.
  if (document.visibilityState !== 'visible') return
  if (refused.length > 0)
    notify({
      title: 'Not Everything Could Be Saved',
      description: refused.find((message) => message !== null) ?? 'One of your entries was refused.',
      tone: 'destructive',
    })
  else if (sent > 0)
    notify({
      title: wasLocked ? 'In Your Diary Now' : 'Back Online',
      description: sent === 1 ? 'Your entry went out.' : `Your ${sent} entries went out.`,
    })
}

// On failure the queue is sent at the next start.
const flushQuietly = () => void flushOutbox().catch(() => {})

async function post(message: WorkerMessage) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/**
 * Starts offline support: registers the service worker, sends the outbox, and has links stay that lead nowhere. Called
 * once, when the page is idle.
 * @returns a function that reports the current page to the worker
 */
export function startOffline(): (path: string) => void {
  onOutboxChange(showOutboxChange)
  window.addEventListener('online', flushQuietly)
  // Safari has no Background Sync: the queue is sent when the app becomes visible again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flushQuietly()
  })
  stayWithoutNetwork()
  flushQuietly()
  // Loaded by who has a key: from the first page on a locked diary has what it needs, and asks for nothing more.
  if (ownKeyState() !== 'none') void import('./lockedWrites').then(({ ensureBox }) => ensureBox()).catch(() => {})
  // In development assets change all the time, so nothing is cached.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return () => {}
  // Rejected in some private windows: the site works without it.
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
  /** A navigation, possibly by the router, which fetches no HTML: cache the page. */
  | { type: 'opened'; path: string }
  /** Cache what an installed app needs to start. */
  | { type: 'shell' }
