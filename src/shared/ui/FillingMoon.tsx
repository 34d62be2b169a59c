import { useEffect, useState, type ComponentProps } from 'react'

import { MoonPhase } from './art/MoonPhase'

type FillingMoonProps = ComponentProps<typeof MoonPhase> & {
  /** Whether the visitor has started the task: its animation is then loaded. */
  begun: boolean
}

/** An animated MoonPhase; a static one at rest and until the animation's code is loaded. */
export function FillingMoon({ begun, ...moon }: FillingMoonProps) {
  const [MovingMoon, setMovingMoon] = useState<typeof MoonPhase | null>(null)
  useEffect(() => {
    if (!begun || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    import('./Motion').then(
      (loaded) => setMovingMoon(() => loaded.MovingMoon),
      () => {
        // On failure the phase changes without animation.
      },
    )
  }, [begun])
  return MovingMoon ? <MovingMoon {...moon} /> : <MoonPhase {...moon} />
}
