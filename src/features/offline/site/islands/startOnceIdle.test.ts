import { afterEach, expect, it, vi } from 'vitest'

import { startOnceIdle } from './startOnceIdle'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('starts as soon as there is a network, where it was gone before the page was idle', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  const startOffline = vi.fn(() => () => {})
  const load = vi.fn(async () => ({ startOffline }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  void startOnceIdle(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(startOffline).toHaveBeenCalledOnce()
})
