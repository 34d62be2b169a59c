import { expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { answerBothParts } from './questionParts'
import type { FoundLibrary } from '../retrieval/foundLibrary'

const place = (start: string) => foundPlace(start, start, { chance: 0.6 })
/** Answers by the last thing that a question names. */
const find = ({ question, earlier }: { question: string; earlier: string }): FoundLibrary => {
  const named = /hair|hormones|tests/g
  const [best] = [...(question.match(named) ?? []), ...(earlier.match(named) ?? [])].reverse()
  return best ? library(place(best)) : { ...library(), known: 0 }
}
const startsOf = (question: string) =>
  answerBothParts(find, question, find({ question, earlier: '' }), () => 'own').answers.map(({ slug }) => slug)

it.each([
  ['my hair falls out, what helps and do hormones matter', ['hair', 'hormones']],
  ['what helps hair? Which tests should I ask for?', ['hair', 'tests']],
  [
    `${'I am so tired and is it any wonder. '.repeat(4)}Do hormones help or is it age, and which tests can I have?`,
    ['hormones', 'tests'],
  ],
])('answers both questions of “%s”', (question, starts) => expect(startsOf(question)).toEqual(starts))

it.each([
  ['hair and tests', ['tests']],
  ['what helps my hair, and will it grow back', ['hair']],
  [`why is my hair thin and do I need tests ${'and I am so tired '.repeat(10)}`, ['tests']],
])('takes “%s” for one question', (question, starts) => expect(startsOf(question)).toEqual(starts))

it('keeps the two questions where one place is all there is for both', () => {
  const { answers, parts } = answerBothParts(
    (asked) => (asked.question.includes('hair') ? find(asked) : library()),
    'what helps my hair, and who pays for curtains here',
    library(place('hair')),
    () => 'own',
  )
  expect(answers.map(({ slug }) => slug)).toEqual(['hair'])
  expect(parts?.map(({ asked }) => asked)).toEqual(['what helps my hair', 'who pays for curtains here'])
})

it('reads of both things that are compared, where one of them is all that was found', () => {
  expect(startsOf('hair vs tests')).toEqual(['tests', 'hair'])
  expect(startsOf('what is the difference between tests and hair')).toEqual(['hair', 'tests'])
  expect(startsOf('hair and tests')).toEqual(['tests'])
})

it('answers which of two it is by the one that is named, where all her words find nothing', () => {
  const named = ({ question }: { question: string }): FoundLibrary =>
    question === 'hair or menopause' ? library(place('hair')) : { ...library(), known: 0 }
  const ask = (question: string) =>
    answerBothParts(named, question, named({ question }), () => 'own').answers.map(({ slug }) => slug)
  expect(ask('how do you tell is it hair or is it menopause because it sounds like the same list')).toEqual(['hair'])
  expect(ask('how do you tell is it tests or is it menopause')).toEqual([])
})

it('answers the last two questions of a letter, where both have answers about what it is about', () => {
  const told = 'I have told this to four doctors and to my neighbor, and all of them looked at the clock. '.repeat(4)
  const ask = (letter: string) => {
    const whole = { ...library(place('tests')), modules: library(place('hair'), place('tests')).modules }
    const findPart = (asked: { question: string; earlier: string }) => (asked.question === letter ? whole : find(asked))
    return answerBothParts(findPart, letter, whole, () => 'own').answers.map(({ slug }) => slug)
  }
  expect(ask(`${told}What can I do for my hair? I am in a small town. Who does the tests here?`)).toEqual([
    'hair',
    'tests',
  ])
  expect(ask(`${told}What can I do about the boiler? I am in a small town. Who does the tests here?`)).toEqual([
    'tests',
  ])
  expect(ask(`${told}Do hormones matter? I am in a small town. Who does the tests here?`)).toEqual(['tests'])
})

it('asks a first part that names nothing with what was told before it', () => {
  const seen: string[] = []
  const findPart = (asked: { question: string; earlier: string }) => {
    seen.push(`${asked.question} < ${asked.earlier}`)
    return find(asked)
  }
  const subjectOf = (message: string) => (message.startsWith('what') ? 'none' : 'own')
  answerBothParts(findPart, 'what can she take and how does hair grow', library(place('tests')), subjectOf, 'flashes')
  expect(seen).toContain('what can she take < flashes')
  expect(seen).toContain('how does hair grow < ')
})

it.each([
  ['Is it age that takes my hair or should I have tests', ['hair', 'tests']],
  ['will my hair grow back or could I get blood tests', ['hair', 'tests']],
])('hears a test that is asked for behind “or”: %s', (question, starts) => expect(startsOf(question)).toEqual(starts))

it('asks how to talk to a doctor in words of its own', () => {
  const asked: string[] = []
  const listen = (one: { question: string; earlier: string }) => {
    asked.push(one.question)
    return find(one)
  }
  const question = 'do hormones thicken hair and how can I get my gp to listen'
  answerBothParts(listen, question, find({ question, earlier: '' }), () => 'own')
  expect(asked).toContain('What do I say to my doctor when I ask for a treatment?')
})

it('takes “or” between two things for one question', () =>
  expect(startsOf('is it hair or should I worry about hormones')).toEqual(['hormones']))
