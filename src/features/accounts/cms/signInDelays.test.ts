import { expect, it } from 'vitest'

import { delayAfter } from './signInDelays'

it('lets five tries pass, then waits twice as long each time, a quarter of an hour at most', () => {
  const delays = Array.from({ length: 18 }, (_, index) => delayAfter(index + 1))
  expect(delays).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900])
  expect(delayAfter(100_000)).toBe(900)
})
