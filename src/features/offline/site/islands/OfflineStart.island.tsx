'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { startOnceIdle } from './startOnceIdle'

const loadOffline = () => import('@/shared/browser/offline/startOffline')

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
    void startOnceIdle(loadOffline).then((notifyWorker) => {
      if (current.current === path) notifyWorker(path)
    })
  }, [path])

  return null
}
