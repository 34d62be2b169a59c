import { describe, expect, it } from 'vitest'

import { addDays, addMonths, dayOf, daysIn, isDay, lastDays, weeksOf, weeksUpTo } from './days'

it('a day begins and ends at midnight of the browser’s clock', () => {
  expect(dayOf(new Date(2026, 10, 21, 0, 0, 0))).toBe('2026-11-21')
  expect(dayOf(new Date(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21')
  expect(dayOf(new Date(2026, 10, 22, 0, 0, 0))).toBe('2026-11-22')
})

it.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['', false],
  ['yesterday', false],
])('%s names a day: %s', (text, named) => {
  expect(isDay(text)).toBe(named)
})

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-11-01', -1, '2026-10-31'],
])('%s and %i days make %s', (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum)
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months make %s', (day, months, sum) => {
  expect(addMonths(day, months)).toBe(sum)
})

describe('a range', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 1],
    ['2026-11-01', '2026-11-30', 30],
    ['2026-01-01', '2026-12-31', 365],
    ['2026-11-22', '2026-11-21', 0],
  ])('%s to %s holds %i days', (from, to, days) => {
    expect(daysIn({ from, to })).toBe(days)
  })

  it('of the last thirty days counts today', () => {
    expect(lastDays(30, '2026-11-21')).toEqual({ from: '2026-10-23', to: '2026-11-21' })
    expect(daysIn(lastDays(30, '2026-11-21'))).toBe(30)
  })
})

describe('the weeks of a month', () => {
  it('begin on Sunday, with blanks before the first and after the last', () => {
    const weeks = weeksOf('2026-10-09')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([null, null, null, null, '2026-10-01', '2026-10-02', '2026-10-03'])
    expect(weeks.at(-1)).toEqual([
      '2026-10-25',
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
    ])
  })

  it('are four for a February that begins on a Sunday, and six for a long month that begins on a Saturday', () => {
    expect(weeksOf('2026-02-14')).toHaveLength(4)
    expect(weeksOf('2026-08-31')).toHaveLength(6)
  })
})

describe('the weeks up to a day', () => {
  it.each([
    ['on the first of a month are the four before as well', '2026-12-01', '2026-11-01', '2026-12-05', 5],
    ['in the middle of a month reach into the one before', '2026-11-17', '2026-10-18', '2026-11-21', 5],
    ['at the end of a month are all of it', '2026-11-30', '2026-11-01', '2026-12-05', 5],
    ['are six where the month has days in six', '2026-08-31', '2026-07-26', '2026-09-05', 6],
    ['are five in a February that has four', '2026-02-28', '2026-01-25', '2026-02-28', 5],
  ])('%s', (_, day, first, last, count) => {
    const weeks = weeksUpTo(day)
    expect(weeks).toHaveLength(count)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect([weeks[0]![0], weeks.at(-1)![6]]).toEqual([first, last])
  })
})
