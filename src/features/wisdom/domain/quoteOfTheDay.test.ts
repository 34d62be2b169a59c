import { describe, expect, it } from 'vitest'

import { quoteOfTheDay } from './quoteOfTheDay'

const day = (offset: number, hour = 12) => new Date(2026, 10, 1 + offset, hour)

describe('quoteOfTheDay', () => {
  it('stays the same from midnight to midnight', () => {
    expect(quoteOfTheDay(day(0, 0), 36)).toBe(quoteOfTheDay(day(0, 23), 36))
  })

  it('moves through the whole collection', () => {
    const picked = Array.from({ length: 365 }, (_, offset) => quoteOfTheDay(day(offset), 36))
    expect(new Set(picked).size).toBe(36)
    expect(picked.some((quote, index) => quote === picked[index - 1])).toBe(false)
  })

  it.each([
    [0, 0],
    [1, 0],
  ])('with %d quotes picks %d', (count, index) => {
    expect(quoteOfTheDay(day(3), count)).toBe(index)
  })
})
