'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Delay after the load event (ms), so that the page's own requests come first. */
const pause = 4_000

const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run))

type Tell = (path: string) => void
let starting: Promise<Tell> | undefined

const start = () =>
  (starting ??= new Promise<Tell>((resolve) => {
    const load = () =>
      // Offline this chunk comes from the cache; where it is not cached, the next page retries.
      import('@/shared/browser/offline/startOffline').then(
        ({ startOffline }) => resolve(startOffline()),
        () => (starting = undefined),
      )
    setTimeout(() => whenIdle(() => void load()), pause)
  }))

/**
 * Starts the service worker and the outbox once the page is idle, and reports every navigation to the worker. Renders
 * nothing.
 */
export function OfflineStart() {
  const path = usePathname()
  const current = useRef(path)

  useEffect(() => {
    current.current = path
    // Debounced: of pages in quick succession only the last is cached.
    void start().then((notifyWorker) => {
      if (current.current === path) notifyWorker(path)
    })
  }, [path])

  return null
}
