import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { debounceCopies } from './debounceCopies'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('copies once after a rest, and nothing without a change', () => {
  const copy = vi.fn()
  const pace = debounceCopies(copy)
  pace.flush()
  vi.advanceTimersByTime(5_000)
  expect(copy).not.toHaveBeenCalled()
  pace.changed()
  vi.advanceTimersByTime(399)
  pace.changed()
  vi.advanceTimersByTime(399)
  expect(copy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(copy).toHaveBeenCalledOnce()
  expect(vi.getTimerCount(), 'nothing waits').toBe(0)
})

it('is never further behind than a second and a half and one change, however steadily somebody types', () => {
  const copied: number[] = []
  const began = performance.now()
  const pace = debounceCopies(() => copied.push(performance.now() - began))
  for (let typed = 0; typed < 100; typed += 1) {
    pace.changed()
    vi.advanceTimersByTime(100)
  }
  const gaps = copied.map((at, index) => at - (copied[index - 1] ?? 0))
  expect(copied.length).toBeGreaterThan(5)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1_600)
})

it('copies at once when the page goes, and not at all what was saved', () => {
  const copy = vi.fn()
  const pace = debounceCopies(copy)
  pace.changed()
  pace.flush()
  pace.flush()
  expect(copy).toHaveBeenCalledOnce()
  pace.changed()
  pace.cancel()
  pace.flush()
  vi.advanceTimersByTime(5_000)
  expect(copy).toHaveBeenCalledOnce()
})
