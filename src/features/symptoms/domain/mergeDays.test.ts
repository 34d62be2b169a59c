import { describe, expect, it } from 'vitest'

import type { DayEntry } from './dayEntry'
import { emptyDay } from './emptyDay'
import { applyChanges, mergeDays } from './mergeDays'
import { days } from '../records/ownRecords'

const day = { ...emptyDay('2026-11-20'), symptoms: [] as string[], taken: [] as string[] }

it('a day noted in two browsers keeps what was said in either, and both notes once', () => {
  const one = { ...day, sleep: 2, symptoms: ['Rage'], note: 'Bad night.' }
  const other = {
    ...day,
    sleep: 5,
    mood: 4,
    symptoms: ['Rage', 'Cramps'],
    ownWords: 'wrists',
    taken: ['Patch'],
    note: 'Coffee.',
  }
  const merged = {
    ...day,
    sleep: 2,
    mood: 4,
    symptoms: ['Rage', 'Cramps'],
    ownWords: 'wrists',
    taken: ['Patch'],
    note: 'Bad night.\nCoffee.',
  }
  expect(mergeDays(one, other)).toEqual(merged)
  expect(mergeDays(merged, other), 'repeated').toEqual(merged)
  expect(mergeDays(one, one)).toEqual(one)
})

it('a day that was kept before it could say what was taken says nothing of it', () => {
  const { taken: _, ...old } = day
  expect(days.toList([{ id: '1', at: '', record: old as typeof day }])).toEqual([{ id: '1', ...day }])
  expect(days.merge!(old as typeof day, { ...day, taken: ['Patch'] }).taken).toEqual(['Patch'])
})

describe('what a form changed', () => {
  const kept: DayEntry = { ...day, sleep: 2, symptoms: ['Rage'], taken: ['Patch'], note: 'Bad night.' }

  it('leaves the rest of the day as another tab kept it', () => {
    const changes = {
      began: { mood: null, symptoms: [], note: '' },
      changed: { mood: 4, symptoms: ['Cramps'], note: 'Tea.' },
    }
    expect(applyChanges(kept, changes)).toEqual({
      ...kept,
      mood: 4,
      symptoms: ['Cramps', 'Rage'],
      note: 'Bad night.\nTea.',
    })
  })

  it('takes back what the form showed and she took back', () => {
    const began = { sleep: 2, symptoms: ['Rage'], note: 'Bad night.' }
    const changed = { sleep: null, symptoms: [], note: 'Not so bad a night.' }
    expect(applyChanges(kept, { began, changed })).toEqual({ ...kept, ...changed })
    expect(applyChanges(kept, { began, changed: { note: '' } }).note).toBe('')
  })

  it('stays within what a day can hold', () => {
    const full = { ...kept, symptoms: ['Rage', 'Cramps', 'Acne'], note: 'a'.repeat(1_999) }
    const merged = applyChanges(full, {
      began: { symptoms: [], note: '' },
      changed: { symptoms: ['Clots'], note: 'Mine' },
    })
    expect(merged.symptoms).toEqual(['Clots', 'Rage', 'Cramps'])
    expect(merged.note).toBe('Mine')
  })
})
