import { describe, expect, it, test } from 'vitest'

import starterBrands from '../content/brands.json'
import starterIngredients from '../content/ingredients.json'
import { certaintyOf, scoreProblem, scoreTone, scoreWithout, type Criterion } from './score'

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

describe('the rubric', () => {
  it('has a hundred points, and gives each kind of product of the starter content its score', () => {
    expect(scoreWithout([])).toBe(100)
    for (const { name, yukaScore, lacking } of starterBrands)
      expect(scoreWithout(lacking as Criterion[]), name).toBe(yukaScore)
    expect(starterBrands.map(({ yukaScore }) => yukaScore)).toEqual([89, 87, 85, 84, 82, 81])
  })

  it('knows where the starter ingredients stand, and leaves what irritates and words of an editor’s own off the scale', () => {
    for (const { honestRating } of starterIngredients)
      expect(certaintyOf(honestRating) === null, honestRating).toBe(honestRating.includes('irritant'))
    expect(certaintyOf('a shrug')).toBeNull()
  })
})
