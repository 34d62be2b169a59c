import { useSyncExternalStore } from 'react'

/** Milliseconds from a moment to the next midnight of its own time zone, whatever the clocks do that night. */
export function msUntilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

/** Timers may fire slightly early, so the day is read a second after midnight. */
const marginMs = 1_000

function onNewDay(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      msUntilMidnight(new Date()) + marginMs,
    )
  }
  // Timers are suspended while a page sleeps, so the day is read again when it becomes visible.
  const shown = () => document.visibilityState === 'visible' && listener()
  wait()
  document.addEventListener('visibilitychange', shown)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', shown)
  }
}

/** The start of a day, so that snapshots of the same day are equal. */
const startOfToday = () => new Date().setHours(0, 0, 0, 0)

/**
 * Today in the browser's time zone, as its first moment; null on the server and during hydration. Pages are prerendered
 * and cached for days, so anything that depends on the date is chosen with this hook.
 */
export function useToday(): Date | null {
  const start = useSyncExternalStore(onNewDay, startOfToday, () => null)
  return start === null ? null : new Date(start)
}
