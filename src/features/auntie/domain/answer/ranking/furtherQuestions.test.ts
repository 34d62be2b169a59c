import { describe, expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { findFurtherAnswers } from './furtherQuestions'
import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'

const statins = foundPlace('Statins', 'Whether you need a statin goes by your risk.')
const hormones = foundPlace('Hormones', 'Hormones lower it a little.')

/** Finds each place where a question, and not what is told before it, has a word for it. */
const findBy =
  (places: Record<string, FoundAnswer>) =>
  ({ question }: { question: string; earlier: string }): FoundLibrary =>
    library(...Object.entries(places).flatMap(([word, place]) => (question.includes(word) ? [place] : [])))

const letter = 'My cholesterol went up when my periods ended. Do I need a statin, and would HRT lower it instead?'
const whole = library(statins, hormones)
/** Places whose questions are like one: of each word that it has. */
const alikeBy =
  (places: Record<string, FoundAnswer>) =>
  ({ question }: { question: string }) =>
    Object.entries(places).flatMap(([word, place]) => (question.includes(word) ? [{ place, share: 0.9 }] : []))
const none = () => []
const ownSubject = () => 'own' as const
const readBeside = (message: string, places = { statin: statins, HRT: hormones }, found = whole) =>
  findFurtherAnswers(findBy(places), alikeBy(places), message, found, ownSubject).alsoAsked.map(({ slug }) => slug)

describe('the questions of a message', () => {
  it('are each looked for, and what answers one of them may be read', () => {
    expect(readBeside(letter)).toEqual(['Statins', 'Hormones'])
  })

  it('are compared with what others asked, and say for which of them a place is', () => {
    const alike = alikeBy({ HRT: hormones })
    const inLetter = (findAlike: typeof alike, found = whole) =>
      findFurtherAnswers(() => library(), findAlike, letter, found, ownSubject).alsoAsked
    expect(inLetter(alike)[0]).toMatchObject({ slug: 'Hormones', question: 1 })
    expect(inLetter(none)).toEqual([])
    expect(inLetter(alike, library(statins))).toEqual([])
  })

  it('are not where there is one, nor is what hardly answers or stands in a module that the whole is not about', () => {
    expect(readBeside('My cholesterol is up. Would HRT lower it?')).toEqual([])
    const weak = { ...hormones, score: 1, coverage: 0.2, chance: 0.1 }
    expect(readBeside(letter, { statin: statins, HRT: weak }, library(statins))).toEqual(['Statins'])
  })

  it('have a place that one of them surely asks for by itself, though what is told hides it', () => {
    const find = ({ question, earlier }: { question: string; earlier: string }): FoundLibrary =>
      question.includes('HRT') && !earlier
        ? library(statins, statins, { ...hormones, chance: 0.9, score: 0 })
        : library()
    const slugs = (found: FoundLibrary) =>
      findFurtherAnswers(find, none, letter, found, ownSubject).alsoAsked.map(({ slug }) => slug)
    expect(slugs(whole)).toContain('Hormones')
    expect(slugs(library(statins))).not.toContain('Hormones')
  })

  it('lean on what is told by “mine”, and by what is done to it', () => {
    const shoulder = foundPlace('Shoulder', 'A frozen shoulder thaws.')
    const find = ({ question, earlier }: { question: string; earlier: string }): FoundLibrary =>
      /arm/.test(question) && !earlier ? library(shoulder) : library(statins)
    const slugs = (asked: string) =>
      findFurtherAnswers(find, none, `Does a statin sting? ${asked}`, library(statins), ownSubject).alsoAsked.map(
        ({ slug }) => slug,
      )
    expect(slugs('What helps a stiff arm?')).toContain('Shoulder')
    expect(slugs('Can I put it on the arm?')).not.toContain('Shoulder')
    expect(slugs('Would the arm near mine hurt?')).not.toContain('Shoulder')
  })

  it('have a place that is half sure by itself where others asked for it as well, unless nothing is likelier held', () => {
    const halfSure = { ...hormones, chance: 0.1, score: 2, coverage: 0.5 }
    const unheld = { ...foundPlace('unheld', ''), excerpts: [], chance: 0.4, score: 0 }
    const beside = (share: number, found = whole, ...more: FoundAnswer[]) =>
      findFurtherAnswers(
        ({ question, earlier }) =>
          question.includes('HRT') && !earlier ? { ...library(halfSure, ...more), modules: [] } : library(),
        ({ question }) => (question.includes('HRT') ? [{ place: halfSure, share }] : []),
        letter,
        found,
        ownSubject,
      ).alsoAsked.map(({ slug }) => slug)
    expect(beside(0.05)).toEqual(['Hormones'])
    expect(beside(0.02)).toEqual([])
    expect(beside(0.05, whole, unheld)).toEqual([])
    expect(beside(0.05, library(statins))).toEqual([])
  })

  it('are told, each with what may answer it', () => {
    const { questions } = findFurtherAnswers(findBy({ statin: statins }), none, letter, whole, ownSubject)
    expect(questions.map(({ asked, answers }) => [asked, answers.map(({ slug }) => slug)])).toEqual([
      ['Do I need a statin', ['Statins']],
      ['would HRT lower it instead?', []],
    ])
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
