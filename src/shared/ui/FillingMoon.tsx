import { useEffect, useState, type ComponentProps } from 'react'

import { MoonPhase } from './art/MoonPhase'

type FillingMoonProps = ComponentProps<typeof MoonPhase> & {
  /** Whether the visitor has begun what fills it: the moment its movement is fetched. */
  begun: boolean
}

/** A moon that fills before the visitor's eyes; at rest, and until its movement has arrived, a plain MoonPhase. */
export function FillingMoon({ begun, ...moon }: FillingMoonProps) {
  const [MovingMoon, setMovingMoon] = useState<typeof MoonPhase | null>(null)
  useEffect(() => {
    if (!begun || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    import('./Motion').then(
      (loaded) => setMovingMoon(() => loaded.MovingMoon),
      () => {
        // Without it the moon fills all the same, only at once.
      },
    )
  }, [begun])
  return MovingMoon ? <MovingMoon {...moon} /> : <MoonPhase {...moon} />
}
