import { expect, it } from 'vitest'

import { askOfBoth, askOfEffect, impliedQuestion } from './impliedQuestion'

it.each([
  ['my GP said stress', 'Is it stress, or could it be something else?'],
  ['The nurse says it’s just my age', 'Is it my age, or could it be something else?'],
  ['doctor reckons it is anxiety', 'Is it anxiety, or could it be something else?'],
  ['but my husband thinks I’m too young', 'Am I too young, or could it be something else?'],
  ['consultant put it down to wear and tear and sent me home', 'Is it wear and tear, or could it be something else?'],
  ['they told me it was all in my head', 'Is it in my head, or could it be something else?'],
  ['my mum blames the change', 'Is it the change, or could it be something else?'],
  ['my neighbour swears by ginkgo', 'Can I take ginkgo?'],
  ['a friend told me to try black cohosh and sage', 'Can I take black cohosh and sage?'],
  ['the lady in the health shop recommended red clover', 'Can I take red clover?'],
  ['my sister-in-law raves about ashwagandha', 'Can I take ashwagandha?'],
  ['the girl at work is on magnesium', 'Can I take magnesium?'],
  ['the doctor suggests oxybutynin for flushing', 'Can I take oxybutynin for flushing?'],
  ['my hairdresser gave me some valerian', 'Can I take valerian?'],
])('%s', (message, question) => expect(impliedQuestion(message)).toBe(question))

it.each([
  'my GP said stress, is that right?',
  'my neighbour is called Sage and she loves gardening',
  'my husband said he is fed up',
  'my sister takes after our mother',
  'they said it was cancer',
  'if one more person tells me to try black cohosh I’ll scream',
  'he said nothing to me all day, the stress of it is too much and I walked out of the house crying',
])('is none: %s', (message) => expect(impliedQuestion(message)).toBeNull())

it.each([
  ['I feel drunk on it', 'what are the side effects of utrogestan', 'Can utrogestan make me drunk?'],
  ['it makes me so itchy', 'I use an estrogen patch', 'Can estrogen patch make me so itchy?'],
])('asks whether it does that: %s', (told, before, asked) => expect(askOfEffect(told, [before])).toBe(asked))

it.each([
  ['I feel better on it', 'what does magnesium do'],
  ['does it make me drunk?', 'what are the side effects of utrogestan'],
  ['I feel drunk', 'utrogestan'],
  ['I feel awful on it', 'my commute is long'],
])('asks nothing of “%s”', (told, before) => expect(askOfEffect(told, [before])).toBeNull())

it('asks whether what she takes goes with what she asked about', () => {
  expect(askOfBoth('I’m on warfarin btw. mechanical valve', ['Is it ok to take evening primrose'])).toBe(
    'Can I take evening primrose with warfarin?',
  )
  expect(askOfBoth('I’m on warfarin', ['does it snow in Leeds?'])).toBeNull()
  expect(askOfBoth('am I on too much warfarin?', ['Is it ok to take evening primrose'])).toBeNull()
})
