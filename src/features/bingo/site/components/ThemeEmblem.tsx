import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { circlePath, litMoonPath, starPath } from '@/shared/ui/art/geometry'

/** `tint` is the second ink, set slightly off the lines; `solid` is filled with the line colour. */
type Emblem = { lines: string; tint: string; solid?: string }

const emblems: Record<string, Emblem> = {
  // One day: the sun over hills like a made bed.
  daily: {
    tint: circlePath(27.5, 24.5, 9.5),
    lines: `${circlePath(26, 23, 9)}M21.5 22.5q1.8 1.8 3.6 0M26.9 22.5q1.8 1.8 3.6 0M23.5 27q2.5 1.8 5 0M26 5v5M13.3 10.3l3.5 3.5M38.7 10.3l-3.5 3.5M8 23h5M39 23h5M5 41.5q10.5-8 21 0t21 0M5 47q10.5-8 21 0t21 0M13.3 35.7l2.2-2.2M38.7 35.7l-2.2-2.2`,
  },
  // Seven days: the moon on each of them.
  weekly: {
    tint: circlePath(27.5, 13.5, 5.5),
    lines: `${circlePath(26, 12, 5)}${circlePath(13.5, 16, 3.6)}${circlePath(38.5, 16, 3.6)}${circlePath(7.5, 27, 3.2)}${circlePath(44.5, 27, 3.2)}${circlePath(9.5, 38.5, 2.8)}${circlePath(42.5, 38.5, 2.8)}M17.5 30h17v14h-17ZM17.5 34.5h17M22 27.5v4M30 27.5v4M22 39h2.5M27.8 39h2.5`,
    solid:
      litMoonPath(13.5, 16, 3.6, 0.5) +
      litMoonPath(38.5, 16, 3.6, 0.5, true) +
      litMoonPath(7.5, 27, 3.2, 0.25) +
      litMoonPath(44.5, 27, 3.2, 0.25, true),
  },
  // A month: the crescent inside its ring of days.
  monthly: {
    tint: 'M29 12A15 15 0 1 0 41 34 12.5 12.5 0 0 1 29 12Z',
    lines: `M27.5 11A15 15 0 1 0 39.5 33 12.5 12.5 0 0 1 27.5 11ZM26 2.5v2.2M37.7 5.7l-1.1 1.9M46.3 14.3l-1.9 1.1M49.5 26h-2.2M46.3 37.7l-1.9-1.1M37.7 46.3l-1.1-1.9M26 49.5v-2.2M14.3 46.3l1.1-1.9M5.7 37.7l1.9-1.1M2.5 26h2.2M5.7 14.3l1.9 1.1M14.3 5.7l1.1 1.9M19.5 23q2 1.6 3.8 0M20 31q2 1.4 4 .2`,
    solid: starPath(36.5, 20.5, 4.5),
  },
  // A season: one branch with bud, leaf, fruit and a bare end.
  seasonal: {
    tint: circlePath(37.5, 32.5, 5.5),
    lines: `M6 46C14 32 24 20 46 7M17 32.5C8 31 6 25 7 18c7 1.5 11 6 10 14.5M10 22l7 10.5M27 22.5C22 18 22 12 25 7c5 4.5 6 10 2 15.5M25.5 11.5 27 22.5M22 27.5c4 3 8 3 11 1M38 13c2.5 1.5 5 1.5 7 .5M32 17c4 2.5 5 6 4 9.5${circlePath(36, 31, 4.8)}M34.5 26.5l1.5 1.5 2-1.5M13 37c3 3 6.5 4 10 3.5M23 40.5l3.5-2M23 40.5l3 2.5`,
    solid: circlePath(46, 7, 2),
  },
  // Anything else: a star to find the way by.
  other: {
    tint: starPath(27.5, 27.5, 17),
    lines: `${starPath(26, 26, 17)}${circlePath(26, 26, 22)}M14 14l5.5 5.5M38 14l-5.5 5.5M14 38l5.5-5.5M38 38l-5.5-5.5`,
    solid: circlePath(26, 26, 2),
  },
}

/** The emblem of a board's theme, drawn at 52 px; decorative, the theme's name stands beside it. */
export function ThemeEmblem({ theme, size = 52, className }: ArtProps & { theme: string }) {
  const { lines, tint, solid } = emblems[theme] ?? emblems.other!
  return (
    <Drawing width={52} height={52} size={size} className={className}>
      <path d={tint} fill="var(--color-glow)" fillOpacity={0.4} stroke="none" />
      <path d={lines} />
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </Drawing>
  )
}
