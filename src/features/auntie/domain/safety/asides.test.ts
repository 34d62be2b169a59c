import { describe, expect, it } from 'vitest'

import { deniesSymptoms, hesitates, isAside, putsHistoryRight, withoutWhom } from './asides'

describe('what says nothing of her', () => {
  it.each([
    'sorry for the typos, my glasses are in the car',
    'typing with one hand, dog on my lap',
    'and the other one?',
    'ok and what about the second one',
  ])('is an aside: %s', (message) => expect(isAside(message)).toBe(true))

  it.each([
    'typing this in the bathroom so he does not hear',
    'my hand is numb, typing with the other',
    'I can’t go on',
    'and the other one hurts',
  ])('is none: %s', (message) => expect(isAside(message)).toBe(false))
})

it('shies away from having an illness seen to', () => {
  expect(hesitates('I’m scared so I haven’t rung anyone')).toBe(true)
  expect(hesitates('my daughter is making tea')).toBe(false)
})

it('leaves out whom it is asked for', () => {
  expect(withoutWhom('its for my friend I am asking')).toBe('')
  expect(withoutWhom('This is about my sister, not me. She wants to die')).toBe('. She wants to die')
})

it('hears what only denies a symptom', () => {
  expect(deniesSymptoms('no pain now no, nothing, i walked 6k this morning')).toBe(true)
  for (const said of [
    'no pain now but my arm is weak',
    'no pain, just pressure',
    'the pain is gone',
    'no pain until I move',
    'no pain now, all gone',
    'no numbness now',
  ])
    expect(deniesSymptoms(said)).toBe(false)
})

it('hears a history put right, beside no word of need', () => {
  expect(putsHistoryRight('no hang on, i had it wrong, it was a full hysterectomy they done')).toBe(true)
  for (const said of [
    'i had it wrong, I can’t cope',
    'it was a hysterectomy',
    'i got it wrong, since the hysterectomy I want to die',
  ])
    expect(putsHistoryRight(said)).toBe(false)
})
