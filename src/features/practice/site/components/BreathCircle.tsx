import * as m from 'framer-motion/m'

import { breathAt, breathParts, type BreathPace } from '../../domain/breathing'

const smallest = 0.42
const scaleOf = (fullness: number) => smallest + (1 - smallest) * fullness

type BreathCircleProps = { pace: BreathPace; elapsed: number; running: boolean }

/**
 * A circle that grows with the breath in and shrinks with the breath out. Whoever asked for less motion gets the seconds
 * of each part as dots that fill.
 */
export function BreathCircle({ pace, elapsed, running }: BreathCircleProps) {
  const { part, left, count } = breathAt(pace, elapsed)
  const parts = breathParts(pace)
  const before =
    parts[(parts.indexOf(parts.find(({ kind }) => kind === part.kind)!) + parts.length - 1) % parts.length]!
  const length = part.to - part.from
  const reached = before.fullness + (part.fullness - before.fullness) * (1 - left / length)
  // On its way the browser draws the movement; standing still the circle stays as full as the lungs are.
  const scale = scaleOf(running ? part.fullness : reached)
  return (
    <div aria-hidden="true" className="grid place-items-center gap-4">
      <div className="relative size-28 motion-reduce:hidden sm:size-40">
        <span className="absolute inset-0 rounded-full border border-dashed border-moonlight/50" />
        <m.span
          initial={false}
          // A whole transform, not a scale: the browser then moves it by itself, and ten minutes cost no script.
          animate={{ transform: `scale(${scale})` }}
          // The one movement longer than 400 ms: it takes as long as the breath it paces.
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
      <span className="font-serif text-lg leading-none sm:text-xl">{running ? part.words : 'At your own pace'}</span>
    </div>
  )
}
