import { describe, expect, it } from 'vitest'

import { indexOfTheDay } from './indexOfTheDay'

const day = (date: number, hour = 12) => new Date(2026, 10, date, hour)

describe('what of a list is the day’s', () => {
  it('stays from midnight to midnight', () => {
    expect(indexOfTheDay(day(21, 0), 12)).toBe(indexOfTheDay(day(21, 23), 12))
  })

  it('is the next one the day after, over the end of a month too', () => {
    const month = Array.from({ length: 40 }, (_, offset) => indexOfTheDay(day(1 + offset), 12))
    for (const [index, question] of month.entries()) if (index) expect(question).toBe((month[index - 1]! + 1) % 12)
  })

  it('turns to every other before it comes again', () => {
    const turned = Array.from({ length: 12 }, (_, times) => indexOfTheDay(day(21), 12, times))
    expect(new Set(turned).size).toBe(12)
    expect(indexOfTheDay(day(21), 12, 12)).toBe(turned[0])
  })

  it.each([36, 10])('lets all %d go round before one comes again, over two years and a leap day', (count) => {
    const picked = Array.from({ length: 800 }, (_, offset) => indexOfTheDay(day(1 + offset), count))
    for (let from = 0; from + count <= picked.length; from += 1)
      expect(new Set(picked.slice(from, from + count)).size).toBe(count)
  })

  it.each([0, 1])('of %d it is the first', (count) => {
    expect(indexOfTheDay(day(21), count, 5)).toBe(0)
  })
})
