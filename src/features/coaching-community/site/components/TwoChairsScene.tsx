import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { circlePath, starPath } from '@/shared/ui/art/geometry'

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
