import { expect, it } from 'vitest'

import { findMissingAspect } from './missingAspect'
import { mentionsDose } from '../text/sentenceFilter'

const passage = {
  slug: 'muscle',
  title: 'Muscle',
  description: '',
  summary: '',
  anchor: '',
  heading: 'Eat for it',
  body: 'Protein helps. One group suggests about 1.0 to 1.2 grams of protein a day for each kilo.\nIt was 400 mg of protein. A palm of protein is a friendly place to begin. Look at breakfast.',
}
const find = (asked: string, read = ['A palm of protein is a friendly place to begin.']) =>
  findMissingAspect(passage, read, asked, { asked: ['protein'] })

it('finds the figure that was asked for and not read', () => {
  expect(find('how much protein?')).toBe('One group suggests about 1.0 to 1.2 grams of protein a day for each kilo.')
  expect(find('what is protein good for?')).toBeUndefined()
})

it('finds nothing where a figure was read, or none is about what was asked', () => {
  expect(find('how much protein?', ['Two eggs have 12 of it.'])).toBeUndefined()
  expect(findMissingAspect(passage, [], 'how much iron?', { asked: ['iron'] })).toBeUndefined()
})

it('takes the year of a study for no figure', () => {
  const dated = { ...passage, body: 'A draft of 2024 is against pills of protein.' }
  expect(findMissingAspect(dated, [], 'how much protein?', { asked: ['protein'] })).toBeUndefined()
})

it('reads no dose and nothing that leans on what was left out', () => {
  const dosed = {
    ...passage,
    body: 'Take 400 mg of protein powder. It was 12 of 40 with protein. Are 12 of protein enough?',
  }
  expect(findMissingAspect(dosed, [], 'how much protein?', { asked: ['protein'] })).toBeUndefined()
})

it('finds nothing where a time was read in other words than figures', () => {
  expect(find('how long does protein take?', ['It mostly ends in a month or two.'])).toBeUndefined()
})

it('reads what is eaten by age, and no dose', () => {
  expect(mentionsDose('The daily calcium target is 1,000 mg up to age 50 and 1,200 mg from 51, food counted.')).toBe(
    false,
  )
  expect(mentionsDose('For vitamin D the target is 600 IU a day.')).toBe(false)
  expect(mentionsDose('Take 600 IU a day.')).toBe(true)
  expect(mentionsDose('Take 1,000 mg from May.')).toBe(true)
  expect(mentionsDose('Women took 600 mg.')).toBe(true)
})

it('finds that something may go on, with what it is', () => {
  const body = 'The cream takes three months to work. You may stay on it. Report any bleeding.'
  const find = (asked: string, read: string[] = []) =>
    findMissingAspect({ ...passage, body }, read, asked, { asked: ['cream'] })
  for (const asked of [
    'do I use the cream forever?',
    'can I stay on the cream',
    'the cream for the rest of my life?',
    'is the cream for good',
    'may I keep using the cream',
    'do I have to use the cream till I die',
  ])
    expect(find(asked)).toBe('The cream takes three months to work. You may stay on it.')
  expect(find('does the cream itch?')).toBeUndefined()
  expect(find('is the cream for good', ['You may stay on it.'])).toBeUndefined()
})

it('finds how much is too much in the line that begins with what it is of', () => {
  const body =
    'Vitamin D. A draft is against it. The upper limit is 4,000 IU a day.\nCalcium. The upper limit is another.'
  const asked = (question: string, term: string) =>
    findMissingAspect({ ...passage, body }, ['Vitamin D is sold.'], question, { asked: [term] })
  expect(asked('can I overdo it?', 'vitamind')).toBe('The upper limit is 4,000 IU a day.')
  expect(asked('how much is too much?', 'calcium')).toBe('The upper limit is another.')
  expect(asked('is it worth it?', 'calcium')).toBeUndefined()
})
