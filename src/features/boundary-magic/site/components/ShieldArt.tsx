import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { circlePath, starPath } from '@/shared/ui/art/geometry'

import type { ProtectionLevel } from '../../domain/shield'

const outline = 'M26 5c5 3.5 10 5 16.5 5.5C43 27 38 39 26 46 14 39 9 27 9.5 10.5 16 10 21 8.5 26 5Z'

const levels: Record<ProtectionLevel, { lines: string; solid?: string }> = {
  // A shield with nothing but a leaf on it.
  light: { lines: `${outline}M26 38V20M26 32c-6 0-9-3-9-9 6 0 9 3 9 9ZM26 27c0-5 3-8 8-8.5 0 5.5-3 8.5-8 8.5Z` },
  // A second rim, and a star.
  medium: {
    lines: `${outline}M26 10.5c4 2.5 7.5 3.7 12 4.2C38.3 26.5 34.5 35 26 40.5 17.5 35 13.7 26.5 14 14.7c4.5-.5 8-1.7 12-4.2Z`,
    solid: starPath(26, 24, 7),
  },
  // A tower behind its own wall.
  fortress: {
    lines: `${outline}M17 36V20h3.5v3h3.5v-3h4v3h3.5v-3H35v16M14.5 29.5h23M23 36.5v-4.5a3 3 0 0 1 6 0v4.5M26 20v-7M26 13l5 1.7-5 1.8`,
  },
}

/** The drawing of a protection level; decorative, the level's name stands beside it. */
export function ShieldArt({ level, size = 52, className }: ArtProps & { level: ProtectionLevel }) {
  const { lines, solid } = levels[level]
  return (
    <Drawing width={52} height={52} size={size} className={className}>
      <path
        d="M28 7c5 3.5 9 5 15.5 5.5C44 29 39 41 27 48 21 44.5 17 40 14.5 35Z"
        fill="var(--color-glow)"
        fillOpacity={0.4}
        stroke="none"
      />
      <path d={lines} />
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </Drawing>
  )
}

/** The drawing at the head of the page. */
export function NightShield({ className }: ArtProps) {
  return (
    <Drawing width={160} height={190} size={230} className={className}>
      <path
        d={`${starPath(26, 70, 5)}${starPath(134, 62, 6)}${starPath(40, 36, 3)}${starPath(122, 30, 3.5)}${starPath(16, 118, 3)}${starPath(146, 112, 4)}`}
        fill="currentColor"
        stroke="none"
      />
      <path d="M92 18a19 19 0 1 0 6 30 15.5 15.5 0 0 1-6-30Z" fill="var(--color-glow)" />
      <path
        d="M80 66c15 10.5 29 15 48 16 1.5 45-12 76-48 96-36-20-49.5-51-48-96 19-1 33-5.5 48-16Z"
        fill="var(--color-night-1)"
      />
      <path d="M80 77c12 8 23.5 12 39 13 .5 36.5-10.5 61.5-39 78-28.5-16.5-39.5-41.5-39-78 15.5-1 27-5 39-13Z" />
      <path
        d={`${circlePath(80, 118, 15)}M74 117q2.5 2.5 5 0M82.5 117q2.5 2.5 5 0M76.5 124.5q3.5 2.5 7 0M80 94v4M80 138v4M56 118h4M100 118h4M63 101l2.8 2.8M94.2 132.2l2.8 2.8M97 101l-2.8 2.8M65.8 132.2 63 135M80 146v14M80 153c-5 0-7-2.5-7.5-6M80 156c5 0 7-2.5 7.5-6`}
      />
    </Drawing>
  )
}
