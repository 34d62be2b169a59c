import { describe, expect, it } from 'vitest'

import { createSubject } from './subject'

describe('how far a message lies from the subject of the library', () => {
  it('is the mean of its words, unknown ones left out', () => {
    const distanceOf = createSubject(
      new Map([
        ['cake', { distance: 2, weight: 0.7 }],
        ['flushes', { distance: -2, weight: 0.7 }],
      ]),
    )
    expect(distanceOf('Cake?')).toBeCloseTo(1.4)
    expect(distanceOf('cake, and the flushes')).toBeCloseTo(0)
    expect(distanceOf('')).toBe(0)
  })

  it('tells what the library is about from what it is not, in words that nobody wrote down', () => {
    const distanceOf = createSubject()
    for (const far of [
      'temperature for a rhubarb crumble',
      'which team won the cup final',
      'is the council tax band fair',
    ])
      expect(distanceOf(far), far).toBeGreaterThan(0)
    for (const near of ['why am I drenched at night', 'sore hips since my periods went', 'the patch leaves me weepy'])
      expect(distanceOf(near), near).toBeLessThan(0)
  })
})
