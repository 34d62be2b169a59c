import { useEffect, useState, type ComponentProps } from 'react'

import { ReadPage } from './art/ReadPage'

type FillingPageProps = ComponentProps<typeof ReadPage> & {
  /** Whether the task has begun: its animation is then loaded, as soon as the visitor scrolls, presses or types. */
  begun: boolean
}

/** An animated ReadPage; a static one at rest and until the animation's code is loaded. */
export function FillingPage({ begun, ...page }: FillingPageProps) {
  const [MovingPage, setMovingPage] = useState<typeof ReadPage | null>(null)
  useEffect(() => {
    if (!begun || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // A page that is only opened weighs no animation.
    const arrived = new AbortController()
    const load = () => {
      arrived.abort()
      import('./Motion').then(
        (loaded) => setMovingPage(() => loaded.MovingPage),
        () => {
          // On failure the page fills without animation.
        },
      )
    }
    const options = { signal: arrived.signal, passive: true, capture: true }
    for (const name of ['scroll', 'pointerdown', 'keydown']) document.addEventListener(name, load, options)
    return () => arrived.abort()
  }, [begun])
  return MovingPage ? <MovingPage {...page} /> : <ReadPage {...page} />
}
