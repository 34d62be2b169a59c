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

/** The default transition: at most 400 ms, ease-out. */
const transition = { duration: 0.4, ease: [0.3, 0.1, 0.2, 1] } as const

/**
 * Provides framer-motion's features to `m` components (strict), with animations disabled for `prefers-reduced-motion`.
 * Files that use it are loaded on intent, never with a page's initial scripts.
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

/** A MoonPhase that animates to its new phase. */
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
