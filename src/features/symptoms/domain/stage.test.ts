import { describe, expect, it } from 'vitest'

import { addDays } from './days'
import type { Bleeding, DayEntry } from './dayEntry'
import { emptyDay } from './emptyDay'
import { estimateStage, periodStarts } from './stage'

const on = (day: string, bleeding: Bleeding): DayEntry => ({ ...emptyDay(day), bleeding })

/** Periods of three days that start after these gaps, and a "none" every third day between. */
function diary(...lengths: number[]): { days: DayEntry[]; end: string } {
  const days: DayEntry[] = []
  let start = '2025-01-10'
  for (const length of lengths) {
    for (let day = 0; day < 3; day += 1) days.push(on(addDays(start, day), 'medium'))
    for (let day = 5; day < length; day += 3) days.push(on(addDays(start, day), 'none'))
    start = addDays(start, length)
  }
  return { days: [...days, on(start, 'light')], end: start }
}
const stageOf = (...lengths: number[]) => {
  const { days, end } = diary(...lengths)
  return estimateStage(days, addDays(end, 3)).stage
}

describe('the stage by bleeding', () => {
  it('finds where periods start; spotting and a day’s pause start none', () => {
    expect(periodStarts(diary(28, 30).days)).toEqual(['2025-01-10', '2025-02-07', '2025-03-09'])
    expect(periodStarts([on('2025-01-10', 'light'), on('2025-01-12', 'heavy'), on('2025-01-30', 'spotting')])).toEqual([
      '2025-01-10',
    ])
  })

  it.each([
    ['regular', [28, 29, 27, 28, 30]],
    ['regular', [28, 28, 35, 35, 35]],
    ['early-transition', [28, 36, 27, 35, 28]],
    ['late-transition', [28, 30, 61]],
    [null, [28, 29]],
  ])('is %s after cycles of %j', (stage, lengths) => expect(stageOf(...lengths)).toBe(stage))

  it('is postmenopause a year after the last one, if the year was noted', () => {
    const { days, end } = diary(28, 28)
    const later = addDays(end, 366)
    expect(estimateStage(days, later).stage, 'a gap in the notes is none in bleeding').toBeNull()
    const year = Array.from({ length: 40 }, (_, index) => on(addDays(end, 20 + index * 8), 'none'))
    expect(estimateStage([...days, ...year], later)).toMatchObject({ stage: 'postmenopause' })
  })

  it('is not told without periods to go by, and says so', () => {
    const { days, end } = diary(28, 28, 28, 28)
    const told = estimateStage([...days, on(addDays(end, 5), 'no-periods')], addDays(end, 6))
    expect(told).toMatchObject({ stage: null, why: 'no-periods' })
    const since = ['none', 'spotting'].map((bleeding, ago) => on(addDays(end, 6 + ago), bleeding as Bleeding))
    expect(
      estimateStage([...days, on(addDays(end, 5), 'no-periods'), ...since], addDays(end, 8)),
      'neither “none” nor spotting is a period',
    ).toMatchObject({ why: 'no-periods' })
    expect(estimateStage([], '2026-01-01')).toMatchObject({ stage: null, why: 'too-little' })
  })

  it('names a gap that no period has ended yet by the days since the last one', () => {
    const { days, end } = diary(28, 28)
    const none = Array.from({ length: 10 }, (_, index) => on(addDays(end, 5 + index * 6), 'none'))
    expect(estimateStage([...days, ...none], addDays(end, 66))).toEqual({
      stage: 'late-transition',
      reason: 'No period for 66 days.',
    })
    expect(estimateStage(diary(28, 61).days, addDays(diary(28, 61).end, 3))).toMatchObject({
      reason: 'A gap of 61 days between two periods.',
    })
  })

  it('says in words that one period is no cycle yet', () =>
    expect(estimateStage([on('2026-01-02', 'medium')], '2026-01-04').reason).toBe(
      'No whole cycle is noted yet; it takes 4.',
    ))
})
