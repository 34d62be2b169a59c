'use client'

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import { notify } from '@/shared/browser/notify'

import {
  canComplete,
  progressPercent,
  readingStatus,
  type Reading,
  type ReadingStatus,
} from '../../domain/readingProgress'
import type { ReaderWords } from '../view'
import { storeReading, subscribeToReadings, readings } from './readingStore'

const tickMs = 1_000
// Throttled: each write triggers a `storage` event in every other tab of the site.
const keepEverySeconds = 5

const unread: Reading = { seconds: 0, completed: false, at: 0 }

type Reader = {
  texts: ReaderWords
  title: string
  duration: number | null
  seconds: number
  percent: number
  status: ReadingStatus
  running: boolean
  /** Whether "Mark Complete" is available. */
  completable: boolean
  toggle: () => void
  reset: () => void
  complete: () => void
}

const ReaderContext = createContext<Reader | null>(null)

/** The context of the reading. */
export function useReader(): Reader {
  const reader = use(ReaderContext)
  if (!reader) throw new Error('useReader needs a ReadingProvider around it')
  return reader
}

type ReadingProviderProps = {
  texts: ReaderWords
  slug: string
  title: string
  duration: number | null
  children: ReactNode
}

/**
 * Counts the seconds a module is read and stores them in this browser. The timer starts automatically, and stops while
 * the page is hidden, while the visitor has paused it, and once the module is complete. Each tick adds one second
 * instead of comparing timestamps, so neither sleep nor a wrong clock counts.
 */
export function ReadingProvider({ texts, slug, title, duration, children }: ReadingProviderProps) {
  const [reading, setReading] = useState(unread)
  const [paused, setPaused] = useState(false)
  const [hidden, setHidden] = useState(false)
  const latest = useRef(unread)
  const running = !paused && !reading.completed && duration !== null

  const change = useCallback((next: Reading) => {
    latest.current = next
    setReading(next)
  }, [])

  useEffect(() => {
    const recall = () => change(readings()[slug] ?? unread)
    const keep = () => {
      if (latest.current.seconds > 0) storeReading(slug, latest.current)
    }
    const look = () => {
      setHidden(document.hidden)
      if (document.hidden) keep()
    }
    recall()
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', keep)
    const forget = subscribeToReadings(() => {
      // Another tab may have completed or reset this module; seconds counted here since are kept.
      const kept = readings()[slug]
      if (kept && kept.at >= latest.current.at) change(kept)
    })
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', keep)
      forget()
      keep()
    }
  }, [slug, change])

  useEffect(() => {
    if (!running || hidden) return
    const timer = setInterval(() => {
      const seconds = latest.current.seconds + 1
      change({ ...latest.current, seconds, at: Date.now() })
      if (seconds % keepEverySeconds === 0) storeReading(slug, latest.current)
    }, tickMs)
    return () => clearInterval(timer)
  }, [running, hidden, slug, change])

  const reader = useMemo((): Reader => {
    const percent = progressPercent(reading, duration)
    return {
      texts,
      title,
      duration,
      seconds: reading.seconds,
      percent,
      status: readingStatus(percent, reading.completed),
      running,
      completable: canComplete(reading, duration),
      toggle: () => {
        setPaused(running)
        if (running && latest.current.seconds > 0) storeReading(slug, latest.current)
      },
      reset: () => {
        setPaused(true)
        // Only the time begins anew: what was completed has been read all the same.
        change({ ...unread, completed: latest.current.completed, at: Date.now() })
        storeReading(slug, latest.current, { anew: true })
      },
      complete: () => {
        change({ ...latest.current, completed: true, at: Date.now() })
        const kept = storeReading(slug, latest.current)
        const forgetful = kept ? '' : ' Your browser keeps nothing for this site, so it forgets this when you leave.'
        notify({
          title: 'Module completed!',
          description: `Save this content as a screenshot to remember it.${forgetful}`,
        })
      },
    }
  }, [reading, running, duration, slug, texts, title, change])

  return <ReaderContext value={reader}>{children}</ReaderContext>
}
