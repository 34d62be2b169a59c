import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startJobRunner } from './jobRunner'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('tries again every ten seconds while the database is away, and never again once it is ended', async () => {
  const start = vi.fn(() => Promise.reject(new Error('away')))
  const stop = startJobRunner(start)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(start).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(start).toHaveBeenCalledTimes(2)
})
