import { expect, it } from 'vitest'

import { mostTries, pauseAfter } from './batch'

it('waits longer each time, never past half an hour, and at least as long as it is asked to', () => {
  const pauses = Array.from({ length: mostTries }, (_, index) => pauseAfter(index + 1))
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000])
  expect(pauseAfter(20)).toBe(30 * 60_000)
  expect(pauseAfter(1, 5_000)).toBe(5_000)
  expect(pauseAfter(5, 5_000)).toBe(32_000)
})
