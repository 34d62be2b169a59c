import { expect, it } from 'vitest'

import { isPlausibleTime } from './hotFlash'

const now = Date.parse('2026-11-21T12:00:00.000Z')

it.each([
  ['2026-11-21T12:00:00.000Z', true],
  ['2026-11-22T12:00:00.000Z', true],
  ['2026-11-22T12:00:00.001Z', false],
  ['2000-01-01T00:00:00.000Z', true],
  ['1999-12-31T23:59:59.999Z', false],
  ['no time at all', false],
])('%s can be the time of a hot flash: %s', (timestamp, plausible) => {
  expect(isPlausibleTime(timestamp, now)).toBe(plausible)
})
