import { sessionIdShape } from './board'

const gameOf = (row: { sessionId?: unknown }): string | null =>
  typeof row.sessionId === 'string' && sessionIdShape.test(row.sessionId) ? row.sessionId : null
const startOf = (sessionId: string) => Number(sessionId.split('-')[1])

/**
 * Squares of an export as they count in this browser, which shows those of its own game alone. The newest game of a file
 * becomes this one's; older games stay by themselves, as their boards were emptied. With a game that is kept already, of
 * another browser or of boards that were emptied, this browser goes on, unless it has begun one of its own.
 * @param stored what is kept for the visitor
 * @param sessionId this browser's game
 * @returns the squares to keep, and this browser's game from now on
 */
export function adoptGame<Row extends object>(
  imported: readonly Row[],
  stored: readonly object[],
  sessionId: string,
): { records: Row[]; sessionId: string } {
  const games = imported.map(gameOf).filter((game) => game !== null)
  const newest = games.toSorted((one, other) => startOf(one) - startOf(other)).at(-1)
  const isStored = (game: string) => stored.some((row) => gameOf(row) === game)
  if (newest === undefined || games.includes(sessionId)) return { records: [...imported], sessionId }
  if (isStored(newest)) return { records: [...imported], sessionId: isStored(sessionId) ? sessionId : newest }
  return { records: imported.map((row) => (gameOf(row) === newest ? { ...row, sessionId } : row)), sessionId }
}
