import { expect, it } from 'vitest'

import { wilsonInterval } from './interval'

// Newcombe 1998, Statistics in Medicine 17:857, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('agrees with the published interval of %i of %i', (right, of, from, to) => {
  const interval = wilsonInterval(right, of)
  expect(interval.from).toBeCloseTo(from, 4)
  expect(interval.to).toBeCloseTo(to, 4)
})

it('spans everything when there is no data', () => {
  expect(wilsonInterval(0, 0)).toEqual({ from: 0, to: 1 })
})
