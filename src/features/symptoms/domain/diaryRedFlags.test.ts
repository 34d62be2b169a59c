import { describe, expect, it } from 'vitest'

import type { Bleeding, DayEntry } from './dayEntry'
import { emptyDay } from './emptyDay'
import { addDays } from './days'
import { bleedingWithoutPeriods, diaryRedFlags, floodingOfLate, visitFlags } from './diaryRedFlags'
import { estimateStage } from './stage'

const today = '2026-11-20'
const on = (ago: number, bleeding: Bleeding): DayEntry => ({ ...emptyDay(addDays(today, -ago)), bleeding })
/** Every `step` days from so long ago until yesterday. */
const without = (ago: number, step = 5) =>
  Array.from({ length: Math.floor((ago - 1) / step) }, (_, index) => on(ago - 1 - index * step, 'none'))

describe('what a diary holds of the red flags', () => {
  it('is bleeding after a year without, be it a smear; and no stage is read from it', () => {
    const days = [on(400, 'medium'), ...without(400), on(0, 'spotting')]
    expect(diaryRedFlags(days, today)).toEqual(['bleeding-after-menopause'])
    const again = [on(400, 'medium'), ...without(400), on(0, 'light')]
    expect(estimateStage(again, today)).toMatchObject({ stage: null, why: 'bleeding-again' })
  })

  it('is nothing after 364 days, after a year that hardly was noted, or long since', () => {
    expect(diaryRedFlags([on(364, 'medium'), ...without(364), on(0, 'light')], today)).toEqual([])
    expect(diaryRedFlags([on(400, 'medium'), ...without(400, 60), on(0, 'light')], today)).toEqual([])
    expect(diaryRedFlags([on(600, 'medium'), ...without(600).slice(0, 80), on(120, 'light')], today)).toEqual([])
  })

  it('is bleeding on fourteen days of three weeks, not on thirteen', () => {
    const bleeding = (days: number) => Array.from({ length: days }, (_, ago) => on(ago, 'light'))
    expect(diaryRedFlags(bleeding(14), today)).toEqual(['bleeding-before-menopause'])
    expect(diaryRedFlags(bleeding(13), today)).toEqual([])
    expect(diaryRedFlags([], today)).toEqual([])
  })

  it('may be any bleeding of whoever has no periods to go by, for thirty days, and is not said for sure', () => {
    const may = ['bleeding-after-menopause', 'bleeding-without-womb']
    const days = [on(20, 'no-periods'), on(12, 'none'), on(9, 'spotting')]
    expect(bleedingWithoutPeriods(days, today)).toEqual(may)
    expect(diaryRedFlags(days, today)).toEqual([])
    expect(bleedingWithoutPeriods([on(60, 'no-periods'), on(31, 'heavy')], today), 'long since').toEqual([])
    expect(bleedingWithoutPeriods([on(9, 'light'), on(4, 'no-periods')], today), 'before').toEqual([])
    expect(bleedingWithoutPeriods([on(40, 'none'), on(9, 'light')], today), 'a period').toEqual([])
    expect(visitFlags).toEqual(expect.arrayContaining(may))
  })

  it('may be flooding of the last seven days, which no notebook measures', () => {
    expect(floodingOfLate([on(6, 'flooding'), on(1, 'light')], today)).toEqual(['soaking-pads'])
    expect(floodingOfLate([on(7, 'flooding'), on(1, 'heavy')], today)).toEqual([])
  })
})
