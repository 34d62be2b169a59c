import { useSyncExternalStore } from 'react'

/** Milliseconds from a moment to the next midnight of its own time zone, whatever the clocks do that night. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

/** A day may come a moment early by a timer; a second later it has come for certain. */
const marginMs = 1_000

function onNewDay(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      untilMidnight(new Date()) + marginMs,
    )
  }
  // Timers rest while a page sleeps; what a visitor comes back to is today's.
  const shown = () => document.visibilityState === 'visible' && listener()
  wait()
  document.addEventListener('visibilitychange', shown)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', shown)
  }
}

/** The start of a day, so that all of one day's answers are the same. */
const startOfToday = () => new Date().setHours(0, 0, 0, 0)

/**
 * Today by the browser's own calendar, as the moment it began; null before the browser is asked. The page is made once
 * and kept for days, so whatever depends on the day is chosen here.
 */
export function useToday(): Date | null {
  const start = useSyncExternalStore(onNewDay, startOfToday, () => null)
  return start === null ? null : new Date(start)
}
