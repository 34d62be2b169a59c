import { Drawing, type ArtProps } from './drawing'
import { circlePath, starPath } from './geometry'

type EmblemCategory =
  | 'truth-telling'
  | 'sacred-science'
  | 'biohacking'
  | 'boundary-mastery'
  | 'community'
  | 'self-care'
  | 'practice'
  | 'nutrition-foundations'
  | 'awakening-practices'
  | 'analytics'

/** `tint` is the second ink, set slightly off the lines; `solid` is filled with the line colour. */
type Emblem = { lines: string; tint: string; solid?: string }

const EMBLEMS: Record<EmblemCategory, Emblem> = {
  // An eye that looks straight at it, and the wave of the hormones below.
  'truth-telling': {
    tint: circlePath(21.5, 21.5, 6.5),
    lines: `M3.5 20C9 12.5 14.5 10 20 10s11 2.5 16.5 10C31 27.5 25.5 30 20 30S9 27.5 3.5 20Z${circlePath(20, 20, 6)}M20 2.5v4M11.5 4l1.5 3.7M28.5 4 27 7.7M4.5 8.5l2.7 3M35.5 8.5l-2.7 3M8 35.5q4-4 8 0t8 0 8 0`,
    solid: circlePath(20, 20, 2.2),
  },
  // A star where the atom's core would be.
  'sacred-science': {
    tint: circlePath(21.5, 21.5, 8),
    lines:
      'M3 20c0-3.6 7.6-6.5 17-6.5S37 16.4 37 20s-7.6 6.5-17 6.5S3 23.6 3 20ZM11.5 5.3c3.1-1.8 9.4 3.3 14.1 11.5s6 16.1 2.9 17.9-9.4-3.3-14.1-11.5-6-16.1-2.9-17.9ZM28.5 5.3c3.1 1.8 1.8 9.7-2.9 17.9s-11 13.3-14.1 11.5-1.8-9.7 2.9-17.9 11-13.3 14.1-11.5Z',
    solid: starPath(20, 20, 5.5) + circlePath(37, 20, 1.5) + circlePath(11.5, 5.3, 1.5) + circlePath(11.5, 34.7, 1.5),
  },
  // A sprig in the flask: what grows, and what was measured.
  biohacking: {
    tint: 'M13.5 24.5q4-2.5 8 0t8 0l5 8.5c1 2-.5 4.5-3 4.5h-20c-2.5 0-4-2.5-3-4.5Z',
    lines:
      'M14 3.5h12M16.5 3.5V15L6.7 31.5C5.4 33.7 6.8 36 9.3 36h21.4c2.5 0 3.9-2.3 2.6-4.5L23.5 15V3.5M12 23q4-2.5 8 0t8 0M20 36V18.5M20 31c-4 0-6-1.5-6.5-4.5 3.5 0 6 1.5 6.5 4.5ZM20 28.5c.3-3 2.5-4.7 6-5-.2 3.3-2.5 5-6 5ZM16.5 8h2M16.5 11.5h2',
  },
  // A gate that opens from your side.
  'boundary-mastery': {
    tint: circlePath(21.5, 17.5, 7.5),
    lines: `M4.5 36V13.5h5V36M30.5 36V13.5h5V36M3 13.5h8M29 13.5h8${circlePath(7, 9.7, 2)}${circlePath(33, 9.7, 2)}M9.5 19q10.5 6.5 21 0M9.5 32h21M13.3 20.8V36M16.7 21.9V36M20 22.2V36M23.3 21.9V36M26.7 20.8V36M13 16a7 7 0 0 1 14 0M20 3.5V6M13.5 5.5l1 2M26.5 5.5l-1 2M2.5 36h35`,
  },
  // Three women, arms linked, one moon.
  community: {
    tint: 'M21.5 20c-5 0-7 5-8 18h16c-1-13-3-18-8-18Z',
    lines: `${circlePath(20, 14, 3.5)}${circlePath(8.5, 17.5, 2.8)}${circlePath(31.5, 17.5, 2.8)}M20 18.5c-5 0-7 5-8 17.5h16c-1-12.5-3-17.5-8-17.5ZM13.5 24.5C12 22 10.5 21.3 8.5 21.3 5 21.3 3.5 26 3 36h9M26.5 24.5c1.5-2.5 3-3.2 5-3.2 3.5 0 5 4.7 5.5 14.7h-9M18 30v6M22 30v6`,
    solid: 'M14.5 4.5a6.2 6.2 0 0 0 11 0 7.5 7.5 0 0 1-11 0Z',
  },
  // Tea, hot, for you.
  'self-care': {
    tint: 'M8.5 19h22v6a10 10 0 0 1-10 10h-2a10 10 0 0 1-10-10Z',
    lines:
      'M6 17h23v6a10.5 10.5 0 0 1-10.5 10.5h-2A10.5 10.5 0 0 1 6 23ZM29 19.5h1.8a4.5 4.5 0 0 1 0 9h-3.3M3.5 37h28M13.5 13c-2.8-2.8 2.8-5 0-9M20.5 13c-2.8-2.8 2.8-5 0-9M23 21v4q-.3 2.5-1.5 4',
    solid: 'M14.5 28c-3-2-4.5-3.6-4.5-5.5a2.3 2.3 0 0 1 4.5-.8 2.3 2.3 0 0 1 4.5.8c0 1.9-1.5 3.5-4.5 5.5Z',
  },
  // Someone sitting still, and the light that makes.
  practice: {
    tint: circlePath(20, 11.5, 9),
    lines: `${circlePath(20, 11.5, 3.8)}M20 16c-4.5 0-6.3 2-7.3 6L9.5 29M20 16c4.5 0 6.3 2 7.3 6l3.2 7M15.5 22.5l.5 6.5M24.5 22.5 24 29M20 30.5c-5-3-9.5-3-13.5-1-3 1.5-2 5 1 5 5 0 8.5-2 12.5-4 4 2 7.5 4 12.5 4 3 0 4-3.5 1-5-4-2-8.5-2-13.5 1ZM5 37.5h30M20 1v2.5M9.5 5l1.8 1.8M30.5 5l-1.8 1.8M6 13.5h2.5M31.5 13.5H34`,
  },
  // A bowl with something green, something round, something good.
  'nutrition-foundations': {
    tint: 'M5.5 22h32a16 16 0 0 1-10 14.5h-12A16 16 0 0 1 5.5 22Z',
    lines: `M3.5 20h33A16.5 16.5 0 0 1 26.5 34.3V36.5h-13v-2.2A16.5 16.5 0 0 1 3.5 20ZM11.5 20C7 14 9 7 16.5 4c3.5 6 2.5 12-1.5 16M13 20q0-6 2.5-10.5M18.5 18.5a6 6 0 0 1 11.5 1.5M30 16.5a3.5 3.5 0 0 1 3 3.5M8 25.5q12 3.5 24 0M11.5 30q8.5 2 17 0${circlePath(26, 8.5, 2)}M26 6.5q0-2 2-3`,
  },
  // The day that begins anyway.
  'awakening-practices': {
    tint: 'M11.5 29a10 10 0 0 1 20 0Z',
    lines:
      'M2.5 27.5h35M10 27.5a10 10 0 0 1 20 0M14.5 23.5q1.8 1.8 3.6 0M21.9 23.5q1.8 1.8 3.6 0M20 3.5c-1.5 2 1.5 4 0 6.5 0 1.5-.5 2-.5 3.5M8.2 8.5l4.3 5.3M31.8 8.5l-4.3 5.3M2.5 18l5.5 2.2M37.5 18 32 20.2M13.5 7l1 2.2M26.5 7l-1 2.2M4.5 13l2 1.5M35.5 13l-2 1.5M6.5 32q3.4-2 6.8 0t6.7 0 6.7 0 6.8 0M13 36.5q3.5-2 7 0t7 0',
  },
  // A month's curve; the moon keeps the time.
  analytics: {
    tint: circlePath(32.5, 9, 5.5),
    lines:
      'M4.5 4v31.5H37M4.5 28C9 28 10.5 15 15 15s5 12 9.5 12S28.5 9.5 36 8M4.5 12H7M4.5 20H7M4.5 28H7M15 33v2.5M24.5 33v2.5M34 33v2.5',
    solid: circlePath(15, 15, 2) + circlePath(24.5, 27, 2) + circlePath(31, 12.5, 2),
  },
}

/** The emblem of an education category, drawn at 40 px. The category's name belongs beside it. */
export function CategoryEmblem({ category, size = 40, className }: ArtProps & { category: EmblemCategory }) {
  const { lines, tint, solid } = EMBLEMS[category]
  return (
    <Drawing width={40} height={40} size={size} className={className}>
      <path d={tint} fill="var(--color-glow)" fillOpacity={0.4} stroke="none" />
      <path d={lines} />
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </Drawing>
  )
}
