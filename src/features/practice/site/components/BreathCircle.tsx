import * as m from 'framer-motion/m'

import { breathAt, breathParts, type BreathPace } from '../../domain/breathing'

const smallest = 0.42
const scaleOf = (fullness: number) => smallest + (1 - smallest) * fullness

type BreathCircleProps = {
  /** What stands in the circle until it breathes. */
  words: string
  pace: BreathPace
  elapsed: number
  running: boolean
}

/**
 * A circle that grows with the inhalation and shrinks with the exhalation. With `prefers-reduced-motion` the seconds of
 * each phase are dots that fill.
 */
export function BreathCircle({ words, pace, elapsed, running }: BreathCircleProps) {
  const { part, left, count } = breathAt(pace, elapsed)
  const parts = breathParts(pace)
  const before =
    parts[(parts.indexOf(parts.find(({ kind }) => kind === part.kind)!) + parts.length - 1) % parts.length]!
  const length = part.to - part.from
  const reached = before.fullness + (part.fullness - before.fullness) * (1 - left / length)
  // While running, the transition animates to the phase's end; paused, the circle keeps its size.
  const scale = scaleOf(running ? part.fullness : reached)
  return (
    <div aria-hidden="true" className="grid place-items-center gap-4">
      <div className="relative size-28 motion-reduce:hidden sm:size-40">
        <span className="absolute inset-0 rounded-full border border-dashed border-moonlight/50" />
        <m.span
          initial={false}
          // A `transform` transition runs on the compositor, so ten minutes cost no script.
          animate={{ transform: `scale(${scale})` }}
          // The only animation longer than 400 ms: it lasts as long as the breath it paces.
          transition={{ duration: running ? left : 0.3, ease: 'easeInOut' }}
          className="absolute inset-0 rounded-full border-[1.5px] border-glow bg-glow/25"
        />
      </div>
      <span className="hidden h-28 items-center justify-center gap-2 motion-reduce:flex sm:h-40">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={`size-3.5 rounded-full border-[1.5px] border-glow ${running && index < count ? 'bg-glow' : ''}`}
          />
        ))}
      </span>
      <span className="relative bg-[#050308] px-2 py-1 font-serif text-lg leading-none sm:text-xl dim:bg-night-1">
        {running ? part.words : words}
      </span>
    </div>
  )
}
