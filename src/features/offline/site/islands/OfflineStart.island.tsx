'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Pause after a page has loaded (ms), in which whatever it still needs has the line for itself. */
const pause = 4_000

const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run))

type Tell = (path: string) => void
let starting: Promise<Tell> | undefined

const start = () =>
  (starting ??= new Promise<Tell>((resolve) => {
    const load = () =>
      // Without a network it comes from the cache; where it is not kept, the next page tries again.
      import('@/shared/browser/offline/startOffline').then(
        ({ startOffline }) => resolve(startOffline()),
        () => (starting = undefined),
      )
    setTimeout(() => whenIdle(() => void load()), pause)
  }))

/** Draws nothing: starts what works offline once the page rests, and says which page is open from then on. */
export function OfflineStart() {
  const path = usePathname()
  const current = useRef(path)

  useEffect(() => {
    current.current = path
    // Of pages that are only passed through, just the last is cached.
    void start().then((tell) => {
      if (current.current === path) tell(path)
    })
  }, [path])

  return null
}
