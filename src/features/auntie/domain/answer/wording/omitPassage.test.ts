import { expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { isBetterWithoutPassage, sayBesideNeed } from './omitPassage'

it('reads nothing that is only near beside what may be need', () => {
  const near = library(foundPlace('Kegels', 'For the cough kind.', { chance: 0.03, score: 1, coverage: 0.1 }))
  const may = { concern: 'other-emergency', certainty: 'possible' } as const
  const first = { question: 'what helps', earlier: '' }
  expect(isBetterWithoutPassage(may, near, first)).toBe(true)
  expect(isBetterWithoutPassage({ ...may, concern: 'violence' }, near, first)).toBe(true)
  expect(isBetterWithoutPassage(may, library(foundPlace('Heart', 'It races.')), first)).toBe(false)
  expect(isBetterWithoutPassage({ ...may, certainty: 'faint' }, near, first)).toBe(false)
  expect(isBetterWithoutPassage({ ...may, concern: 'breast-lump' }, near, first)).toBe(false)
  expect(isBetterWithoutPassage(may, near, { question: 'and now', earlier: 'What helps legs?' })).toBe(false)
  expect(isBetterWithoutPassage(null, near, first)).toBe(false)
})

it('reads nothing that is only near to whoever was hurt by another', () => {
  const near = library(foundPlace('Desire', 'Fix what can be fixed.', { chance: 0.03, score: 1, coverage: 0.1 }))
  const later = { question: 'what now', earlier: 'he is asleep' }
  expect(isBetterWithoutPassage(null, near, later, 'strangulation')).toBe(true)
  expect(isBetterWithoutPassage(null, near, later, 'chest-pain')).toBe(false)
  expect(isBetterWithoutPassage(null, library(foundPlace('Heart', 'It races.')), later, 'violence')).toBe(false)
})

it('reads of what is named also to whoever was hurt, where nothing of it is about him', () => {
  const of = (text: string) => library(foundPlace('Ledger', text, { chance: 0.03, score: 1, coverage: 0.1 }))
  const isWithout = (question: string, text: string) =>
    isBetterWithoutPassage(null, of(text), { question, earlier: '' }, 'violence')
  expect(isWithout('magnesium then?', 'Magnesium helped nobody.')).toBe(false)
  expect(isWithout('is black cohosh any good', 'Black cohosh. Sixteen trials.')).toBe(false)
  expect(isWithout('magnesium then?', 'Fix what can be fixed.')).toBe(true)
  expect(isWithout('would magnesium calm him', 'Magnesium helped nobody.')).toBe(true)
  expect(isWithout('and my skin, why is it so dry?', 'Lukewarm water.')).toBe(false)
  expect(isWithout('why does he shout about my skin?', 'Lukewarm water.')).toBe(true)
})

it('reads nothing of the body to whoever puts despair down to it', () => {
  const found = library(foundPlace('Heart', 'It races.'))
  const isWithout = (question: string, before: 'self-harm' | 'violence') =>
    isBetterWithoutPassage(null, found, { question, earlier: '' }, before)
  for (const question of [
    'could this all be my thyroid?',
    'is it just the menopause talking?',
    'is that down to bad sleep?',
  ]) {
    expect(isWithout(question, 'self-harm')).toBe(true)
    expect(isWithout(question, 'violence')).toBe(false)
    expect(sayBesideNeed(question, 'self-harm')).toMatch(/whatever is behind it/)
  }
  for (const question of [
    'when is the best time for the patch?',
    'is it true that the gel dries fast?',
    'what is the menopause?',
  ])
    expect(isWithout(question, 'self-harm')).toBe(false)
  expect(sayBesideNeed('and now?', 'violence')).toMatch(/A person is/)
})

it('asks again for the question of whoever tells what she survived long ago', () => {
  const survived =
    'Thirty years ago my first husband used to beat me. I left, I had therapy, I am safe and happy. Why does my heart pound?'
  expect(sayBesideNeed(survived, null)).toMatch(/glad it’s behind you/)
  expect(sayBesideNeed('my husband beats me and my heart pounds', null)).toMatch(/A person is/)
  expect(sayBesideNeed('Thirty years ago he beat me, and now he has found me again', null)).toMatch(/A person is/)
})

it('reads nothing on wanting sex more for the sake of who hurts her, however surely it is found', () => {
  const found = library(foundPlace('Desire', 'Fix what can be fixed.'))
  const of = (question: string) => ({ question, earlier: '' })
  for (const question of [
    'how do I raise my sex drive, I owe him that',
    'can testosterone bring my libido back, he expects it every night',
    'what makes me want it more in bed? my husband gets angry',
  ]) {
    expect(isBetterWithoutPassage(null, found, of(question), 'violence'), question).toBe(true)
    expect(sayBesideNeed(question, 'violence'), question).toMatch(/nobody’s duty/)
    expect(isBetterWithoutPassage(null, found, of(question), null), question).toBe(false)
  }
  for (const question of ['does hrt raise libido', 'he says I should take magnesium'])
    expect(isBetterWithoutPassage(null, found, of(question), 'violence'), question).toBe(false)
})
