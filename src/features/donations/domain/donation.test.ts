import { describe, expect, test } from 'vitest'

import { formatAmount, parseAmount } from './donation'

describe('parseAmount', () => {
  test.each([
    ['1', 1],
    [' 7.5 ', 7.5],
    ['12.34', 12.34],
    ['10000', 10_000],
  ])('takes %j', (typed, amount) => {
    expect(parseAmount(typed)).toEqual({ amount })
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0.99', 'too-small'],
    ['-5', 'too-small'],
    ['a coffee', 'too-small'],
    ['10000.01', 'too-large'],
    ['Infinity', 'too-large'],
    ['1.005', 'too-fine'],
    ['1e3', 'too-fine'],
  ])('says what is wrong with %j', (typed, problem) => {
    expect(parseAmount(typed)).toEqual({ problem })
  })
})

test('formatAmount shows cents only where there are some', () => {
  expect(formatAmount(25)).toBe('25')
  expect(formatAmount(7.5)).toBe('7.50')
})
