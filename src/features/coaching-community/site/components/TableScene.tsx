import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { circlePath, starPath } from '@/shared/ui/art/geometry'

/** A round table under a lamp, five cups on it, and a chair drawn out for whoever comes next. */
export function TableScene(props: ArtProps) {
  return (
    <Drawing width={240} height={220} size={240} {...props}>
      <path d={circlePath(120, 70, 46)} fill="var(--color-glow)" fillOpacity={0.25} stroke="none" />
      <path d="M120 0v34M98 58q0-24 22-24t22 24ZM98 58h44M112 58q8 8 16 0" fill="var(--color-glow)" />
      <path
        d="M30 138c0-16 40-28 90-28s90 12 90 28-40 28-90 28-90-12-90-28Z"
        fill="var(--color-night-1)"
        fillOpacity={0.6}
      />
      <path d="M30 138v6c0 16 40 28 90 28s90-12 90-28v-6M112 172l-4 40M128 172l4 40M92 212h56" />
      <path
        d={[
          [76, 128],
          [120, 120],
          [164, 128],
          [92, 148],
          [146, 149],
        ]
          .map(([x, y]) => `M${x! - 9} ${y}h18v5q-1 6-9 6t-9-6ZM${x! + 9} ${y! + 2}q6 0 5 4t-6 3`)
          .join('')}
        fill="var(--color-night-2)"
      />
      <path
        d="M74 121q-3-4 0-8M78 121q-3-4 0-8M119 113q-3-4 0-8M163 121q-3-4 0-8M167 121q-3-4 0-8"
        strokeOpacity={0.7}
      />
      <path d="M20 218v-46M52 218v-34M20 190h32M20 172q-3-26 0-38 14-5 26 0 4 14 3 28M27 140v30M38 140v28" />
      <path
        d={starPath(38, 60, 6) + starPath(204, 52, 7) + starPath(184, 92, 4) + starPath(62, 96, 4)}
        fill="currentColor"
        stroke="none"
      />
      <path d="M60 34v.1M180 28v.1M216 96v.1M24 98v.1M76 66v.1M168 66v.1" />
    </Drawing>
  )
}
