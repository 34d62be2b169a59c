import { afterEach, expect, it, vi } from 'vitest'

import { formatWithOffset, timeOf, wallClockOf } from './wallClock'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['Europe/London', '2026-11-08T03:20:00.000+00:00'],
  ['America/Los_Angeles', '2026-11-07T19:20:00.000-08:00'],
  ['Asia/Kathmandu', '2026-11-08T09:05:00.000+05:45'],
])('a moment in %s is kept with its offset, and read by that clock anywhere', (zone, kept) => {
  vi.stubEnv('TZ', zone)
  expect(formatWithOffset(new Date('2026-11-08T03:20:00Z'))).toBe(kept)
  vi.stubEnv('TZ', 'Pacific/Auckland')
  expect(Date.parse(kept)).toBe(Date.parse('2026-11-08T03:20:00Z'))
  const clock = wallClockOf(kept)
  expect([clock.day, timeOf(clock)]).toEqual([kept.slice(0, 10), kept.slice(11, 16)])
})

it('the hour that comes twice is two moments of one clock', () => {
  vi.stubEnv('TZ', 'Europe/London')
  const kept = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => formatWithOffset(new Date(at)))
  expect(kept).toEqual(['2026-10-25T01:30:00.000+01:00', '2026-10-25T01:30:00.000+00:00'])
})

it('what was kept without an offset is read in the zone of this browser', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(wallClockOf('2026-11-08T03:20:00.000Z')).toEqual({ day: '2026-11-07', hour: 19, minute: 20 })
})
