import { practiceTimer, type PracticeTimer, staleAfter } from './practiceTimer'

/**
 * A session in progress as stored in the browser, so that it survives a reload by the system. `at` is when it was
 * stored (ms since the epoch).
 */
export type RunningPractice = {
  key: string
  phase: 'running' | 'paused'
  elapsed: number
  at: number
  mood: number
}

/** The state to store; null before the start and after the end. */
export function serializeTimer(key: string, timer: PracticeTimer, mood: number, now: number): RunningPractice | null {
  if (timer.phase !== 'running' && timer.phase !== 'paused') return null
  return { key, phase: timer.phase, elapsed: timer.elapsed, at: timer.phase === 'running' ? timer.seen : now, mood }
}

/** Restores the timer of a stored session at `now`; null when it is too old. */
export function resumeTimer(stored: RunningPractice, minutes: number, now: number): PracticeTimer | null {
  const total = minutes * 60_000
  if (now - stored.at > staleAfter || stored.elapsed < 0 || stored.elapsed >= total) return null
  if (stored.phase === 'paused') return { phase: 'paused', total, elapsed: stored.elapsed }
  return practiceTimer({ phase: 'running', total, elapsed: stored.elapsed, seen: stored.at }, { type: 'tick', now })
}

/** The five steps of the mood slider, and the initial one. */
export const moods = ['Very Low', 'Low', 'Neutral', 'Good', 'Excellent'] as const
export const lowestMood = 1
export const highestMood = 5
export const defaultMood = 3

/** The label of a mood from 1 to 5. */
export const moodLabel = (mood: number): string => moods[mood - lowestMood] ?? moods[defaultMood - lowestMood]!
