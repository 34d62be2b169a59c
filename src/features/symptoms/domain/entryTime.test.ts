import { expect, it } from 'vitest'

import { parseEntryTime, formatDateTimeLocal } from './entryTime'

const now = new Date(2026, 10, 21, 3, 7, 30)

it.each([
  ['now', new Date(2026, 10, 21, 3, 7, 30)],
  ['quarter', new Date(2026, 10, 21, 2, 52, 30)],
  ['hour', new Date(2026, 10, 21, 2, 7, 30)],
] as const)('%s is counted from the press, whatever was typed before', (when, time) => {
  expect(parseEntryTime(when, '1999-01-01T00:00', now)).toEqual({ time })
})

it.each([
  ['2026-11-20T23:50', { time: new Date(2026, 10, 20, 23, 50) }],
  ['2026-11-21T03:07', { time: new Date(2026, 10, 21, 3, 7) }],
  ['2026-11-21T03:08', { problem: 'to-come' }],
  ['2000-01-03T00:00', { time: new Date(2000, 0, 3) }],
  ['1999-12-30T00:00', { problem: 'too-far-back' }],
  ['1026-11-20T23:50', { problem: 'too-far-back' }],
  ['', { problem: 'missing' }],
  ['last night', { problem: 'missing' }],
])('the typed time %s', (typed, read) => {
  expect(parseEntryTime('other', typed, now)).toEqual(read)
})

it('writes a moment as the field does, and reads it back to the minute', () => {
  expect(formatDateTimeLocal(now)).toBe('2026-11-21T03:07')
  expect(parseEntryTime('other', formatDateTimeLocal(now), now)).toEqual({ time: new Date(2026, 10, 21, 3, 7) })
})
