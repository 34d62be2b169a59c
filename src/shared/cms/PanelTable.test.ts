import { expect, it } from 'vitest'

import { shownOf } from './PanelTable'

it.each([
  [1, 1, '1 row'],
  [4, 4, '4 rows'],
  [5, 5, '5 rows; the table scrolls.'],
  [100, 213, 'The first 100 of 213 rows stand below; the table scrolls.'],
])('says of %i of %i rows that there are more than meet the eye', (shown, total, said) =>
  expect(shownOf(shown, total)).toBe(said),
)
