import { expect, it } from 'vitest'

import { forbiddenClaims } from './healthClaims'

it.each([
  'Black cohosh cures hot flashes in every woman.',
  'Black cohosh ends hot flashes.',
  'Yoga gets rid of hot flashes.',
  'Breathing banishes night sweats.',
  'Soy eliminates hot flashes.',
  'Magnesium is effective for hot flashes.',
])('“%s” is a claim', (sentence) => {
  expect(forbiddenClaims(`Before it. ${sentence} After it.`)).toEqual([sentence])
})

it.each([
  'No trial found that soy eliminates hot flashes.',
  'Is black cohosh effective for hot flashes?',
  'Hormones are the most effective treatment of hot flashes.',
])('“%s” is none', (sentence) => {
  expect(forbiddenClaims(sentence)).toEqual([])
})
