import { expect, it } from 'vitest'

import { sayReadBefore } from './readBefore'

const passage = 'Bones: “A scan of the hip and the spine says how dense your bones are.” [1]'
const talk = (asked: string) => [
  { role: 'user' as const, content: 'what does a bone scan say' },
  { role: 'assistant' as const, content: passage },
  { role: 'user' as const, content: asked },
]

it('says that there is no more where all of it was read before', () => {
  expect(sayReadBefore(passage, talk('do I have to undress?'))).toMatch(
    /\n\nThat is all I find on it.*“do I have to undress\?” open, ask whoever treats you/,
  )
})

it('says nothing where something is new, or nothing was asked, or what is open is said', () => {
  const more = `${passage}\n\nMore: “Wear nothing with metal in it, and take the belt off before.” [2]`
  expect(sayReadBefore(more, talk('do I have to undress?'))).toBe(more)
  expect(sayReadBefore(passage, talk('thank you, that is kind'))).toBe(passage)
  expect(sayReadBefore(passage, talk('do I have to undress?').slice(0, 1))).toBe(passage)
  const unsaid = `${passage}\n\nHow to get ready for it, what I read doesn’t say: ring the place.`
  expect(sayReadBefore(unsaid, talk('do I have to undress?'))).toBe(unsaid)
})
