import { describe, expect, it } from 'vitest'

import { breathAt, describePace } from './breathing'

const even = { inSeconds: 5, sipSeconds: null, outSeconds: 5 }
const sigh = { inSeconds: 3, sipSeconds: 1, outSeconds: 6 }

describe('an even breath', () => {
  it.each([
    [0, 'in', 5, 1],
    [4.9, 'in', 0.1, 5],
    [5, 'out', 5, 1],
    [9.5, 'out', 0.5, 5],
    [10, 'in', 5, 1],
    [604, 'in', 1, 5],
  ])('after %d seconds', (elapsed, kind, left, count) => {
    const found = breathAt(even, elapsed)
    expect(found.part.kind).toBe(kind)
    expect(found.left).toBeCloseTo(left)
    expect(found.count).toBe(count)
  })

  it('fills to the brim and empties', () => {
    expect(breathAt(even, 1).part.fullness).toBe(1)
    expect(breathAt(even, 6).part.fullness).toBe(0)
  })
})

describe('a sigh', () => {
  it.each([
    [2.9, 'in'],
    [3, 'sip'],
    [3.9, 'sip'],
    [4, 'out'],
    [9.9, 'out'],
    [10, 'in'],
  ])('after %d seconds', (elapsed, kind) => expect(breathAt(sigh, elapsed).part.kind).toBe(kind))

  it('is not full before the second breath in', () => expect(breathAt(sigh, 1).part.fullness).toBeLessThan(1))
})

it('describes the pace', () => {
  expect(describePace(even)).toBe('In for 5, out for 5')
  expect(describePace(sigh)).toBe('In for 3, a sip of 1, out for 6')
})
