import { expect, it } from 'vitest'

import { moonAt } from './moonTonight'

// As the almanacs print them for November 2026 (UTC).
it.each([
  ['2026-11-09T07:02:00Z', 'New moon'],
  ['2026-11-17T11:48:00Z', 'First quarter'],
  ['2026-11-24T14:53:00Z', 'Full moon'],
  ['2026-12-01T06:09:00Z', 'Last quarter'],
  ['2026-11-13T12:00:00Z', 'Waxing crescent'],
  ['2026-11-28T00:00:00Z', 'Waning moon'],
])('%s is a %s', (time, name) => {
  expect(moonAt(new Date(time)).name).toBe(name)
})

it('is lit when full, dark when new, and wanes after', () => {
  expect(moonAt(new Date('2026-11-24T14:53:00Z')).lit).toBeGreaterThan(0.97)
  expect(moonAt(new Date('2026-11-09T07:02:00Z')).lit).toBeLessThan(0.03)
  expect(moonAt(new Date('2026-11-28T00:00:00Z')).waning).toBe(true)
  expect(moonAt(new Date('2026-11-13T00:00:00Z')).waning).toBe(false)
})

it('knows the moons before the year 2000', () => {
  const { lit } = moonAt(new Date('1969-07-20T20:17:00Z'))
  expect(lit).toBeGreaterThan(0)
  expect(lit).toBeLessThan(1)
})
