import { Motion } from '@/shared/ui/Motion'

import type { PracticeTexts } from '../../content/practiceTexts'
import type { PracticeTimer } from '../../domain/practiceTimer'
import type { SessionView } from '../view'
import { BreathCircle } from './BreathCircle'

const rings = [92, 109, 126, 143, 160, 177]

/** The strokes of a dial, every third of them longer, as far as the session has come in one colour. */
const strokes = Array.from({ length: 72 }, (_, index) => {
  const angle = (index * 5 * Math.PI) / 180 - Math.PI / 2
  const inner = index % 3 === 0 ? 68 : 80
  const at = (radius: number) =>
    `${(195 + radius * Math.cos(angle)).toFixed(1)} ${(195 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(inner)}L${at(86)}`
})

/** The circle of a session: it breathes with breathwork; otherwise its strokes light up with the time. */
export function SessionDial({
  texts,
  session,
  timer,
}: {
  texts: PracticeTexts
  session: SessionView
  timer: PracticeTimer
}) {
  const done = Math.round((timer.elapsed / timer.total) * strokes.length)
  return (
    <div className="relative grid aspect-square w-[min(78vw,32dvh,24rem)] place-items-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 390 390"
        fill="none"
        stroke="#c98f4e"
        strokeWidth={1.5}
        strokeLinecap="round"
        className="absolute inset-0 size-full"
      >
        {rings.map((radius, index) => (
          <circle
            key={radius}
            cx={195}
            cy={195}
            r={radius}
            opacity={1 - index * 0.16}
            strokeDasharray={index % 2 ? '1 7' : undefined}
          />
        ))}
        {!session.pace && (
          <>
            <path d={strokes.slice(done).join('')} opacity={0.45} />
            <path d={strokes.slice(0, done).join('')} stroke="#f2b45a" strokeWidth={2.5} />
          </>
        )}
      </svg>
      {session.pace && (
        <Motion>
          <BreathCircle
            words={texts.ownPace}
            pace={session.pace}
            elapsed={timer.elapsed / 1000}
            running={timer.phase === 'running'}
          />
        </Motion>
      )}
    </div>
  )
}
