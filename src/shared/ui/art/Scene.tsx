import type { ReactNode } from 'react'

import { Drawing, type ArtProps } from './drawing'
import { circlePath, starPath } from './geometry'

/** What scenes are drawn with, and the one that every page loads with its error screen: a file more would load more. */
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

/** Something broke on our side: a cup on the floor, and a cat who was nowhere near it. */
export function DroppedCupScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Tint d={circlePath(70, 66, 40)} />
      <path d="M12 140h216M26 147h52M96 147h36" />
      <path
        d="M44 88c-5 14-6 32-4 52h54c10 0 8-18 1-29-6-10-18-12-25-25ZM94 139c18 3 26-6 20-12-4-4-9 0-6 4"
        fill="var(--color-paper)"
      />
      <path
        d="M39 84c-5-7-5-15-1-20l-2-13 11 7q6-1.5 11 0l10-8v14c4 6 3 14-1 20-5 7-23 7-28 0Z"
        fill="var(--color-paper)"
      />
      <path d="M54 140v-26M64 140c-1-12 2-19 7-24M93 133c-2-15-19-16-23-4-2 5 0 9 1 11M43 70q3-3 6 0M55 69q3-3 6 0M49 76h4l-2 2ZM51 78v2q-2 3-5 2M51 80q2 3 5 2M40 77l-9-1M40 80l-8 3M63 76l9-2M63 79l9 2" />
      <path d="M162 142c16-6 50-5 58 1 6 6-14 10-34 10-22 0-38-6-24-11Z" fill="var(--color-paper)" />
      <Tint d="M166 144c16-6 50-5 58 1 6 6-14 10-34 10-22 0-38-6-24-11Z" color="rose" opacity={0.35} />
      <path d="M184 146q11 5 22 0-3 5-11 5t-11-5Z" fill="var(--color-paper)" />
      <path
        d="M168 105C146 104 134 110 133 122 134 134 146 140 168 139M136 113h-7v18h7M156 105C158 90 138 90 140 109M168 105c4 0 7 7.5 7 17s-3 17-7 17-7-7.5-7-17 3-17 7-17Z"
        fill="var(--color-paper)"
      />
      <path d="M161 116l-6 2 3 5-7 4M139 128q3 4 9 6M144 126q3 3 7 4M171 139q2 3 6 2M184 122c-4-5 4-8 0-14M198 126c-4-5 4-8 0-14M124 140l-5-6-2 6" />
      <Stars
        at={[
          [132, 52, 5],
          [206, 62, 4],
        ]}
      />
    </Scene>
  )
}
