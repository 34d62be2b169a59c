import type { ReactNode } from 'react'

import { Drawing, type ArtProps } from './drawing'
import { starPath } from './geometry'

export function Scene({ size = 240, className, children }: ArtProps & { children: ReactNode }) {
  return (
    <Drawing width={240} height={160} size={size} className={className}>
      {children}
    </Drawing>
  )
}

/** The second ink: a pale disc or shape, printed a little off the line. */
export function Tint({ d, color = 'glow', opacity = 0.4 }: { d: string; color?: 'glow' | 'rose'; opacity?: number }) {
  return <path d={d} fill={`var(--color-${color})`} fillOpacity={opacity} stroke="none" />
}

/** An engraver's four-pointed star, for the sky of a scene. */
export function Stars({ at }: { at: [x: number, y: number, r: number][] }) {
  return <path d={at.map((star) => starPath(...star)).join('')} fill="currentColor" stroke="none" />
}
