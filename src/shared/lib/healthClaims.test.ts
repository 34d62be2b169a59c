import { expect, it } from 'vitest'

import { forbiddenClaims } from './healthClaims'

it.each([
  'Black cohosh cures hot flashes in every woman.',
  'Black cohosh ends hot flashes.',
  'Yoga gets rid of hot flashes.',
  'Breathing banishes night sweats.',
  'Soy eliminates hot flashes.',
  'Magnesium is effective for hot flashes.',
  'Black cohosh works for hot flashes.',
  'Take 400 mg twice daily.',
  'Take two capsules a day.',
  'You should take 400 mg daily.',
  'It helps you sleep, so take 300 mg at night.',
  'A dose of 400 mg is best.',
  'The best dose is 300 mg.',
  'Take 400 mg a day, never more.',
])('“%s” is a claim', (sentence) => {
  expect(forbiddenClaims(`Before it. ${sentence} After it.`)).toEqual([sentence])
})

it.each([
  'No trial found that soy eliminates hot flashes.',
  'Is black cohosh effective for hot flashes?',
  'Hormones are the most effective treatment of hot flashes.',
  'In the trial, women took 400 mg a day.',
  'The usual amount in trials was 40 mg a day.',
  'Women who take one tablet a day bled less.',
  'Ask before you take 400 mg.',
  'Never take 400 mg at once.',
  'It is not true that you should take 400 mg.',
])('“%s” is none', (sentence) => {
  expect(forbiddenClaims(sentence)).toEqual([])
})
