import { expect, it } from 'vitest'

import { adoptGame } from './adoptGame'

const [older, newer, here] = [1, 2, 3].map((day) => `session-179500000000${day}-abcdefghijklmnop`) as [
  string,
  string,
  string,
]
const square = (sessionId: unknown, position = 0) => ({ id: `${position}`, sessionId, boardId: 1, position })

it('makes the newest game of a file this browser’s, and leaves the older ones by themselves', () => {
  const file = [square(newer, 1), square(older, 2), square(newer, 3)]
  const adopted = { records: [square(here, 1), square(older, 2), square(here, 3)], sessionId: here }
  expect(adoptGame(file, [], here)).toEqual(adopted)
  expect(adoptGame(file, [square(here, 9)], here)).toEqual(adopted)
})

it('goes on with a game that is kept here, of another browser or of boards that were emptied, but for one of its own', () => {
  const file = [square(newer), square(older)]
  expect(adoptGame(file, file, here)).toEqual({ records: file, sessionId: newer })
  expect(adoptGame(file, [...file, square(here)], here)).toEqual({ records: file, sessionId: here })
})

it.each([
  ['a file of this browser’s own game', [square(here, 1), square(older, 2)]],
  ['a file without squares', []],
  ['what is no square', [square('session-x'), square(7), {}]],
])('leaves %s as it is', (_, file) => {
  expect(adoptGame(file, [], here)).toEqual({ records: file, sessionId: here })
})
