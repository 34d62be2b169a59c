import { describe, expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { findFurtherAnswers, splitQuestions } from './furtherQuestions'
import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'

const statins = foundPlace('Statins', 'Whether you need a statin goes by your risk.')
const hormones = foundPlace('Hormones', 'Hormones lower it a little.')

/** Finds each place where a question, and not what is told before it, has a word for it. */
const findBy =
  (places: Record<string, FoundAnswer>) =>
  ({ question }: { question: string }): FoundLibrary =>
    library(...Object.entries(places).flatMap(([word, place]) => (question.includes(word) ? [place] : [])))

const letter = 'My cholesterol went up when my periods ended. Do I need a statin, and would HRT lower it instead?'
const whole = library(statins, hormones)
/** Places whose questions are like one: of each word that it has. */
const alikeBy =
  (places: Record<string, FoundAnswer>) =>
  ({ question }: { question: string }) =>
    Object.entries(places).flatMap(([word, place]) => (question.includes(word) ? [{ place, share: 0.9 }] : []))
const none = () => []
const readBeside = (message: string, places = { statin: statins, HRT: hormones }, found = whole) =>
  findFurtherAnswers(findBy(places), alikeBy(places), message, found).map(({ slug }) => slug)

describe('the questions of a message', () => {
  it('are its sentences that ask, and what is joined in one, each with all that is told before it', () => {
    expect(splitQuestions(letter)).toEqual([
      { asked: 'Do I need a statin', before: 'My cholesterol went up when my periods ended.' },
      {
        asked: 'would HRT lower it instead?',
        before: 'My cholesterol went up when my periods ended. Do I need a statin',
      },
    ])
    expect(splitQuestions('Is it my age? I am 50. What helps?').map(({ asked }) => asked)).toEqual([
      'Is it my age?',
      'What helps?',
    ])
    expect(splitQuestions('My sister had hers at 45. I wonder.')).toEqual([])
    expect(splitQuestions('Can I stop? And if not, is there a way to bear it?').map(({ asked }) => asked)).toEqual([
      'Can I stop?',
      'And if not, is there a way to bear it?',
    ])
  })

  it('are each looked for, and what answers one of them may be read', () => {
    expect(readBeside(letter)).toEqual(['Statins', 'Hormones'])
  })

  it('are compared with what others asked, and say for which of them a place is', () => {
    const alike = alikeBy({ HRT: hormones })
    const [found] = findFurtherAnswers(() => library(), alike, letter, whole)
    expect(found).toMatchObject({ slug: 'Hormones', question: 1 })
    expect(findFurtherAnswers(() => library(), none, letter, whole)).toEqual([])
    expect(findFurtherAnswers(() => library(), alike, letter, library(statins))).toEqual([])
  })

  it('are not where there is one, nor is what hardly answers or stands in a module that the whole is not about', () => {
    expect(readBeside('My cholesterol is up. Would HRT lower it?')).toEqual([])
    const weak = { ...hormones, score: 1, chance: 0.1 }
    expect(readBeside(letter, { statin: statins, HRT: weak }, library(statins))).toEqual(['Statins'])
  })

  it('have a place that one of them surely asks for by itself, though what is told hides it', () => {
    const find = ({ question, earlier }: { question: string; earlier: string }): FoundLibrary =>
      question.includes('HRT') && !earlier
        ? library(statins, statins, { ...hormones, chance: 0.9, score: 0 })
        : library()
    expect(findFurtherAnswers(find, none, letter, whole).map(({ slug }) => slug)).toContain('Hormones')
  })

  it('are not answered by what holds for others, or by what she will not have', () => {
    const cancer = { ...hormones, slug: 'menopause-after-cancer' }
    const found = library(statins, cancer)
    const told = 'My aunt had breast cancer. Do I need a statin, and would HRT lower it?'
    expect(readBeside(told, { statin: statins, HRT: cancer }, found)).toEqual(['Statins'])
    const own = 'I had breast cancer at 44 and take letrozole. Do I need a statin, and would HRT lower it?'
    expect(readBeside(own)).toEqual(['Statins'])
    expect(readBeside('I don’t want HRT. Do I need a statin, or does HRT count?')).toEqual(['Statins'])
  })
})
