import { afterEach, describe, expect, it, vi } from 'vitest'

import { emptyDay } from './emptyDay'
import { shortDay, summarizeWeek } from './week'

const now = new Date(2026, 10, 21, 15)
const noted = (date: number, hour: number, { severity = 3, triggers = [] as string[] } = {}) => ({
  severity,
  duration: 3,
  triggers,
  reliefMethods: [],
  timestamp: new Date(2026, 10, date, hour).toISOString(),
})

afterEach(() => vi.unstubAllEnvs())

describe('the last seven days', () => {
  it('end with today and hold no eighth', () => {
    const { days, entries } = summarizeWeek(now, [
      noted(14, 23),
      noted(15, 0),
      noted(21, 14),
      noted(21, 9),
      noted(22, 9),
    ])
    expect(days.map(({ entries }) => entries)).toEqual([1, null, null, null, null, null, 2])
    expect(days.map(({ day }) => shortDay(day))).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(entries).toEqual({ count: 3, orMore: false })
  })

  it('hold the hot flashes that a day’s own note counts, of which no strength is known', () => {
    const day = { ...emptyDay('2026-11-20'), flashes: 4 }
    const week = summarizeWeek(now, [], [day, { ...emptyDay('2026-11-14'), flashes: 6 }])
    expect(week.days.map(({ entries }) => entries)).toEqual([null, null, null, null, null, 4, null])
    expect(week).toMatchObject({ entries: { count: 4, orMore: false }, strength: null })
    expect(summarizeWeek(now, [noted(20, 9)], [day]), 'the larger number').toMatchObject({
      entries: { count: 4 },
      strength: null,
    })
    expect(summarizeWeek(now, [noted(20, 9), noted(20, 11)], [day]).strength, 'half of them').toBe('Strong')
  })

  it('say nothing of days that say nothing of hot flashes: unsaid is not none', () => {
    const days = [
      { ...emptyDay('2026-11-19'), mood: 2 },
      { ...emptyDay('2026-11-20'), flashes: 0 },
      { ...emptyDay('2026-11-21'), flashes: 6 },
    ]
    const week = summarizeWeek(now, [], days)
    expect(week.days.map(({ entries }) => entries)).toEqual([null, null, null, null, null, 0, 6])
    expect(week.entries).toEqual({ count: 6, orMore: true })
    expect(summarizeWeek(now, [], days.slice(0, 1)).entries).toBeNull()
  })

  it('count a night once, also when it goes past midnight', () => {
    expect(summarizeWeek(now, [noted(19, 23), noted(20, 2), noted(20, 5), noted(20, 6), noted(21, 3)]).nights).toBe(2)
  })

  it('count the night in which the clocks go back once, and the next one by itself', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const at = (timestamp: string) => ({ ...noted(1, 0), timestamp })
    // 23:00 of 31 October, 5:30 and 23:00 of 1 November, whose hour from one to two comes twice.
    const entries = [at('2026-11-01T03:00:00Z'), at('2026-11-01T10:30:00Z'), at('2026-11-02T04:00:00Z')]
    expect(summarizeWeek(new Date('2026-11-03T17:00:00Z'), entries).nights).toBe(2)
    // Alone, what came at 5:30 and what came the evening after are two nights as well.
    expect(summarizeWeek(new Date('2026-11-03T17:00:00Z'), entries.slice(1)).nights).toBe(2)
  })

  it('tell how strong most were, and call equals mixed', () => {
    expect(summarizeWeek(now, [noted(20, 9), noted(20, 10), noted(20, 11, { severity: 5 })]).strength).toBe('Strong')
    expect(summarizeWeek(now, [noted(20, 9), noted(20, 11, { severity: 5 })]).strength).toBe('Mixed')
    const allKinds = [1, 2, 3, 4, 5, 1].map((severity, index) => noted(20, 9 + index, { severity }))
    expect(summarizeWeek(now, allKinds).strength, 'two of six are not most of them').toBe('Mixed')
  })

  it('name a trigger only when enough entries do', () => {
    const stress = { triggers: ['Stress'] }
    const four = [17, 18, 19, 20].map((date) => noted(date, 9, stress))
    expect(summarizeWeek(now, four).trigger).toBeNull()
    expect(summarizeWeek(now, [...four, noted(21, 9, stress)]).trigger).toBe('Stress')
    const both = { triggers: ['Stress', 'Alcohol'] }
    expect(summarizeWeek(now, [...four, noted(21, 9, both)]).trigger, 'one Alcohol').toBe('Stress')
    expect(
      summarizeWeek(
        now,
        [17, 18, 19, 20, 21].map((date) => noted(date, 9, both)),
      ).trigger,
    ).toBe('Stress, Alcohol')
    const all = { triggers: ['Stress', 'Alcohol', 'Crowds'] }
    expect(
      summarizeWeek(
        now,
        [17, 18, 19, 20, 21].map((date) => noted(date, 9, all)),
      ).trigger,
    ).toBeNull()
  })

  it('are empty without entries', () => {
    expect(summarizeWeek(now, [noted(1, 9)])).toMatchObject({ entries: null, nights: 0, strength: null, trigger: null })
  })
})
