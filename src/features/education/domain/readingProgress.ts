/** What a browser remembers of one module. */
export type Reading = {
  /** Whole seconds read. */
  seconds: number
  completed: boolean
  /** When it was last open, in ms since the epoch. */
  at: number
}

/** From here (percent) a timed module may be marked complete. */
export const completeFrom = 90

/** Seconds more than a reader spends on any module; what a browser kept beyond that is broken. */
const mostSeconds = 24 * 60 * 60

/**
 * How far a reading has come, in whole percent from 0 to 100.
 * A self-paced module has no timer: it is not begun or it is done.
 * @param reading what is remembered; nothing for a module never opened
 * @param duration of the module in minutes; null for self-paced
 */
export function progressPercent(reading: Pick<Reading, 'seconds' | 'completed'> | undefined, duration: number | null) {
  if (!reading) return 0
  if (reading.completed) return 100
  if (!duration) return 0
  return Math.min(100, Math.round((reading.seconds * (100 / duration)) / 60))
}

/** Whether Mark Complete is offered: once, from 90 percent on, and at once where there is no timer to wait for. */
export function canComplete(reading: Pick<Reading, 'seconds' | 'completed'> | undefined, duration: number | null) {
  if (reading?.completed) return false
  return duration === null || progressPercent(reading, duration) >= completeFrom
}

export type ReadingStatus = 'Not Started' | 'In Progress' | 'Completed'

/** The label of a module's status. */
export function readingStatus(percent: number, completed: boolean): ReadingStatus {
  if (completed) return 'Completed'
  return percent > 0 ? 'In Progress' : 'Not Started'
}

const sane = (seconds: number) => (seconds >= 0 && seconds <= mostSeconds ? Math.floor(seconds) : 0)

/**
 * Joins what this tab knows with what the browser kept meanwhile, so that two tabs never undo each other.
 * @param kept what another tab may have written
 * @param own what this tab has counted
 */
export function mergeReadings(kept: Reading | undefined, own: Reading): Reading {
  return {
    seconds: Math.max(sane(kept?.seconds ?? 0), sane(own.seconds)),
    completed: own.completed || (kept?.completed ?? false),
    at: Math.max(kept?.at ?? 0, own.at),
  }
}

/** A time as a clock shows it: 65 → `1:05`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
