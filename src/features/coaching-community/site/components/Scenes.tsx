import type { ReactNode } from 'react'

import { type ArtProps, Drawing } from '@/shared/ui/art/drawing'
import { circlePath, starPath } from '@/shared/ui/art/geometry'

/** The night arch that frames a page's opening picture. */
export function Arch({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex aspect-6/7 w-full max-w-64 items-end justify-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 px-6 pt-10 pb-4 text-moonlight outline outline-offset-8 outline-line md:max-w-80">
      {children}
    </div>
  )
}

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

/** Two armchairs turned to each other, a small table with a pot of tea, and an hour on the wall. */
export function TwoChairsScene(props: ArtProps) {
  return (
    <Drawing width={240} height={220} size={240} {...props}>
      <path d={circlePath(120, 62, 40)} fill="var(--color-glow)" fillOpacity={0.25} stroke="none" />
      <path d={circlePath(120, 62, 27)} fill="var(--color-night-1)" />
      <path d="M120 62V42M120 62l11 7M120 38v3M120 83v3M96 62h3M141 62h3" />
      <path
        d="M24 198v-62q0-26 22-26t22 26v24h26q8 0 8 8v30ZM24 198v8M98 198v8M68 160v20H34M102 180H68M68 136q-8-10-20-8"
        fill="var(--color-night-1)"
        fillOpacity={0.6}
      />
      <path
        d="M216 198v-62q0-26-22-26t-22 26v24h-26q-8 0-8 8v30ZM216 198v8M142 198v8M172 160v20h34M138 180h34M172 136q8-10 20-8"
        fill="var(--color-night-1)"
        fillOpacity={0.6}
      />
      <path d="M104 150h32M120 150v50M108 206q12-8 24 0" />
      <path
        d="M112 148q-4-14 8-14t8 14ZM128 140q6-4 8-8M112 144q-8 0-7-6t8-3M118 134q2-4 4 0"
        fill="var(--color-glow)"
      />
      <path d="M12 206h216" />
      <path
        d={starPath(46, 66, 6) + starPath(196, 60, 7) + starPath(70, 40, 4) + starPath(172, 92, 4)}
        fill="currentColor"
        stroke="none"
      />
      <path d="M30 92v.1M80 84v.1M214 88v.1M164 34v.1M60 20v.1M186 26v.1" />
    </Drawing>
  )
}
