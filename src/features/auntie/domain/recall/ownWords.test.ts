import { expect, it } from 'vitest'

import { ownWords } from './ownWords'

it.each([
  ['Hi, I had a DVT two years ago.', 'I had a DVT two years ago'],
  ['No, I said osteoarthritis', 'osteoarthritis'],
  ['I meant to say i’m vegan', 'i’m vegan'],
  ['forgot to mention I have lupus', 'I have lupus'],
  ['no womb since 2018', 'no womb since 2018'],
  ['He said “never again”!', 'He said never again'],
])('%s', (sentence, words) => expect(ownWords(sentence)).toBe(words))

it('is short enough to be said back', () => {
  expect(ownWords('I have tried everything there is '.repeat(9))).toMatch(/^.{90,112} …$/)
})
