import { useEffect, useRef, useState, type ReactNode } from 'react'

import { stopSpeaking } from '@/shared/browser/narrator'
import { ShortSources } from '@/shared/ui/ShortSources'

import type { PracticeTexts } from '../../content/practiceTexts'
import { breathAt, describePace } from '../../domain/breathing'
import { cueAt, formatClockTime } from '../../domain/cues'
import { practiceGroups } from '../../domain/groups'
import { percentDone, readyTimer, secondsLeft, type PracticeTimer } from '../../domain/practiceTimer'
import { defaultMood } from '../../domain/runningPractice'
import { SessionDial } from '../components/SessionDial'
import type { SessionView } from '../view'
import { CueChoice } from './CueChoice'
import { signalBreath, signalStep, type CueMode } from './cueSignals'
import { forgetEnded, keepEnded } from './endedPractice'
import { CompleteDialog, PrepareDialog, type Reflection } from './PracticeDialogs'
import { usePracticeTimer } from './usePracticeTimer'

const quietClass =
  'min-h-11 rounded-full px-3.5 text-sm font-semibold transition-colors duration-200 hover:bg-current/10'

/** The summary after Save Notes: shown at once, and kept in this browser. */
export type SessionSummary = Reflection & { name: string; minutes: number; moodBefore: number }

/** A session resumed after the page was discarded. */
export type ResumedSession = { timer: PracticeTimer; mood: number }

type SessionRoomProps = {
  texts: PracticeTexts
  session: SessionView
  resumed: ResumedSession | null
  onLeave: (keepsake: SessionSummary | null) => void
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border border-line p-6 md:p-8">
      <h3>{title}</h3>
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  )
}

function Information({ texts, session }: { texts: PracticeTexts; session: SessionView }) {
  const facts: [term: string, detail: string][] = [
    [texts.duration, `${session.duration} ${texts.minutesLong}`],
    [texts.intensity, session.intensity],
    ...(session.bestFor.length > 0 ? [[texts.bestFor, session.bestFor.join(', ')] as [string, string]] : []),
    ...(session.pace ? [[texts.pace, describePace(session.pace)] as [string, string]] : []),
  ]
  return (
    <Card title={texts.informationHeading}>
      <p>{session.description}</p>
      <p className="text-soft-ink">{texts.notForFlashes}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 large-text:block large-text:space-y-3">
        {facts.map(([term, detail]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid large-text:block">
            <dt className="text-soft-ink">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="border-l-[3px] border-rose pl-4">{session.safetyNote}</p>
      {session.sources.length > 0 && (
        <div>
          <h4 className="mb-2 font-sans caps">{texts.sourcesHeading}</h4>
          <ShortSources sources={session.sources} folded />
        </div>
      )}
    </Card>
  )
}

/** One session: timer, guidance, and the dialogs before and after. */
export function SessionPlayer({ texts, session, resumed, onLeave }: SessionRoomProps) {
  const [dialog, setDialog] = useState<'prepare' | 'complete' | null>(resumed ? null : 'prepare')
  const [mood, setMood] = useState(resumed?.mood ?? defaultMood)
  const [initial] = useState(() => resumed?.timer ?? readyTimer(session.duration))
  const [cues, setCues] = useState<CueMode>('silent')
  const { timer, happen, letSleep } = usePracticeTimer({
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

  useEffect(() => {
    if (timer.phase === 'finished') keepEnded({ key: session.key, elapsed: timer.elapsed, mood })
  }, [timer, session.key, mood])

  function leave(keepsake: SessionSummary | null) {
    forgetEnded()
    happen('reset')
    onLeave(keepsake)
  }

  function begin() {
    setDialog(null)
    happen('start')
  }

  const mainActions = {
    ready: { label: texts.startButton, act: begin },
    running: { label: texts.pauseButton, act: () => happen('pause') },
    paused: { label: texts.resumeButton, act: () => happen('resume') },
    finished: { label: texts.notesButton, act: () => setDialog('complete') },
  }
  const { label, act } = mainActions[timer.phase]
  const group = practiceGroups.find(({ id }) => id === session.group)!
  const guidance = cueAt(session.cues, timer.elapsed / 1000)
  const percent = percentDone(timer)
  const running = timer.phase === 'running'
  const breath = running && session.pace ? breathAt(session.pace, timer.elapsed / 1000).part : null

  const step = running ? guidance?.text : undefined
  useEffect(() => {
    if (step) signalStep(cues, step)
    // Choosing another way repeats the current step, so that it can be tried.
  }, [cues, step])

  const { kind, words } = breath ?? {}
  useEffect(() => {
    if (kind && words) signalBreath(cues, { kind, words })
  }, [cues, kind, words])

  useEffect(() => {
    if (!running) stopSpeaking()
    return stopSpeaking
  }, [running])

  return (
    <section ref={room} aria-labelledby="session-name" data-in-session>
      <div className="relative flex min-h-dvh flex-col items-center bg-[#050308] px-5 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] text-center text-[#f3e3c6] sm:pb-14 dim:bg-night-1 dim:text-moonlight">
        <div className="w-full max-w-3xl pr-44 text-left large-text:pr-0">
          <div>
            <h2 id="session-name" ref={heading} tabIndex={-1} className="text-xl outline-offset-4">
              {session.name}
            </h2>
            <p className="text-sm opacity-80">
              {group.name} · {session.duration} {texts.minutesLong}
            </p>
          </div>
        </div>
        <div className="flex flex-1 flex-col items-center justify-center py-2 sm:py-6">
          <SessionDial texts={texts} session={session} timer={timer} />
          <p
            role="timer"
            aria-label={texts.timeLeft}
            className="mt-3 font-serif text-5xl leading-none tabular sm:text-6xl large-text:text-4xl"
          >
            {formatClockTime(secondsLeft(timer))}
          </p>
          <div
            aria-live="polite"
            className="mt-4 min-h-[3.9em] max-w-136 font-serif text-lg leading-snug text-balance sm:text-xl"
          >
            {timer.phase === 'finished' ? texts.sessionEnd : guidance?.text}
          </div>
          <p aria-live="polite" className="sr-only">
            {cues === 'announced' && breath?.words}
          </p>
        </div>
        <div
          role="progressbar"
          aria-label={texts.progressLabel}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mb-5 h-[3px] w-full max-w-md bg-current/20"
        >
          <div className="h-full bg-[#c98f4e]" style={{ width: `${percent}%` }} />
        </div>
        <button
          type="button"
          ref={main}
          onClick={act}
          className="min-h-21 w-full max-w-md rounded-full border-[1.5px] border-[#c98f4e] text-xl font-semibold transition-colors duration-200 hover:bg-[#f3e3c6]/10"
        >
          {label}
        </button>
        {/* After the one thing to press, for those who go by keyboard; in the corner for those who look. */}
        <div className="absolute top-3 right-3 flex gap-1 lg:right-[calc(50%-24rem)] large-text:static large-text:-order-1 large-text:self-end">
          {(timer.phase === 'running' || timer.phase === 'paused') && (
            <button
              type="button"
              className={quietClass}
              onClick={() => {
                // This button unmounts when the session ends, so the focus moves elsewhere.
                main.current?.focus({ preventScroll: true })
                happen('end-early')
              }}
            >
              {texts.endEarlyButton}
            </button>
          )}
          <button type="button" className={quietClass} onClick={() => leave(null)}>
            {texts.resetButton}
          </button>
        </div>
        <p className="mt-2 min-h-[1.6em] text-sm opacity-80">{timer.phase === 'paused' && texts.pausedNote}</p>
      </div>
      <div className="page-width py-14">
        <CueChoice texts={texts} mode={cues} onMode={setCues} onSleep={letSleep} />
        <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
          <Information texts={texts} session={session} />
          <Card title={texts.tipsHeading}>
            <ul className="list-disc space-y-3 pl-5 marker:text-marigold">
              {texts[`${group.id}Tips`].map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      {dialog === 'prepare' && (
        <PrepareDialog
          texts={texts}
          session={session}
          mood={mood}
          onMood={setMood}
          onBegin={() => {
            begin()
            focusMain()
          }}
          onCancel={() => leave(null)}
        />
      )}
      {dialog === 'complete' && (
        <CompleteDialog
          texts={texts}
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
