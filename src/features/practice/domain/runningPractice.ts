import { practiceTimer, type PracticeTimer, staleAfter } from './practiceTimer'

/**
 * What a browser remembers of a session under way, so that a phone that threw the page away brings her back to it.
 * `at` is when it was remembered (ms since epoch).
 */
export type RunningPractice = {
  key: string
  phase: 'running' | 'paused'
  elapsed: number
  at: number
  mood: number
}

/** What is worth remembering of a timer: nothing before the start and after the end. */
export function rememberTimer(key: string, timer: PracticeTimer, mood: number, now: number): RunningPractice | null {
  if (timer.phase !== 'running' && timer.phase !== 'paused') return null
  return { key, phase: timer.phase, elapsed: timer.elapsed, at: timer.phase === 'running' ? timer.seen : now, mood }
}

/** The timer of a remembered session at present; null when it is from another part of the day. */
export function resumeTimer(stored: RunningPractice, minutes: number, now: number): PracticeTimer | null {
  const total = minutes * 60_000
  if (now - stored.at > staleAfter || stored.elapsed < 0 || stored.elapsed >= total) return null
  if (stored.phase === 'paused') return { phase: 'paused', total, elapsed: stored.elapsed }
  return practiceTimer({ phase: 'running', total, elapsed: stored.elapsed, seen: stored.at }, { type: 'tick', now })
}

/** The five steps of the mood slider, and where it stands at first. */
export const moods = ['Very Low', 'Low', 'Neutral', 'Good', 'Excellent'] as const
export const lowestMood = 1
export const highestMood = 5
export const defaultMood = 3

/** The word for a mood from 1 to 5. */
export const moodLabel = (mood: number): string => moods[mood - lowestMood] ?? moods[defaultMood - lowestMood]!
