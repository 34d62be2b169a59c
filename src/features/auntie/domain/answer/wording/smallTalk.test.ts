import { expect, it } from 'vitest'

import { isOnlyGreeting, isOnlyThanks, noQuestionText, sayHello } from './smallTalk'

it.each([
  ['thanks, that helps. bless you', true],
  ['thank you, what a relief!', true],
  ['bless you auntie', true],
  ['ta for that', true],
  ['ta', true],
  ['ta very much love', true],
  ['ta, and is it safe with tea', false],
  ['ta for that, what about the gel', false],
  ['thanks. and could cutting down coffee do anything', false],
  ['Thank you. Is it safe for the heart', false],
  ['thanks. My T score was -1.9 last time, what’s that called', false],
])('takes “%s” for thanks alone: %s', (message, only) => expect(isOnlyThanks(message)).toBe(only))

it.each([
  ['hi', true],
  ['Hello auntie!', true],
  ['good morning', true],
  ['morning', true],
  ['evening all', true],
  ['what can you help me with?', true],
  ['what can you do for a dry mouth', false],
  ['morning stiffness', false],
  ['evening primrose', false],
  ['goodnight auntie', true],
  ['sleep tight', true],
  ['good night sweats advice please', false],
  ['are you there?', true],
  ['just testing if youre there', true],
  ['only checking you’re still there', true],
  ['testing', true],
  ['just seeing if this is working, auntie', true],
  ['checking if you are awake', true],
  ['just checking whether anyone is listening', true],
  ['just checking if soy is safe', false],
  ['testing for menopause', false],
  ['help', true],
  ['how are you today', true],
  ['hi, why am I so hot', false],
  ['is anybody there who had this', false],
  ['good morning sweats', false],
])('takes “%s” for a greeting alone: %s', (message, only) => expect(isOnlyGreeting(message)).toBe(only))

it('has read the longest message of signs at once: it is no greeting', () => {
  expect(isOnlyGreeting(`${'?!'.repeat(1_999)}1`)).toBe(false)
})

it('greets whoever greets', () => {
  expect(sayHello('good morning auntie')).toMatch(/^Hello/)
  expect(sayHello('yes please')).toBe(noQuestionText)
})
