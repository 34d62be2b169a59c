import { expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { canOmitHelplines } from './omitHelplines'

const unsure = library(foundPlace('hormones', 'Hormones.', { chance: 0.001, score: 0, coverage: 0 }))
const ofSite = library(foundPlace('/privacy-dashboard', 'I can’t see your diary.'))

it('a clot of years ago is no leg of today', () => {
  const spares = (message: string, certainty: 'faint' | 'possible' = 'faint') =>
    canOmitHelplines({ concern: 'leg-swelling', certainty }, unsure, message)
  expect(spares('I had a DVT at 33 on the pill. Am I banned from hormones?')).toBe(true)
  expect(spares('a clot in 2004, what may I take')).toBe(true)
  expect(spares('I had a DVT at 33 and my calf is sore again')).toBe(false)
  expect(spares('is it a clot')).toBe(false)
  expect(spares('I had a DVT at 33 on the pill', 'possible')).toBe(false)
})

it('what is plainly asked of the site is no worry, unless it asks how not to be seen', () => {
  const spares = (message: string) => canOmitHelplines({ concern: 'self-harm', certainty: 'faint' }, ofSite, message)
  expect(spares('who sees what I write here')).toBe(true)
  expect(spares('can my husband see what I write here')).toBe(false)
  expect(spares('how do I leave no trace here')).toBe(false)
})

it('a complaint in a figure of speech is no worry where its place is plainly meant, but for what others do', () => {
  const parting = library(foundPlace('hair', 'Hair thins.', { chance: 0.7, score: 0, coverage: 0 }))
  const spares = (concern: 'self-harm' | 'violence', certainty: 'faint' | 'possible' = 'faint') =>
    canOmitHelplines({ concern, certainty }, parting, 'my parting is a motorway')
  expect([spares('self-harm'), spares('violence'), spares('self-harm', 'possible')]).toEqual([true, false, false])
})

it('a question about something else is none either, and what is told of it stays one', () => {
  const elsewhere = { ...unsure, answers: [], outsideChance: 0.9, distance: 0.6 }
  const spares = (message: string, found = elsewhere, concern: 'violence' | 'other-emergency' = 'violence') =>
    canOmitHelplines({ concern, certainty: 'faint' }, found, message)
  expect(spares('my grandson has swallowed a coin, what do I do', elsewhere, 'other-emergency')).toBe(false)
  expect(spares('how do I get rid of mould in the bathroom')).toBe(true)
  expect(spares('he locked the bathroom and took the key')).toBe(false)
  expect(spares('how do I get rid of him', { ...elsewhere, outsideChance: 0.3 })).toBe(false)
})

it('what is only resembled is no worry where she asks what to ask for, or which device is best', () => {
  const spares = (message: string, isLikeness?: true) =>
    canOmitHelplines({ concern: 'self-harm', certainty: 'faint', isLikeness }, unsure, message)
  const cliff = 'Both my ovaries are out and it is like falling off a cliff. What am I supposed to be asking for?'
  expect(spares(cliff, true)).toBe(true)
  expect(spares(cliff)).toBe(false)
  expect(spares('which phone is best for my mother, she is 80 and her eyes are not good', true)).toBe(true)
  expect(spares('which way is best for my family', true)).toBe(false)
})

it('the dose for a fever that is not high is no emergency, but for whoever may be ill', () => {
  const spares = (message: string, certainty: 'possible' | 'sure' = 'possible') =>
    canOmitHelplines({ concern: 'other-emergency', certainty, isLikeness: true }, unsure, message)
  const fever = 'what is the dose of calpol for a 3 yr old, he has a temperature of'
  expect([spares(`${fever} 38.5`), spares(`${fever} 38.5`, 'sure')]).toEqual([true, false])
  expect([spares(`${fever} 40`), spares(`${fever} 38.5 and is floppy`), spares(`${fever} 40, 38 before`)]).toEqual([
    false,
    false,
    false,
  ])
  expect(spares('what is the dose of calpol for a 6 week old, temperature of 38.5')).toBe(false)
})
