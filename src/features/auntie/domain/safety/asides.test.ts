import { describe, expect, it } from 'vitest'

import { hesitates, isAside, withoutWhom } from './asides'

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
