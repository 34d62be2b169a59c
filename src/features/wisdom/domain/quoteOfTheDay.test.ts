import { describe, expect, it } from 'vitest'

import { quoteOfTheDay } from './quoteOfTheDay'

const day = (offset: number, hour = 12) => new Date(2026, 10, 1 + offset, hour)

describe('quoteOfTheDay', () => {
  it('stays the same from midnight to midnight', () => {
    expect(quoteOfTheDay(day(0, 0), 36)).toBe(quoteOfTheDay(day(0, 23), 36))
  })

  it.each([36, 10])('has all %d go round before one comes again, over two years and a leap day', (count) => {
    const picked = Array.from({ length: 800 }, (_, offset) => quoteOfTheDay(day(offset), count))
    for (let from = 0; from + count <= picked.length; from += 1)
      expect(new Set(picked.slice(from, from + count)).size).toBe(count)
  })

  it.each([
    [0, 0],
    [1, 0],
  ])('with %d quotes picks %d', (count, index) => {
    expect(quoteOfTheDay(day(3), count)).toBe(index)
  })
})
