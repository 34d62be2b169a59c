/** A finished practice as this browser keeps it; `at` is when it ended (ms since the epoch). */
export type PracticeEntry = {
  name: string
  minutes: number
  moodBefore: number
  moodAfter: number
  notes: string
  at: number
}

/** Enough for years; a browser gives a site a few megabytes, and notes may be long. */
export const maxHistoryEntries = 400

/** Adds a practice to the history, newest first; the oldest go when there are too many. */
export function addPracticeEntry(history: readonly PracticeEntry[], practised: PracticeEntry): PracticeEntry[] {
  return [practised, ...history].slice(0, maxHistoryEntries)
}
