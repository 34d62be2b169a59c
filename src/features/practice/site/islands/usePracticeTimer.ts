import { useCallback, useEffect, useRef, useState } from 'react'

import { removeStored, writeStored } from '@/shared/browser/storage'

import { maxBellDelayMs, practiceTimer, type PracticeTimer, type TimerEvent } from '../../domain/practiceTimer'
import { serializeTimer } from '../../domain/runningPractice'
import { createEndBell } from './endBell'
import { createWakeLock } from './wakeLock'

/** Tick interval (ms): short enough that the display skips no second. */
const lookEvery = 250

const storageKey = 'power-years-practice'

type Options = { sessionKey: string; initial: PracticeTimer; mood: number; onEnd: () => void }

/**
 * A session's timer with its side effects: the bell, the wake lock, and the stored state that survives a reload.
 * `dispatch` must be called in an event handler when it starts or resumes, or audio stays locked.
 */
export function usePracticeTimer({ sessionKey, initial, mood, onEnd }: Options) {
  const [timer, setTimer] = useState(initial)
  const current = useRef(initial)
  const [bell] = useState(createEndBell)
  const [wakeLock] = useState(createWakeLock)
  const maySleep = useRef(false)
  const latest = useRef({ mood, onEnd })
  useEffect(() => {
    latest.current = { mood, onEnd }
  })

  const settle = useCallback(
    (next: PracticeTimer) => {
      const memory = serializeTimer(sessionKey, next, latest.current.mood, Date.now())
      if (memory) writeStored(storageKey, memory)
      else removeStored(storageKey)

      if (next.phase === 'running') {
        bell.ringIn(next.total - next.elapsed)
        if (!maySleep.current) wakeLock.hold()
        return
      }
      wakeLock.release()
      if (next.phase === 'finished' && !next.endedEarly && next.late < maxBellDelayMs) bell.ringUnlessRung()
      else bell.hush()
      if (next.phase === 'finished') latest.current.onEnd()
    },
    [bell, wakeLock, sessionKey],
  )

  const happen = useCallback(
    (type: TimerEvent['type']) => {
      if (type === 'start' || type === 'resume') bell.unlock()
      const before = current.current
      const next = practiceTimer(before, { type, now: Date.now() })
      if (next === before) return
      current.current = next
      setTimer(next)
      if (next.phase !== before.phase) settle(next)
    },
    [bell, settle],
  )

  useEffect(() => {
    const begun = current.current
    // Resumed after a reload: still running, or finished meanwhile.
    if (begun.phase !== 'ready') settle(begun)
    return () => {
      bell.hush()
      wakeLock.release()
    }
  }, [bell, wakeLock, settle])

  const running = timer.phase === 'running'
  useEffect(() => {
    if (!running) return
    const look = () => happen('tick')
    const shownAgain = () => {
      look()
      const now = current.current
      // The audio context was suspended with the device, and the browser released the wake lock.
      if (document.visibilityState === 'visible' && now.phase === 'running') settle(now)
    }
    const interval = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', shownAgain)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', shownAgain)
    }
  }, [happen, running, settle])

  /** Whether the screen may go dark while the session runs. */
  function letSleep(may: boolean) {
    maySleep.current = may
    if (current.current.phase !== 'running') return
    if (may) wakeLock.release()
    else wakeLock.hold()
  }

  return { timer, happen, letSleep }
}
