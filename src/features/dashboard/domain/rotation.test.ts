import { describe, expect, it } from 'vitest'

import { indexOfDay, indexOfTogether } from './rotation'

describe('the thing of a day', () => {
  it.each([
    [1, 0],
    [3, 2],
    [4, 0],
    [5, 1],
    [28, 0],
    [31, 0],
  ])('day %d has stack %d of three', (day, index) => {
    expect(indexOfDay(day, 3)).toBe(index)
  })

  it.each([
    [1, 0],
    [3, 2],
    [5, 4],
    [6, 0],
    [28, 2],
    [31, 0],
  ])('day %d has pattern card %d of five', (day, index) => {
    expect(indexOfDay(day, 5)).toBe(index)
  })

  it.each([3, 5])('each of %d has its turn, and none two days running within a month', (count) => {
    const month = Array.from({ length: 31 }, (_, day) => indexOfDay(day + 1, count))
    expect(new Set(month).size).toBe(count)
    expect(month.some((index, day) => index === month[day - 1])).toBe(false)
  })

  it.each([0, 1])('with %d things it is the first', (count) => {
    expect(indexOfDay(31, count)).toBe(0)
  })
})

describe('the lines of a day', () => {
  const dayAt = (day: number) => new Date(2026, 0, 1 + day, 9)

  it('do not come again together within 125 days, over two years', () => {
    const together = Array.from({ length: 730 }, (_, day) =>
      [0, 1, 2].map((nth) => indexOfTogether(dayAt(day), 5, nth)).join(),
    )
    for (let from = 0; from + 125 <= together.length; from += 1)
      expect(new Set(together.slice(from, from + 125)).size).toBe(125)
  })

  it.each([0, 1, 2])('are each another than the day before, of list %d', (nth) => {
    for (let day = 1; day < 365; day += 1)
      expect(indexOfTogether(dayAt(day), 5, nth)).not.toBe(indexOfTogether(dayAt(day - 1), 5, nth))
  })

  it('are the first of none or one', () => {
    expect([0, 1].map((count) => indexOfTogether(dayAt(3), count, 1))).toEqual([0, 0])
  })
})
