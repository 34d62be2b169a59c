import { describe, expect, it } from 'vitest'

import { indexOfDay } from './rotation'

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
