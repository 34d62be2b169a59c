import { expect, test } from 'vitest'

import { scoreTone } from './score'

test.each([
  [0, 'red'],
  [49, 'red'],
  [50, 'plain'],
  [79, 'plain'],
  [80, 'green'],
  [100, 'green'],
] as const)('a score of %i is %s', (score, tone) => {
  expect(scoreTone(score)).toBe(tone)
})
