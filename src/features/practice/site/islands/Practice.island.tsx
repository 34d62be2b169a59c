'use client'

import {
  type ComponentProps,
  type ComponentType,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import { notify } from '@/shared/browser/notify'
import { readStored, removeStored, writeStored } from '@/shared/browser/storage'
import { useHydrated } from '@/shared/browser/useHydrated'
import { CloseIcon } from '@/shared/ui/art/icons'
import { lazyPart } from '@/shared/ui/lazyPart'

import { addPracticeEntry, type PracticeEntry } from '../../domain/practiceHistory'
import { moodLabel, resumeTimer } from '../../domain/runningPractice'
import type { SessionView } from '../view'
import { readEnded } from './endedPractice'
import { SessionList } from './SessionList'
import type { SessionSummary, ResumedSession, SessionPlayer } from './SessionPlayer'
import type { PracticeTexts } from '../../content/practiceTexts'

const loadRoom = () => import('./SessionPlayer')
const storageKey = 'power-years-practice'
const historyKey = 'power-years-practice-history'
const PracticeHistory = lazyPart(() => import('./PracticeHistory').then((loaded) => loaded.PracticeHistory))

/** What was practised in this browser, and how to add to it and take from it. */
function usePracticeHistory() {
  const inBrowser = useHydrated()
  const stored = useMemo(() => (inBrowser ? readStored(historyKey) : null), [inBrowser])
  const [changed, setChanged] = useState<PracticeEntry[] | null>(null)
  const change = (next: PracticeEntry[]) => {
    setChanged(next)
    if (next.length > 0) return writeStored(historyKey, next)
    removeStored(historyKey)
    return true
  }
  return {
    history: changed ?? stored ?? [],
    /** @returns false where this browser keeps nothing */
    add: (practised: PracticeEntry) => change(addPracticeEntry(readStored(historyKey) ?? [], practised)),
    remove: (at: number) => change((readStored(historyKey) ?? []).filter((one) => one.at !== at)),
  }
}

type Chosen = { session: SessionView; resumed: ResumedSession | null }

type KeepsakeCardProps = { texts: PracticeTexts; keepsake: SessionSummary; isKept: boolean; onClose: () => void }

function KeepsakeCard({ texts, keepsake, isKept, onClose }: KeepsakeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { name, minutes, moodBefore, moodAfter, notes } = keepsake
  return (
    <section aria-labelledby="keepsake" className="relative mb-12 max-w-measure border border-line bg-leaf p-6 md:p-8">
      <button
        type="button"
        aria-label={texts.closeNotesButton}
        onClick={onClose}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-full hover:bg-paper"
      >
        <CloseIcon size={22} />
      </button>
      <p className="caps">{isKept ? texts.keptHere : texts.notKept}</p>
      <h2 id="keepsake" ref={heading} tabIndex={-1} className="mt-2 mr-12 text-2xl outline-offset-4">
        {name}
      </h2>
      <p className="mt-3 text-soft-ink">
        {minutes > 0 && `${minutes === 1 ? texts.lastedOne : texts.lasted.replaceAll('{count}', String(minutes))} `}
        {texts.moods
          .replaceAll('{before}', `${moodBefore} ${moodLabel(moodBefore)}`)
          .replaceAll('{after}', `${moodAfter} ${moodLabel(moodAfter)}`)}
      </p>
      {notes.trim() && <p className="mt-4 wrap-anywhere whitespace-pre-line">{notes}</p>}
    </section>
  )
}

/** The list of sessions, or the running one. The session's code is loaded on intent. */
export function Practice({ texts, sessions }: { texts: PracticeTexts; sessions: SessionView[] }) {
  const [Room, setRoom] = useState<ComponentType<ComponentProps<typeof SessionPlayer>> | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [opening, setOpening] = useState<string | null>(null)
  const [keepsake, setKeepsake] = useState<{ made: SessionSummary; isKept: boolean } | null>(null)
  const past = usePracticeHistory()
  const top = useRef<HTMLDivElement>(null)

  const enter = useCallback((session: SessionView, resumed: ResumedSession | null) => {
    loadRoom().then(
      (loaded) => {
        setRoom(() => loaded.SessionPlayer)
        setKeepsake(null)
        setChosen({ session, resumed })
        setOpening(null)
      },
      () => {
        setOpening(null)
        notify({ title: 'It did not open', description: 'The network may be away. Please try again.' })
      },
    )
  }, [])

  // Resumes a session after the system discarded the page; the timer has advanced meanwhile.
  useEffect(() => {
    const stored = readStored(storageKey)
    if (!stored) {
      const ended = readEnded()
      const session = sessions.find(({ key }) => key === ended?.key)
      if (!ended || !session) return
      const total = session.duration * 60_000
      const timer = { phase: 'finished', total, elapsed: ended.elapsed, endedEarly: true, late: 0 } as const
      enter(session, { timer, mood: ended.mood })
      return
    }
    const session = sessions.find(({ key }) => key === stored.key)
    const timer = session && resumeTimer(stored, session.duration, Date.now())
    if (session && timer) enter(session, { timer, mood: stored.mood })
    else removeStored(storageKey)
  }, [enter, sessions])

  function leave(made: SessionSummary | null) {
    const from = chosen?.session.key
    setChosen(null)
    if (made) {
      const isKept = past.add({ ...made, notes: made.notes.trim(), at: Date.now() })
      setKeepsake({ made, isKept })
      notify({ title: 'Session completed!', description: 'Take a screenshot to save your practice notes.' })
      top.current?.scrollIntoView({ block: 'start' })
    } else {
      setKeepsake(null)
      setTimeout(() => document.querySelector<HTMLElement>(`[data-session="${from}"]`)?.focus())
    }
  }

  return (
    <div ref={top} className="scroll-mt-24">
      {chosen && Room ? (
        <>
          <h1 className="sr-only">{texts.headline}</h1>
          <Room key={chosen.session.key} texts={texts} {...chosen} onLeave={leave} />
        </>
      ) : (
        <>
          {keepsake && (
            <div className="page-width pt-8">
              <KeepsakeCard
                texts={texts}
                keepsake={keepsake.made}
                isKept={keepsake.isKept}
                onClose={() => setKeepsake(null)}
              />
            </div>
          )}
          <SessionList
            texts={texts}
            sessions={sessions}
            opening={opening}
            load={loadRoom}
            onChoose={(session) => {
              setOpening(session.key)
              enter(session, null)
            }}
          />
          {past.history.length > 0 && (
            <Suspense fallback={null}>
              <div className="page-width">
                <PracticeHistory texts={texts} history={past.history} onDelete={past.remove} />
              </div>
            </Suspense>
          )}
        </>
      )}
    </div>
  )
}
