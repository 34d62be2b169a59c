import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { starPath } from '@/shared/ui/art/geometry'

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
