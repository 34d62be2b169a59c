import { expect, it } from 'vitest'

import { emptyDay, mergeDays } from './dayEntry'
import { days } from './ownRecords'

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
