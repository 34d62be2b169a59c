import { describe, expect, it } from 'vitest'

import { canComplete, formatClock, mergeReadings, progressPercent, readingStatus } from './readingProgress'

const read = (seconds: number, completed = false) => ({ seconds, completed, at: 0 })

describe('progressPercent', () => {
  it.each([
    // seconds, minutes, percent
    [0, 8, 0],
    [2, 8, 0],
    [3, 8, 1],
    [240, 8, 50],
    [429, 8, 89],
    [430, 8, 90],
    [477, 8, 99],
    [478, 8, 100],
    [480, 8, 100],
    [9_999, 8, 100],
    [1, 1, 2],
    [30, 1, 50],
    [60, 240, 0],
    [72, 240, 1],
  ])('%d s of %d min are %d %%', (seconds, duration, percent) => {
    expect(progressPercent(read(seconds), duration)).toBe(percent)
  })

  it('is 100 once completed, whatever the timer says', () => {
    expect(progressPercent(read(5, true), 8)).toBe(100)
    expect(progressPercent(read(0, true), null)).toBe(100)
  })

  it('is 0 for a module never opened and for a self-paced one not yet done', () => {
    expect(progressPercent(undefined, 8)).toBe(0)
    expect(progressPercent(read(500), null)).toBe(0)
  })
})

describe('canComplete', () => {
  it.each([
    [429, 8, false],
    [430, 8, true],
    [53, 1, false],
    [54, 1, true],
  ])('%d s of %d min: %s', (seconds, duration, expected) => {
    expect(canComplete(read(seconds), duration)).toBe(expected)
  })

  it('never twice', () => {
    expect(canComplete(read(480, true), 8)).toBe(false)
    expect(canComplete(read(0, true), null)).toBe(false)
  })

  it('needs no timer where there is none', () => {
    expect(canComplete(undefined, null)).toBe(true)
    expect(canComplete(undefined, 8)).toBe(false)
  })
})

describe('readingStatus', () => {
  it.each([
    [0, false, 'Not Started'],
    [1, false, 'In Progress'],
    [100, false, 'In Progress'],
    [100, true, 'Completed'],
  ] as const)('%d %%, completed %s: %s', (percent, completed, label) => {
    expect(readingStatus(percent, completed)).toBe(label)
  })
})

describe('mergeReadings', () => {
  it('keeps the longer time, the later opening and any completion', () => {
    const kept = { seconds: 90, completed: false, at: 5 }
    const own = { seconds: 40, completed: true, at: 9 }
    expect(mergeReadings(kept, own)).toEqual({ seconds: 90, completed: true, at: 9 })
    expect(mergeReadings(own, kept)).toEqual({ seconds: 90, completed: true, at: 9 })
  })

  it('takes its own where nothing was kept', () => {
    expect(mergeReadings(undefined, read(12))).toEqual(read(12))
  })

  it.each([Number.NaN, Infinity, -5, 1e12])('rejects %d seconds', (seconds) => {
    expect(mergeReadings(read(seconds), read(7)).seconds).toBe(7)
  })
})

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [65, '1:05'],
    [600, '10:00'],
  ])('%d → %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text)
  })
})
