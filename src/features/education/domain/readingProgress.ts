/** The stored reading progress of a module. */
export type Reading = {
  /** Whole seconds read. */
  seconds: number
  completed: boolean
  /** When it was last opened, in ms since the epoch. */
  at: number
}

/** The percentage from which a timed module may be marked complete. */
export const completeFrom = 90

/** Upper bound of plausible seconds; stored values above it are corrupt. */
const maxSeconds = 24 * 60 * 60

/**
 * The progress in whole percent from 0 to 100. A self-paced module has no timer: it is 0 or 100.
 * @param reading undefined for a module never opened
 * @param duration of the module in minutes; null for self-paced
 */
export function progressPercent(reading: Pick<Reading, 'seconds' | 'completed'> | undefined, duration: number | null) {
  if (!reading) return 0
  if (reading.completed) return 100
  if (!duration) return 0
  return Math.min(100, Math.round((reading.seconds * (100 / duration)) / 60))
}

/** Whether "Mark Complete" is offered: not yet completed, and from 90 percent on, or at once for self-paced modules. */
export function canComplete(reading: Pick<Reading, 'seconds' | 'completed'> | undefined, duration: number | null) {
  if (reading?.completed) return false
  return duration === null || progressPercent(reading, duration) >= completeFrom
}

export type ReadingStatus = 'Not Started' | 'In Progress' | 'Completed'

/** The status of a reading, by its progress in percent. */
export function readingStatus(percent: number, completed: boolean): ReadingStatus {
  if (completed) return 'Completed'
  return percent > 0 ? 'In Progress' : 'Not Started'
}

const sane = (seconds: number) => (seconds >= 0 && seconds <= maxSeconds ? Math.floor(seconds) : 0)

/**
 * Merges this tab's state with what another tab stored meanwhile, so that neither loses progress.
 * @param kept the stored state
 * @param own this tab's state
 */
export function mergeReadings(kept: Reading | undefined, own: Reading): Reading {
  return {
    seconds: Math.max(sane(kept?.seconds ?? 0), sane(own.seconds)),
    completed: own.completed || (kept?.completed ?? false),
    at: Math.max(kept?.at ?? 0, own.at),
  }
}

/** Formats seconds as a clock: 65 → `1:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
