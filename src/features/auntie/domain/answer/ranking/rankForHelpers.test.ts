import { expect, it } from 'vitest'

import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { isHelper, rankForHelpers } from './rankForHelpers'

it.each([
  'I am 16 and my mum shouts a lot since the menopause, what can I do that helps?',
  'My wife has hot flushes all night. How do I help her?',
  'how can we support my sister through perimenopause',
  'I’m her partner, not the one going through it. How do I help without making it worse?',
])('hears in “%s” somebody who wants to help', (question) => expect(isHelper(question)).toBe(true))

it.each([
  'My mum had a bad menopause. What can I do for my hot flushes?',
  'what can I do about hot flushes that helps',
  'how do I tell my wife that I am in menopause as well',
  'I’m going through it and dread work. How can I help it?',
])('hears in “%s” somebody who asks for herself', (question) => expect(isHelper(question)).toBe(false))

it('puts what is said to helpers before what speaks to her', () => {
  const place = (start: string): FoundAnswer => {
    const passage = { slug: 'family', title: '', description: '', summary: '', anchor: '', heading: '', body: start }
    const excerpts = [{ passage, start, readsOn: false }]
    return {
      slug: 'family',
      lead: passage,
      excerpts,
      score: 6,
      coverage: 1,
      terms: [],
      isWhole: true,
      isGeneral: false,
    }
  }
  const library = (...answers: FoundAnswer[]): FoundLibrary => ({
    answers,
    modules: [],
    known: 1,
    coverage: 1,
    distance: -1,
    terms: { asked: [] },
  })
  const found = library(place('The rage is real'), place('Take over dinner'))
  const startsOf = (question: string) =>
    rankForHelpers(() => library(place('Take over dinner')), found, question).answers.map(
      (one) => one.excerpts[0]?.start,
    )
  expect(startsOf('my wife is menopausal, how do I help her')).toEqual(['Take over dinner', 'The rage is real'])
  expect(startsOf('why am I so angry in menopause')).toEqual(['The rage is real', 'Take over dinner'])
})
