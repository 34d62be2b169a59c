import { describe, expect, it } from 'vitest'

import { wallClockOf } from '@/shared/lib/wallClock'

import {
  rankByFrequency,
  summarizeForVisit,
  minMentions,
  minEntriesToRank,
  groupByDay,
  isAtNight,
  filterByRange,
  type HistoryEntry,
} from './history'

const flash = (time: Date, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  severity: 3,
  duration: 5,
  triggers: [],
  reliefMethods: [],
  timestamp: time.toISOString(),
  ...more,
})
const noon = (date: number) => new Date(2026, 10, date, 12)
const times = (count: number, more: Partial<HistoryEntry>) => Array.from({ length: count }, () => flash(noon(20), more))

describe('days', () => {
  it('are divided at midnight and hold their strongest', () => {
    const days = groupByDay([
      flash(new Date(2026, 10, 21, 0, 0), { severity: 2 }),
      flash(new Date(2026, 10, 20, 23, 59), { severity: 5 }),
      flash(new Date(2026, 10, 20, 3, 0), { severity: 1 }),
    ])
    expect(days.map(({ day, entries, strongest }) => [day, entries.length, strongest])).toEqual([
      ['2026-11-20', 2, 5],
      ['2026-11-21', 1, 2],
    ])
    expect(days[0]!.entries.map(({ severity }) => severity)).toEqual([1, 5])
  })

  it('of a range are taken with both its ends', () => {
    const entries = [17, 18, 19, 20, 21].map((date) => flash(noon(date)))
    expect(filterByRange(entries, { from: '2026-11-18', to: '2026-11-20' })).toEqual(entries.slice(1, 4))
    expect(filterByRange(entries, { from: '2026-11-20', to: '2026-11-18' })).toEqual([])
  })
})

describe('the commonest', () => {
  it(`are not told from fewer than ${minEntriesToRank} entries that name one`, () => {
    const unnamed = times(50, {})
    expect(
      rankByFrequency([...unnamed, ...times(minEntriesToRank - 1, { triggers: ['Caffeine'] })], 'triggers'),
    ).toEqual({
      named: minEntriesToRank - 1,
      ranking: null,
    })
    expect(rankByFrequency([...unnamed, ...times(minEntriesToRank, { triggers: ['Caffeine'] })], 'triggers')).toEqual({
      named: minEntriesToRank,
      ranking: [{ name: 'Caffeine', entries: minEntriesToRank, tooLittle: false }],
    })
  })

  it('stand with their number, and with a word where it is too small', () => {
    const entries = [
      ...times(minMentions - 1, { triggers: ['Alcohol'] }),
      ...times(minMentions, { triggers: ['Other', 'Stress'] }),
      ...times(1, { triggers: ['Stress'] }),
    ]
    expect(rankByFrequency(entries, 'triggers').ranking).toEqual([
      { name: 'Stress', entries: minMentions + 1, tooLittle: false },
      { name: 'Other', entries: minMentions, tooLittle: false },
      { name: 'Alcohol', entries: minMentions - 1, tooLittle: true },
    ])
  })

  it('stand as the form lists them when they are equal, and five at most', () => {
    const six = ['Crowds', 'Stress', 'Caffeine', 'Alcohol', 'Exercise', 'Other']
    expect(rankByFrequency(times(5, { triggers: six }), 'triggers').ranking?.map(({ name }) => name)).toEqual([
      'Stress',
      'Alcohol',
      'Caffeine',
      'Exercise',
      'Crowds',
    ])
    expect(rankByFrequency(times(5, { reliefMethods: ['Ice Pack'] }), 'reliefMethods').ranking).toHaveLength(1)
  })
})

it.each([
  [21, 59, false],
  [22, 0, true],
  [0, 0, true],
  [5, 59, true],
  [6, 0, false],
])('%i:%i is night: %s', (hour, minute, night) => {
  expect(isAtNight(wallClockOf(new Date(2026, 10, 20, hour, minute).toISOString()))).toBe(night)
})

it('counts for a visit what lies in the range, and only that', () => {
  const numbers = summarizeForVisit(
    [
      flash(new Date(2026, 10, 1, 3), { severity: 5, duration: 10 }),
      flash(new Date(2026, 10, 1, 14), { severity: 1, duration: 1 }),
      flash(noon(30), { severity: 1, duration: 3 }),
      flash(new Date(2026, 11, 1, 0), { severity: 4 }),
    ],
    { from: '2026-11-01', to: '2026-11-30' },
  )
  expect(numbers).toEqual({
    entries: 3,
    bySeverity: [
      { label: 'Mild', entries: 2 },
      { label: 'Moderate', entries: 0 },
      { label: 'Strong', entries: 0 },
      { label: 'Severe', entries: 0 },
      { label: 'Extreme', entries: 1 },
    ],
    byDuration: [
      { label: 'Under 1 min', entries: 1 },
      { label: '1-3 min', entries: 1 },
      { label: '3-5 min', entries: 0 },
      { label: '5+ min', entries: 1 },
    ],
    triggers: { named: 0, ranking: null },
    reliefMethods: { named: 0, ranking: null },
  })
})
