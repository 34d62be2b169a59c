import { describe, expect, it } from 'vitest'

import { questionOfTheDay } from './questionOfTheDay'

const day = (date: number, hour = 12) => new Date(2026, 10, date, hour)

describe('the question of a day', () => {
  it('stays from midnight to midnight', () => {
    expect(questionOfTheDay(day(21, 0), 12)).toBe(questionOfTheDay(day(21, 23), 12))
  })

  it('is the next one the day after, over the end of a month too', () => {
    const month = Array.from({ length: 40 }, (_, offset) => questionOfTheDay(day(1 + offset), 12))
    for (const [index, question] of month.entries()) if (index) expect(question).toBe((month[index - 1]! + 1) % 12)
  })

  it('turns to every other before it comes again', () => {
    const turned = Array.from({ length: 12 }, (_, times) => questionOfTheDay(day(21), 12, times))
    expect(new Set(turned).size).toBe(12)
    expect(questionOfTheDay(day(21), 12, 12)).toBe(turned[0])
  })

  it.each([0, 1])('with %d questions it is the first', (count) => {
    expect(questionOfTheDay(day(21), count, 5)).toBe(0)
  })
})
