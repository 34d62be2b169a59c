import { expect, test } from 'vitest'

import { scoreProblem, scoreTone } from './score'

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

test.each([
  [80, null],
  [100, null],
  [79, expect.stringContaining('80 or more')],
  [0, expect.stringContaining('80 or more')],
  [-1, expect.stringContaining('from 0 to 100')],
  [101, expect.stringContaining('from 0 to 100')],
  [80.5, expect.stringContaining('whole number')],
])('among the clean brands %s is met with %s', (score, problem) => {
  expect(scoreProblem(score)).toEqual(problem)
})
