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
