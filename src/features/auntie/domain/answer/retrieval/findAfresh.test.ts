import { expect, it } from 'vitest'

import { foundLibrary, foundPlace } from '@/testing/foundPlaces'

import { findAfresh } from './findAfresh'
import type { FoundLibrary } from './foundLibrary'

const nothing = foundLibrary()
const lifting = foundLibrary(foundPlace('bones', 'Lifting helps bones.', { terms: ['lift', 'bone'], chance: 0.8 }))
const kinds = foundLibrary(foundPlace('kinds', 'The kind matters.', { terms: ['kind'], chance: 0.8 }))

/** A library that has an answer to these questions and to none other. */
const holding = (held: Record<string, FoundLibrary>) => {
  const asked: string[] = []
  const find = ({ question }: { question: string; earlier: string }) => {
    asked.push(question)
    return held[question] ?? nothing
  }
  return { asked, find }
}

it('asks a question of what the conversation was about, in a word', () => {
  const { find } = holding({ 'And does it matter which kind I take: hrt, breast cancer?': kinds })
  const earlier = 'I am thinking about HRT but my mother had breast cancer'
  const afresh = findAfresh(find, { question: 'And does it matter which kind I take', earlier }, () => true)
  expect(afresh?.found).toBe(kinds)
})

it('asks it by itself where it points to nothing', () => {
  const { find } = holding({ 'What exercise strengthens bones?': lifting })
  const question = 'What exercise strengthens bones?'
  expect(findAfresh(find, { question, earlier: 'do I need calcium' }, () => true)?.question).toBe(question)
})

it('finds nothing where what answers was read, or a question points back', () => {
  const question = 'What exercise strengthens bones?'
  const read = holding({ [question]: lifting })
  expect(findAfresh(read.find, { question, earlier: 'do I need calcium' }, () => false)).toBeUndefined()
  const back = holding({})
  expect(findAfresh(back.find, { question: 'and is that enough', earlier: 'a long walk' }, () => true)).toBeUndefined()
  expect(back.asked).toEqual([])
})
