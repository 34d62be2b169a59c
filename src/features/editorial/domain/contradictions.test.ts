import { expect, it } from 'vitest'

import { contradicts } from './contradictions'

const claim = 'Hot flashes last 7.4 years at the median in this cohort.'

it.each([
  ['Hot flashes lasted 10 years at the median in that cohort.', true],
  ['Hot flashes lasted 7.4 years at the median, in a cohort.', false],
  ['Bone density falls by 10 percent in five years.', false],
  ['Hot flashes last for years in this cohort.', false],
])('the same claim with another figure: %s', (other, expected) => {
  expect(contradicts(claim, other)).toBe(expected)
})
