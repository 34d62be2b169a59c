import { expect, it } from 'vitest'

import { durations, isPlausibleTime, reliefMethods, severities, triggers } from './hotFlash'

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

it('offers what the specification lists, in its order', () => {
  expect(severities.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1 Mild',
    '2 Moderate',
    '3 Strong',
    '4 Severe',
    '5 Extreme',
  ])
  expect(durations.map(({ value, label }) => `${label} (${value})`)).toEqual([
    'Under 1 min (1)',
    '1-3 min (3)',
    '3-5 min (5)',
    '5+ min (10)',
  ])
  expect(triggers.join(', ')).toBe(
    'Stress, Heat/Weather, Spicy Food, Alcohol, Caffeine, Exercise, Tight Clothing, Hot Drinks, Crowds, Work Pressure, Sleep Deprivation, Hormonal Changes, Other',
  )
  expect(reliefMethods.join(', ')).toBe(
    'Cool Air/Fan, Cold Water, Breathing Exercise, Meditation, Cool Shower, Ice Pack, Herbal Tea, Rest/Lie Down, Change Clothes, Supplement Protocol, Other',
  )
})
