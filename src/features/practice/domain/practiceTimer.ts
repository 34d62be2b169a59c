/**
 * The state machine of a session's timer, driven by the wall clock: throttled ticks of a hidden tab lose no time. All
 * values are milliseconds; `total` and `elapsed` are durations, `seen` is the timestamp of the last tick.
 */
export type PracticeTimer =
  | { phase: 'ready'; total: number; elapsed: 0 }
  | { phase: 'running'; total: number; elapsed: number; seen: number }
  | { phase: 'paused'; total: number; elapsed: number }
  | { phase: 'finished'; total: number; elapsed: number; endedEarly: boolean; late: number }

/** The events of the timer. `now` is the wall clock, in ms since the epoch. */
export type TimerEvent = { type: 'start' | 'tick' | 'pause' | 'resume' | 'end-early' | 'reset'; now: number }

/** The timer of a session before its start. */
export const readyTimer = (minutes: number): PracticeTimer => ({ phase: 'ready', total: minutes * 60_000, elapsed: 0 })

/**
 * Advances a running timer to `now`; past its end it is finished. A clock that was set back adds nothing and removes
 * nothing.
 */
function advance(timer: Extract<PracticeTimer, { phase: 'running' }>, now: number): PracticeTimer {
  const elapsed = timer.elapsed + Math.max(0, now - timer.seen)
  return elapsed >= timer.total
    ? { phase: 'finished', total: timer.total, elapsed: timer.total, endedEarly: false, late: elapsed - timer.total }
    : { ...timer, elapsed, seen: now }
}

/** The reducer. Events that are invalid in the current phase are ignored. */
export function practiceTimer(timer: PracticeTimer, event: TimerEvent): PracticeTimer {
  const { total } = timer
  if (event.type === 'reset') return { phase: 'ready', total, elapsed: 0 }
  if (timer.phase === 'ready')
    return event.type === 'start' ? { phase: 'running', total, elapsed: 0, seen: event.now } : timer
  if (timer.phase === 'paused') {
    if (event.type === 'resume') return { ...timer, phase: 'running', seen: event.now }
    if (event.type === 'end-early') return { ...timer, phase: 'finished', endedEarly: true, late: 0 }
    return timer
  }
  if (timer.phase === 'finished' || event.type === 'start' || event.type === 'resume') return timer

  const present = advance(timer, event.now)
  if (present.phase === 'finished' || event.type === 'tick') return present
  return event.type === 'pause'
    ? { phase: 'paused', total, elapsed: present.elapsed }
    : { phase: 'finished', total, elapsed: present.elapsed, endedEarly: true, late: 0 }
}

/** Remaining seconds, with fractions. */
export const secondsLeft = ({ total, elapsed }: PracticeTimer): number => (total - elapsed) / 1000

/** Elapsed time in whole percent. */
export const percentDone = ({ total, elapsed }: PracticeTimer): number => Math.floor((elapsed / total) * 100)

/** The end bell does not ring when it would be later than this (ms). */
export const maxBellDelayMs = 60_000

/** A stored session older than this (ms) is not resumed. */
export const staleAfter = 6 * 60 * 60 * 1000
