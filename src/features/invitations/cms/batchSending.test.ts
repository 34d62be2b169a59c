import { expect, it } from 'vitest'

import { maxAttempts, retryDelay } from './batchSending'

it('waits longer each time, never past half an hour, and at least as long as it is asked to', () => {
  const pauses = Array.from({ length: maxAttempts }, (_, index) => retryDelay(index + 1))
  expect(pauses.slice(0, 5)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000])
  // After the last try nobody waits any more.
  const minutes = pauses.slice(0, -1).reduce((sum, pause) => sum + pause, 0) / 60_000
  expect(minutes, 'a provider that is away for an hour costs nobody her letter').toBeGreaterThan(60)
  expect(retryDelay(20)).toBe(30 * 60_000)
  expect(retryDelay(1, 5_000)).toBe(5_000)
  expect(retryDelay(5, 5_000)).toBe(32_000)
})
