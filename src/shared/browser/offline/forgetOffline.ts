import { offlineDatabase } from './database'
import { cachePrefix } from './keptPages'
import { forgetWaiting } from './outbox'

/** Clears what is kept for reading without a network, what waits, and the answers kept beside it. */
export async function forgetOffline(): Promise<void> {
  await forgetWaiting()
  await offlineDatabase().then(
    (database) => database.clear('answers'),
    () => {},
  )
  if (typeof caches === 'undefined') return
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
