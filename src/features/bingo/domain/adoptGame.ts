import { sessionIdShape } from './board'

type Imported = { sessionId?: unknown }

const startOf = (sessionId: string) => Number(sessionId.split('-')[1])

/**
 * Squares of an export as they count in this browser, which shows those of its own game alone: the newest game of a file
 * becomes this one's. Older games stay by themselves, as their boards were emptied; and so does a game of which this
 * browser or its vault knows already.
 * @param stored what is kept for the visitor
 * @param sessionId this browser's game
 */
export function adoptGame<Row extends Imported>(
  imported: readonly Row[],
  stored: readonly Imported[],
  sessionId: string,
): Row[] {
  const games = imported
    .flatMap(({ sessionId: game }) => (typeof game === 'string' && sessionIdShape.test(game) ? [game] : []))
    .sort((one, other) => startOf(one) - startOf(other))
  const newest = games.at(-1)
  if (newest === undefined) return [...imported]
  const isHere = games.includes(sessionId) || stored.some(({ sessionId: game }) => game === newest)
  return isHere ? [...imported] : imported.map((row) => (row.sessionId === newest ? { ...row, sessionId } : row))
}
