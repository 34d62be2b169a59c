import { useEffect, useState, type ComponentProps } from 'react'

import { MoonPhase } from './art/MoonPhase'

type FillingMoonProps = ComponentProps<typeof MoonPhase> & {
  /** Whether the task has begun: its animation is then loaded, as soon as the visitor scrolls, presses or types. */
  begun: boolean
}

/** An animated MoonPhase; a static one at rest and until the animation's code is loaded. */
export function FillingMoon({ begun, ...moon }: FillingMoonProps) {
  const [MovingMoon, setMovingMoon] = useState<typeof MoonPhase | null>(null)
  useEffect(() => {
    if (!begun || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // A page that is only opened weighs no animation.
    const arrived = new AbortController()
    const load = () => {
      arrived.abort()
      import('./Motion').then(
        (loaded) => setMovingMoon(() => loaded.MovingMoon),
        () => {
          // On failure the phase changes without animation.
        },
      )
    }
    const options = { signal: arrived.signal, passive: true, capture: true }
    for (const name of ['scroll', 'pointerdown', 'keydown']) document.addEventListener(name, load, options)
    return () => arrived.abort()
  }, [begun])
  return MovingMoon ? <MovingMoon {...moon} /> : <MoonPhase {...moon} />
}
