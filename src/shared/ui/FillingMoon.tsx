import { useEffect, type ComponentProps } from 'react'

import { MoonPhase } from './art/MoonPhase'
import { useOnIntent } from './useOnIntent'

const loadMovingMoon = () => import('./Motion').then(({ MovingMoon }) => MovingMoon)

type FillingMoonProps = ComponentProps<typeof MoonPhase> & {
  /** Whether the visitor has begun what fills it: the moment its movement is fetched. */
  begun: boolean
}

/** A moon that fills before the visitor's eyes; at rest, and until its movement has arrived, a plain MoonPhase. */
export function FillingMoon({ begun, ...moon }: FillingMoonProps) {
  const { Component: MovingMoon, show } = useOnIntent(loadMovingMoon)
  useEffect(() => {
    if (!begun || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Without it the moon fills all the same, only at once.
    show().catch(() => {})
  }, [begun, show])
  return MovingMoon ? <MovingMoon {...moon} /> : <MoonPhase {...moon} />
}
