/**
 * A session's timer, told by the wall clock: a tab that sleeps or a phone that locks misses ticks, not time. All times
 * are milliseconds; `total` and `elapsed` are lengths, `seen` is when the clock was last looked at.
 */
export type PracticeTimer =
  | { phase: 'ready'; total: number; elapsed: 0 }
  | { phase: 'running'; total: number; elapsed: number; seen: number }
  | { phase: 'paused'; total: number; elapsed: number }
  | { phase: 'finished'; total: number; elapsed: number; endedEarly: boolean; late: number }

/** What may happen to a timer. `now` is the wall clock, in ms since epoch. */
export type TimerEvent = { type: 'start' | 'tick' | 'pause' | 'resume' | 'end-early' | 'reset'; now: number }

/** A timer that has not started. */
export const readyTimer = (minutes: number): PracticeTimer => ({ phase: 'ready', total: minutes * 60_000, elapsed: 0 })

/**
 * A running timer brought up to the present; past its end it is finished. A clock that was set back adds nothing, and
 * the time already counted stays.
 */
function advance(timer: Extract<PracticeTimer, { phase: 'running' }>, now: number): PracticeTimer {
  const elapsed = timer.elapsed + Math.max(0, now - timer.seen)
  return elapsed >= timer.total
    ? { phase: 'finished', total: timer.total, elapsed: timer.total, endedEarly: false, late: elapsed - timer.total }
    : { ...timer, elapsed, seen: now }
}

/** The timer after an event. What makes no sense in its phase changes nothing. */
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

/** What is left, in seconds. */
export const secondsLeft = ({ total, elapsed }: PracticeTimer): number => (total - elapsed) / 1000

/** How much is done, 0 to 100. */
export const percentDone = ({ total, elapsed }: PracticeTimer): number => Math.floor((elapsed / total) * 100)

/** A bell this late (ms) would ring into another part of the day. */
export const bellPatience = 60_000

/** A session that is older (ms) than this is not taken up again: she has gone on with her day. */
export const staleAfter = 6 * 60 * 60 * 1000
