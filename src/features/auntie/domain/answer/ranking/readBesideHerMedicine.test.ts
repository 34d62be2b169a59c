import { expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { findBesideHerMedicine } from './readBesideHerMedicine'

const list = library(foundPlace('List', 'The antidepressants and gabapentin work.'))
const caution = library(foundPlace('Pairs', 'With tamoxifen two antidepressants are to be avoided.'))
const find = ({ question }: { question: string }) => (question.includes('tamoxifen') ? caution : list)

it('finds what is said of a medicine of the list with hers', () => {
  for (const question of [
    'On tamoxifen, what helps hot flashes without hormones?',
    'I’m taking tamoxifen. Which tablets help?',
    'I take tamoxifen, what is there for the sweats',
  ])
    expect(findBesideHerMedicine(find, question, list).besideHers?.place.slug, question).toBe('Pairs')
})

it('finds nothing where she takes nothing, or nothing is said of both', () => {
  expect(findBesideHerMedicine(find, 'what helps hot flashes?', list)).toEqual({})
  expect(findBesideHerMedicine(find, 'my sister asked about tamoxifen', list)).toEqual({})
  expect(findBesideHerMedicine(() => list, 'On tamoxifen, what helps?', list)).toEqual({})
})
