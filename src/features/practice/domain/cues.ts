/** A line of guidance and the second of the session at which it appears. */
export type Cue = { at: number; text: string }

const clockTime = /^(\d{1,2}):([0-5]\d)$/

/** Parses a time such as "7:30" as seconds; null when it is malformed. */
export function readClockTime(written: string): number | null {
  const [, minutes, seconds] = clockTime.exec(written.trim()) ?? []
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds)
}

/** Formats seconds as mm:ss, rounded up, so that 00:00 means that the session is over. */
export function formatClockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * Validates the times of a session's cues: an error message for the editor, or null.
 * @param times as entered, in order
 * @param minutes the session's length
 */
export function findCueProblem(times: string[], minutes: number | null | undefined): string | null {
  let last = -1
  for (const [index, written] of times.entries()) {
    const at = readClockTime(written)
    if (at === null) return `Cue ${index + 1}: write the time as minutes and seconds, like 7:30.`
    if (index === 0 && at !== 0) return 'The first cue stands at 0:00, so that nobody starts without a word.'
    if (at <= last) return `Cue ${index + 1}, at ${written}, does not come after the one before it.`
    if (minutes && at >= minutes * 60)
      return `Cue ${index + 1}, at ${written}, comes when the session of ${minutes} minutes is over.`
    last = at
  }
  return null
}

/** The current cue: the last one whose time has passed. */
export function cueAt(cues: readonly Cue[], elapsedSeconds: number): Cue | null {
  return cues.findLast(({ at }) => at <= elapsedSeconds) ?? null
}
