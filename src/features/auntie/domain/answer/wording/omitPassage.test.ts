import { expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { isBetterWithoutPassage } from './omitPassage'

it('reads nothing that is only near beside what may be need', () => {
  const near = library(foundPlace('Kegels', 'For the cough kind.', { chance: 0.03, score: 1, coverage: 0.1 }))
  const may = { concern: 'other-emergency', certainty: 'possible' } as const
  const first = { earlier: '' }
  expect(isBetterWithoutPassage(may, near, first)).toBe(true)
  expect(isBetterWithoutPassage({ ...may, concern: 'violence' }, near, first)).toBe(true)
  expect(isBetterWithoutPassage(may, library(foundPlace('Heart', 'It races.')), first)).toBe(false)
  expect(isBetterWithoutPassage({ ...may, certainty: 'faint' }, near, first)).toBe(false)
  expect(isBetterWithoutPassage({ ...may, concern: 'breast-lump' }, near, first)).toBe(false)
  expect(isBetterWithoutPassage(may, near, { earlier: 'What helps legs?' })).toBe(false)
  expect(isBetterWithoutPassage(null, near, first)).toBe(false)
})

it('reads nothing that is only near to whoever was hurt by another', () => {
  const near = library(foundPlace('Desire', 'Fix what can be fixed.', { chance: 0.03, score: 1, coverage: 0.1 }))
  const later = { earlier: 'he is asleep' }
  expect(isBetterWithoutPassage(null, near, later, 'strangulation')).toBe(true)
  expect(isBetterWithoutPassage(null, near, later, 'chest-pain')).toBe(false)
  expect(isBetterWithoutPassage(null, library(foundPlace('Heart', 'It races.')), later, 'violence')).toBe(false)
})
