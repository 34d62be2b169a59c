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
import { pageOutline, readPagePath } from './art/geometry'
import { shareOf } from './art/ReadPage'

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

/** A ReadPage that animates to its new share. */
export function MovingPage({ share, size = 24, className }: ArtProps & { share: number }) {
  const target = shareOf(share)
  const reduced = useReducedMotion() ?? false
  const read = useMotionValue(target)
  const path = useTransform(read, readPagePath)

  useEffect(() => {
    if (reduced) {
      read.jump(target)
      return
    }
    const filling = animate(read, target, transition)
    return () => filling.stop()
  }, [read, target, reduced])

  return (
    <Motion>
      <Drawing width={24} height={24} size={size} className={className}>
        <path d={pageOutline} />
        <m.path d={path} fill="currentColor" stroke="none" />
      </Drawing>
    </Motion>
  )
}
