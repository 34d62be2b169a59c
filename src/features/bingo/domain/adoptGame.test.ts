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
  expect(adoptGame(file, [], here)).toEqual([square(here, 1), square(older, 2), square(here, 3)])
  expect(adoptGame(file, [square(here, 9)], here)).toEqual([square(here, 1), square(older, 2), square(here, 3)])
})

it.each([
  ['a file of this browser’s own game', [square(here, 1), square(older, 2)], []],
  [
    'a game that is kept here already, of another browser or of boards that were emptied',
    [square(newer)],
    [square(newer)],
  ],
  ['a file without squares', [], []],
  ['what is no square', [square('session-x'), square(7), {}], []],
])('leaves %s as it is', (_, file, stored) => {
  expect(adoptGame(file, stored, here)).toEqual(file)
})
