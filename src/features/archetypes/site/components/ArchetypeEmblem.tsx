import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { circlePath, starPath } from '@/shared/ui/art/geometry'

import type { ArchetypeId } from '../../domain/archetypes'

/** `tint` is the second ink; `solid` is filled with the line colour. */
type Emblem = { lines: string; tint: string; solid?: string }

const emblems: Record<ArchetypeId, Emblem> = {
  // A briefcase that is also a shield, and the rays of somebody who runs the meeting.
  'corporate-warrior': {
    tint: 'M9 19h34v13c0 8-8 13-17 16.500C17 45 9 40 9 32Z',
    lines:
      'M9 19h34v13c0 8-8 13-17 16.5C17 45 9 40 9 32ZM19 19v-4.500a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3V19M9 28.500h13M30 28.500h13M22 25.500h8v6h-8ZM26 31.500v11M26 2.500v4M15 5l2 3.500M37 5l-2 3.500',
    solid: starPath(26, 38, 4),
  },
  // A quill that draws its own moon.
  'creative-visionary': {
    tint: 'M43 4C28 6 17 18 15 36c15-2 26-13 28-32Z',
    lines:
      'M43 4C28 6 17 18 15 36c15-2 26-13 28-32ZM43 4 9 47M22 27l.5-8M29 18l.5-8M18.500 32l9-.5M25 23l10-.5M4 47.500q6-4 11 0t11 0 11 0 11 0',
    solid: starPath(10, 12, 5) + starPath(44, 38, 4) + starPath(20, 5, 3),
  },
  // The filling of the sandwich, with a heart in it.
  'sandwich-matriarch': {
    tint: 'M6 20C6 10 14 5.500 26 5.500S46 10 46 20Z',
    lines:
      'M6 20C6 10 14 5.500 26 5.500S46 10 46 20ZM4 25q5.500 5 11 0t11 0 11 0 11 0M6 39h40v3a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5ZM6 34.500h11M35 34.500h11M17 11v.1M24 9.500v.1M32 10v.1M37 14v.1M20 15.500v.1M29 15v.1',
    solid: 'M26 37.500c-4-2.600-6-4.700-6-7a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2.300-2 4.400-6 7Z',
  },
  // A crown that opens like a flower.
  'reinvention-queen': {
    tint: 'M8 40 6 18l11 9 9-17 9 17 11-9-2 22Z',
    lines: `M8 40 6 18l11 9 9-17 9 17 11-9-2 22ZM8 40h36v6.500H8ZM26 40c-5-4-5-10 0-15 5 5 5 11 0 15ZM20 40c-4-.5-7-3-7.500-7M32 40c4-.5 7-3 7.500-7${circlePath(6, 15, 2.5)}${circlePath(46, 15, 2.5)}${circlePath(26, 6.5, 2.5)}`,
    solid: circlePath(16, 43.3, 1.3) + circlePath(26, 43.3, 1.3) + circlePath(36, 43.3, 1.3),
  },
  // Spectacles, and one eyebrow that has heard this before.
  'wellness-skeptic': {
    tint: circlePath(14, 28, 9.5) + circlePath(38, 28, 9.5),
    lines: `${circlePath(14, 28, 9.5)}${circlePath(38, 28, 9.5)}M23.500 26.500q2.500-2.500 5 0M4.500 26 2 22M47.500 26l2.500-4M6 14.500q8-4.500 15-1.500M30 8.500q9-5 16 1.500M18 44q8 3.500 16-1.500`,
    solid: circlePath(15.5, 27, 2.8) + circlePath(39.5, 27, 2.8),
  },
}

/**
 * The emblem of an archetype; decorative, so its name must stand beside it. Small, its second ink is set slightly off the
 * lines, as in an old print; large, that would look like a mistake.
 */
export function ArchetypeEmblem({ id, size = 52, className }: ArtProps & { id: ArchetypeId }) {
  const { lines, tint, solid } = emblems[id]
  const large = size > 100
  return (
    <Drawing width={52} height={52} size={size} className={className}>
      <path
        d={tint}
        fill="var(--color-glow)"
        fillOpacity={large ? 0.28 : 0.4}
        stroke="none"
        transform={large ? undefined : 'translate(2 2)'}
      />
      <path d={lines} />
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </Drawing>
  )
}
