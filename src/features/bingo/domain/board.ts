export const themes = ['daily', 'weekly', 'monthly', 'seasonal'] as const
export const difficulties = ['gentle', 'moderate', 'challenging'] as const
export const cellCategories = ['movement', 'mindfulness', 'nourishment', 'connection', 'creativity', 'other'] as const

export const boardSize = 5
export const cellCount = boardSize * boardSize

/** How long a reward toast is visible (ms). The text also stays on its square. */
export const rewardDelay = 4_000

/** Session ids as browsers generate them: `session-{ms since 1970}-{at least 16 URL-safe characters}`. */
export const sessionIdShape = /^session-\d{12,14}-[A-Za-z0-9_-]{16,64}$/

const range = Array.from({ length: boardSize }, (_, index) => index)

/** Rows from the top, columns from the left, then the two diagonals, each with its positions. */
const lines = [
  ...range.map((row) => ({ name: `Row ${row + 1}`, positions: range.map((column) => row * boardSize + column) })),
  ...range.map((column) => ({ name: `Column ${column + 1}`, positions: range.map((row) => row * boardSize + column) })),
  { name: 'Diagonal \\', positions: range.map((index) => index * boardSize + index) },
  { name: 'Diagonal /', positions: range.map((index) => index * boardSize + (boardSize - 1 - index)) },
]

/** The names of the completed lines: `Row 1`, `Column 3`, `Diagonal \`, `Diagonal /`. */
export function completedLines(completed: readonly number[]): string[] {
  const done = new Set(completed)
  return lines.filter(({ positions }) => positions.every((position) => done.has(position))).map(({ name }) => name)
}

/** Completed cells in whole per cent. */
export function progressOf(completed: readonly number[]): number {
  return Math.round((new Set(completed).size / cellCount) * 100)
}

/** Whether every cell of a board is completed. */
export function isMastered(completed: readonly number[]): boolean {
  return new Set(completed).size >= cellCount
}

/** Validates a board's positions: an error message for the editor, or null when each of 0 to 24 occurs exactly once. */
export function positionProblem(positions: readonly (number | null | undefined)[]): string | null {
  if (positions.length !== cellCount) return `A board has exactly ${cellCount} cells; this one has ${positions.length}.`
  const given = new Set(positions)
  const missing = Array.from({ length: cellCount }, (_, position) => position).filter(
    (position) => !given.has(position),
  )
  return missing.length === 0
    ? null
    : `Each position from 0 to ${cellCount - 1} stands there once. Missing: ${missing.join(', ')}.`
}
