import { describe, expect, it } from 'vitest'

import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { rankRefusedLast } from './rankRefusedLast'

const passage = (body: string) => ({
  slug: 'dryness',
  title: 'Dryness',
  description: '',
  summary: '',
  anchor: '',
  heading: '',
  body,
})
const place = (chance: number, ...starts: string[]): FoundAnswer => ({
  slug: 'dryness',
  lead: passage(''),
  excerpts: starts.map((start) => ({ passage: passage(start), start, readsOn: false })),
  score: 5,
  coverage: 0.8,
  terms: ['dry'],
  isWhole: true,
  isGeneral: false,
  chance,
})
const found: FoundLibrary = {
  answers: [place(0.6, 'Hormone therapy is the most effective'), place(0.3, 'Lubricants come first')],
  modules: [{ slug: 'dryness', score: 1, isAskedFor: true, passages: [] }],
  known: 1,
  coverage: 1,
  distance: -1,
  terms: { asked: ['dry'] },
}
const firstOf = (question: string, library = found) =>
  rankRefusedLast(library, question).answers[0]!.excerpts.map(({ start }) => start)

describe('to whoever does not want hormones, or may not have them', () => {
  it.each([
    'dryness down there but I don’t want hormones',
    'I cannot take HRT, what helps dryness',
    'dryness without hormones',
    'what helps dryness other than HRT',
    'dry as dust, what works that isn’t hormones',
    'is there some cream against dryness which is not a hormone',
    'hormone-free help for dryness',
    'dryness, but hormones are out for me',
  ])('reads what does without: %s', (question) => expect(firstOf(question)).toEqual(['Lubricants come first']))

  it('leaves out the half of a place that advises them', () => {
    const both = { ...found, answers: [place(0.6, 'Hormone therapy. How much it helps', 'A self-help book')] }
    expect(firstOf('anxiety without hormones', both)).toEqual(['A self-help book'])
  })

  it('reads nothing that names them further on, where what does without is nearly as likely', () => {
    const named = place(0.6, 'When these are not enough, there is estrogen')
    const firstBeside = (chance: number) =>
      firstOf('dryness without hormones', { ...found, answers: [named, place(chance, 'Lubricants come first')] })
    expect(firstBeside(0.4)).toEqual(['Lubricants come first'])
    expect(firstBeside(0.01)).toEqual(['When these are not enough, there is estrogen'])
  })

  it('and to nobody else, nor where nothing else answers', () => {
    expect(firstOf('does hormone therapy help dryness')).toEqual(['Hormone therapy is the most effective'])
    expect(firstOf('is dryness hormones or not')).toEqual(['Hormone therapy is the most effective'])
    expect(firstOf('twelve months without a period, do hormones help')).toEqual([
      'Hormone therapy is the most effective',
    ])
    expect(firstOf('how bad is it to never take HRT, for dryness')).toEqual(['Hormone therapy is the most effective'])
    expect(firstOf('I never take HRT, what helps dryness')).toEqual(['Lubricants come first'])
    const alone = { ...found, answers: [found.answers[0]!, place(0.001)] }
    expect(firstOf('dryness without hormones', alone)).toEqual(['Hormone therapy is the most effective'])
  })
})
