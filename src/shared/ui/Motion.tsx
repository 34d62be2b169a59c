import {
  animate,
  domAnimation,
  LazyMotion,
  MotionConfig,
  useMotionValue,
  useReducedMotion,
  useTransform,
} from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, type ReactNode } from 'react'

import { Drawing, type ArtProps } from './art/drawing'
import { litMoonPath } from './art/geometry'

/** How everything moves: 400 ms at most, slowing down at the end. */
const transition = { duration: 0.4, ease: [0.3, 0.1, 0.2, 1] } as const

/**
 * What moves stands in here: `m` components only (strict), and none of them moves for a visitor who asked for less
 * motion. Files that use it are loaded on intent, never with a page's first script.
 */
export function Motion({ children }: { children: ReactNode }) {
  const reduced = useReducedMotion() ?? false
  return (
    <LazyMotion strict features={domAnimation}>
      <MotionConfig skipAnimations={reduced} transition={transition}>
        {children}
      </MotionConfig>
    </LazyMotion>
  )
}

/** A MoonPhase whose light goes to its new phase instead of being there at once. */
export function MovingMoon({ phase, size = 24, className }: ArtProps & { phase: number }) {
  const target = Number.isFinite(phase) ? Math.min(1, Math.max(0, phase)) : 0
  const reduced = useReducedMotion() ?? false
  const light = useMotionValue(target)
  const path = useTransform(light, (lit) => litMoonPath(12, 12, 10, lit))

  useEffect(() => {
    if (reduced) {
      light.jump(target)
      return
    }
    const filling = animate(light, target, transition)
    return () => filling.stop()
  }, [light, target, reduced])

  return (
    <Motion>
      <Drawing width={24} height={24} size={size} className={className}>
        <circle cx={12} cy={12} r={10} />
        <m.path d={path} fill="currentColor" stroke="none" />
      </Drawing>
    </Motion>
  )
}
