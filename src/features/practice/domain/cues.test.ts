import { describe, expect, it } from 'vitest'

import { cueAt, findCueProblem, formatClockTime, readClockTime } from './cues'

describe('times', () => {
  it.each([
    ['0:00', 0],
    ['1:10', 70],
    ['29:30', 1770],
    [' 7:05 ', 425],
  ])('reads %s', (written, seconds) => expect(readClockTime(written)).toBe(seconds))

  it.each(['', '7', '7:5', '7:60', '1:00:00', 'soon'])('refuses "%s"', (written) =>
    expect(readClockTime(written)).toBeNull(),
  )

  it.each([
    [1200, '20:00'],
    [1199.2, '20:00'],
    [1199, '19:59'],
    [59.1, '01:00'],
    [0.2, '00:01'],
    [0, '00:00'],
    [-3, '00:00'],
  ])('writes %d seconds as %s', (seconds, written) => expect(formatClockTime(seconds)).toBe(written))
})

describe('the cue of a moment', () => {
  const cues = [
    { at: 0, text: 'Sit.' },
    { at: 60, text: 'Breathe.' },
    { at: 90, text: 'Stay.' },
  ]

  it.each([
    [0, 'Sit.'],
    [59.9, 'Sit.'],
    [60, 'Breathe.'],
    [89.9, 'Breathe.'],
    [90, 'Stay.'],
    [6000, 'Stay.'],
  ])('at %d seconds', (elapsed, text) => expect(cueAt(cues, elapsed)?.text).toBe(text))

  it('is none where there is none', () => expect(cueAt([], 5)).toBeNull())
})

describe('what an editor is told', () => {
  it.each([
    [['0:00', '2:00', '14:59'], null],
    [[], null],
    [['0:30'], /first cue stands at 0:00/],
    [['0:00', '2:00', '2:00'], /Cue 3, at 2:00, does not come after/],
    [['0:00', '15:00'], /Cue 2, at 15:00, comes when the session of 15 minutes is over/],
    [['0:00', 'soon'], /Cue 2: write the time/],
  ])('%j', (times, problem) => {
    const found = findCueProblem(times, 15)
    if (problem === null) expect(found).toBeNull()
    else expect(found).toMatch(problem)
  })
})
