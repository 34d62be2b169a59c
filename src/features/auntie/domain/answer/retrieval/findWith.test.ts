import { expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { chooseNearest } from '../quoting/chooseQuotes'
import { findWith } from './findWith'
import type { FoundLibrary } from './foundLibrary'

const children = foundPlace('children', 'Tell them the truth.', { score: 3, terms: ['children'] })
const ovaries = foundPlace('ovaries', 'There is no run-up.', { chance: 0.1, score: 3, coverage: 0.4, terms: ['ovari'] })
/** What was asked before hides what is asked now. */
const find = ({ question, earlier }: { question: string; earlier: string }): FoundLibrary => {
  if (/ovaries/.test(earlier)) return library(ovaries)
  return /children|teenagers/.test(question) ? library(children) : library(ovaries)
}
const ask = (question: string, earlier = 'my ovaries come out in May') =>
  findWith(find, { question: `I am 41. ${question}`, earlier, leans: true }, question)

it.each(['and how do I tell the children', 'and what about my teenagers, what do they hear'])(
  'answers by itself what names all that it asks: %s',
  (question) => {
    const { answers, isOfItself } = ask(question.replace('they', 'teenagers'))
    expect(answers[0]?.slug).toBe('children')
    expect(isOfItself).toBe(true)
  },
)

it('reads nothing that is only near where nothing speaks of what is named, and something stands for what was named before', () => {
  const found = ask('and is it bad for children')
  expect(found.answers[0]?.slug).toBe('ovaries')
  expect(chooseNearest(found, 'and is it bad for children')).toEqual([])
  expect(chooseNearest(ask('and what happens then'), 'and what happens then')).not.toEqual([])
})
