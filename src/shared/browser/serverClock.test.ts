import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { noteServerTime, serverNow } from './serverClock'

const device = new Date('2026-03-17T10:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: device })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('now, on a device whose clock may be wrong', () => {
  it.each([null, '', 'soon', '2026-03-17T10:04:00.000Z', '2026-03-17T09:56:00.000Z'])(
    'is the device’s after the server said %j',
    (told) => {
      noteServerTime(told)
      expect(serverNow()).toEqual(device)
    },
  )

  it.each(['2026-03-20T10:00:00.000Z', '2026-01-01T00:00:00.000Z'])('is the server’s when that is %s', (told) => {
    noteServerTime(told)
    expect(serverNow().toISOString()).toBe(told)
    vi.advanceTimersByTime(60_000)
    expect(serverNow().getTime()).toBe(Date.parse(told) + 60_000)
  })

  it('is the device’s again once its clock was set right', () => {
    noteServerTime('2026-03-20T10:00:00.000Z')
    vi.setSystemTime('2026-03-20T10:00:05.000Z')
    noteServerTime('2026-03-20T10:00:05.000Z')
    expect(serverNow().toISOString()).toBe('2026-03-20T10:00:05.000Z')
  })
})
