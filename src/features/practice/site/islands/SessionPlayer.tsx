import { useEffect, useRef, useState, type ReactNode } from 'react'

import { Drawing } from '@/shared/ui/art/drawing'
import { starPath } from '@/shared/ui/art/geometry'
import { Button } from '@/shared/ui/Button'
import { Motion, MovingMoon } from '@/shared/ui/Motion'
import { ShortSources } from '@/shared/ui/ShortSources'

import { describePace } from '../../domain/breathing'
import { cueAt, formatClockTime } from '../../domain/cues'
import { practiceGroups } from '../../domain/groups'
import { defaultMood } from '../../domain/runningPractice'
import { percentDone, readyTimer, secondsLeft, type PracticeTimer } from '../../domain/practiceTimer'
import { BreathCircle } from '../components/BreathCircle'
import type { SessionView } from '../view'
import { CompleteDialog, PrepareDialog, type Reflection } from './PracticeDialogs'
import { usePracticeTimer } from './usePracticeTimer'

/** The summary after Save Notes: shown at once, and kept in this browser. */
export type SessionSummary = Reflection & { name: string; minutes: number; moodBefore: number }

/** A session resumed after the page was discarded. */
export type ResumedSession = { timer: PracticeTimer; mood: number }

type SessionRoomProps = {
  session: SessionView
  resumed: ResumedSession | null
  onLeave: (keepsake: SessionSummary | null) => void
}

const stars: [x: number, y: number, r: number][] = [
  [120, 30, 6],
  [72, 62, 4],
  [172, 66, 5],
  [30, 128, 5],
  [214, 138, 4],
  [24, 232, 4],
  [218, 226, 6],
]

function Window({ session, timer }: { session: SessionView; timer: PracticeTimer }) {
  const running = timer.phase === 'running'
  return (
    <div className="relative mx-auto flex aspect-4/5 w-[calc(100%-1rem)] max-w-60 flex-col items-center justify-center gap-4 rounded-t-full bg-linear-to-b from-night-1 to-night-2 pt-8 pb-4 text-moonlight outline outline-offset-[6px] outline-line sm:max-w-84 sm:gap-6 sm:pt-10 sm:pb-6">
      <Drawing width={240} height={300} className="absolute inset-0 size-full opacity-80">
        <path d={stars.map((star) => starPath(...star)).join('')} fill="currentColor" stroke="none" />
        <path d="M96 44v.1M148 38v.1M48 92v.1M194 98v.1M20 180v.1M222 184v.1M40 268v.1M204 274v.1" />
      </Drawing>
      {session.pace ? (
        <Motion>
          <BreathCircle pace={session.pace} elapsed={timer.elapsed / 1000} running={running} />
        </Motion>
      ) : (
        <MovingMoon phase={timer.elapsed / timer.total} size={150} className="size-28 text-glow sm:size-38" />
      )}
      <p role="timer" aria-label="Time left" className="font-serif text-4xl leading-none tabular sm:text-[3.4rem]">
        {formatClockTime(secondsLeft(timer))}
      </p>
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border border-line p-6 md:p-8">
      <h3>{title}</h3>
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  )
}

function Information({ session }: { session: SessionView }) {
  const facts: [term: string, detail: string][] = [
    ['Duration', `${session.duration} minutes`],
    ['Intensity', session.intensity],
    ...(session.bestFor.length > 0 ? [['Best for', session.bestFor.join(', ')] as [string, string]] : []),
    ...(session.pace ? [['Pace', describePace(session.pace)] as [string, string]] : []),
  ]
  return (
    <Card title="Practice Information">
      <p>{session.description}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {facts.map(([term, detail]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft-ink">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="border-l-[3px] border-rose pl-4">{session.safetyNote}</p>
      {session.sources.length > 0 && (
        <div>
          <h4 className="mb-2 font-sans caps">Sources</h4>
          <ShortSources sources={session.sources} />
        </div>
      )}
    </Card>
  )
}

/** One session: timer, guidance, and the dialogs before and after. */
export function SessionPlayer({ session, resumed, onLeave }: SessionRoomProps) {
  const [dialog, setDialog] = useState<'prepare' | 'complete' | null>(resumed ? null : 'prepare')
  const [mood, setMood] = useState(resumed?.mood ?? defaultMood)
  const [initial] = useState(() => resumed?.timer ?? readyTimer(session.duration))
  const { timer, happen } = usePracticeTimer({
    sessionKey: session.key,
    initial,
    mood,
    onEnd: () => setDialog('complete'),
  })
  const room = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const main = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The list was scrolled down to the session's card.
    room.current?.scrollIntoView({ block: 'start' })
    if (initial.phase !== 'ready') heading.current?.focus({ preventScroll: true })
  }, [initial])

  /** The dialog's trigger may have unmounted by then; the timer has not. */
  function focusMain() {
    setTimeout(() => main.current?.focus({ preventScroll: true }))
  }

  function leave(keepsake: SessionSummary | null) {
    happen('reset')
    onLeave(keepsake)
  }

  function begin() {
    setDialog(null)
    happen('start')
  }

  const mainActions = {
    ready: { label: 'Start Practice', act: begin },
    running: { label: 'Pause', act: () => happen('pause') },
    paused: { label: 'Resume', act: () => happen('resume') },
    finished: { label: 'Mood and Notes', act: () => setDialog('complete') },
  }
  const { label, act } = mainActions[timer.phase]
  const group = practiceGroups.find(({ id }) => id === session.group)!
  const guidance = cueAt(session.cues, timer.elapsed / 1000)
  const percent = percentDone(timer)

  return (
    <section ref={room} aria-labelledby="session-name">
      <div className="grid items-center gap-8 sm:gap-10 lg:grid-cols-[22rem_1fr] lg:gap-16">
        <Window session={session} timer={timer} />
        <div>
          <p className="caps">
            {group.name} · {session.duration} minutes
          </p>
          <h2 id="session-name" ref={heading} tabIndex={-1} className="mt-2 outline-offset-4">
            {session.name}
          </h2>
          <div
            role="progressbar"
            aria-label="Progress of the session"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-6 h-2 border border-edge bg-leaf"
          >
            <div className="h-full bg-marigold" style={{ width: `${percent}%` }} />
          </div>
          <div
            aria-live="polite"
            className="mt-6 min-h-[3em] font-serif text-xl leading-snug text-balance sm:mt-8 sm:text-2xl"
          >
            {timer.phase === 'finished' ? 'That is it. Take your time getting up.' : guidance?.text}
          </div>
          {timer.phase === 'paused' && <p className="text-soft-ink">Paused. It waits as long as you like.</p>}
          <div className="mt-6 flex flex-wrap gap-3">
            <Button ref={main} className="w-full sm:w-44" onClick={act}>
              {label}
            </Button>
            {(timer.phase === 'running' || timer.phase === 'paused') && (
              <Button
                variant="quiet"
                className="grow sm:grow-0"
                onClick={() => {
                  // This button unmounts when the session ends, so the focus moves elsewhere.
                  main.current?.focus({ preventScroll: true })
                  happen('end-early')
                }}
              >
                End Early
              </Button>
            )}
            <Button variant="quiet" className="grow sm:grow-0" onClick={() => leave(null)}>
              Reset
            </Button>
          </div>
        </div>
      </div>
      <div className="mt-14 grid items-start gap-6 lg:grid-cols-2">
        <Information session={session} />
        <Card title="Practice Tips">
          <ul className="list-disc space-y-3 pl-5 marker:text-marigold">
            {group.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Card>
      </div>
      {dialog === 'prepare' && (
        <PrepareDialog
          session={session}
          mood={mood}
          onMood={setMood}
          onBegin={() => {
            begin()
            focusMain()
          }}
          onCancel={() => {
            setDialog(null)
            focusMain()
          }}
        />
      )}
      {dialog === 'complete' && (
        <CompleteDialog
          session={session}
          onSave={(reflection) =>
            leave({
              ...reflection,
              name: session.name,
              minutes: Math.round(timer.elapsed / 60_000),
              moodBefore: mood,
            })
          }
          onSkip={() => leave(null)}
          onClose={() => {
            setDialog(null)
            focusMain()
          }}
        />
      )}
    </section>
  )
}
