import { describe, expect, it } from 'vitest'

import { readClaimExamples } from './claimExamples'
import model from './claimWeights.json'
import { likeForbidden } from './likeForbidden'

describe('likeForbidden', () => {
  it('was trained on the examples that lie here: otherwise run `npm run train:claims`', () => {
    expect(model.examples).toBe(readClaimExamples().checksum)
  })

  it.each([
    'When the pharmacy is shut, half a patch from your neighbour will tide you over nicely.',
    'With swollen ankles, cold hands and a temper, your thyroid has gone to sleep, my dear.',
    'Most scans only frighten healthy women, so you can let this one go.',
    'Once you have done this course, the fog will lift and it will not come back.',
    'Eight slow breaths at bedtime, and you will wake in a dry nightgown.',
  ])('asks about what no rule knows: %s', (sentence) => {
    expect(likeForbidden(`You are not alone. ${sentence}`)).toEqual([sentence])
  })

  it.each([
    'Ask the pharmacist before you cut a patch.',
    'A thyroid that works too slowly can feel like this, so a blood test is worth asking for.',
    'Bleeding at sixty needs to be looked at this week.',
    'Some women say the fog lifts with the years; nobody can promise it.',
    'Slow breathing did not shorten flashes when it was tested.',
    'Put a fan by the bed and a dry shirt within reach.',
    'Should I change the dose by myself?',
  ])('leaves alone: %s', (sentence) => {
    expect(likeForbidden(sentence)).toEqual([])
  })

  it('finds nothing in an empty text, nor in one word a hundred thousand letters long', () => {
    expect(likeForbidden('')).toEqual([])
    expect(likeForbidden('word '.repeat(20_000))).toEqual([])
  })
})
