import { describe, expect, it } from 'vitest'

import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { findSubject, rankByTreatment } from './rankByTreatment'

const passage = {
  slug: 'fibroids',
  title: 'Fibroids',
  description: '',
  summary: '',
  anchor: 'on-what-can-be-done',
  heading: 'On what can be done',
  body: [
    'Hormonal coil. How much it helps: Beats the painkillers. Harms: Spotting. Who should not: No one.',
    'Tranexamic acid. How much it helps: 53 mL less. Harms: Clots. Who should not: Not after a clot.',
    'Heavy bleeding has many causes.',
    'The tablet for the worst days is tranexamic acid.',
  ].join('\n'),
}

const place = (starts: string[], chance: number): FoundAnswer => ({
  slug: 'fibroids',
  lead: passage,
  excerpts: starts.map((start) => ({ passage, start, readsOn: false })),
  score: 8,
  coverage: 0.5,
  terms: [],
  isWhole: true,
  isGeneral: false,
  chance,
})

const library = (...answers: FoundAnswer[]) =>
  ({ answers, modules: [{ slug: 'fibroids', isAskedFor: true }], known: 1 }) as unknown as FoundLibrary

const startsAfter = (question: string, ...answers: FoundAnswer[]) =>
  rankByTreatment(library(...answers), question).answers.map(({ excerpts }) => excerpts.map(({ start }) => start))

describe('what a question names', () => {
  const rows = ['Hormonal coil. How much', 'Tranexamic acid. How much']
  const causes = place(['Heavy bleeding has many'], 0.4)
  const tablet = place(['The tablet for the worst'], 0.35)
  const unlikely = place(['The tablet for the worst'], 0.01)

  it('is the copper coil, which is no hormonal one', () => {
    const body = 'The hormonal coil can stay.\nThe copper coil can stay as well.'
    const [hormonal, copper] = ['The hormonal', 'The copper'].map((start) => ({
      ...place([start], 0.4),
      excerpts: [{ passage: { ...passage, body }, start, readsOn: false }],
    }))
    expect(startsAfter('when does my coil come out, it is copper', hormonal!, copper!)[0]).toEqual(['The copper'])
    expect(startsAfter('when does my coil come out', hormonal!, copper!)[0]).toEqual(['The hormonal'])
  })

  it('is a pellet, of which what is said of other hormones says nothing', () => {
    const pellets = {
      ...passage,
      body: 'Testosterone has one use. The doctor prescribes it.\nPellets go under the skin, and experts advise against them.',
    }
    const of = (start: string, chance: number) => ({
      ...place([start], chance),
      excerpts: [{ passage: pellets, start, readsOn: false }],
    })
    const [first] = startsAfter(
      'are pellets better than what the doctor prescribes?',
      of('Testosterone has', 0.3),
      of('Pellets go', 0.2),
    )
    expect(first).toEqual(['Pellets go'])
  })

  it('is an aura wherever it is told', () => {
    const aura = { ...passage, body: 'Patches suit many with migraine.\nWith aura, bring it up.' }
    const [plain, own] = ['Patches suit many', 'With aura, bring'].map((start) => ({
      ...place([start], 0.4),
      excerpts: [{ passage: aura, start, readsOn: false }],
    }))
    expect(startsAfter('Migraine with aura since school. Is a patch ok?', plain!, own!)[0]).toEqual([
      'With aura, bring',
    ])
  })

  it('is a clot of one’s own, beside which what is for others is not read', () => {
    const body = 'After a clot, through the skin.\nThe combined pill suits many.'
    const [clot, pill] = ['After a clot, through', 'The combined pill'].map((start) => ({
      ...place([start], 0.4),
      excerpts: [{ passage: { ...passage, body }, start, readsOn: false }],
    }))
    expect(startsAfter('I had a DVT on the pill. Are hormones out?', pill!, clot!)).toEqual([['After a clot, through']])
    expect(startsAfter('Which pill can I have?', pill!, clot!)).toHaveLength(2)
  })

  it('leaves out what a question wants something else than, where something else may answer', () => {
    expect(startsAfter('what is there besides the coil for heavy bleeding', place(rows, 0.4))).toEqual([[rows[1]]])
    expect(startsAfter('anything other than tranexamic acid?', tablet, place(rows, 0.3))).toEqual([[rows[0]]])
    expect(startsAfter('anything for flooding that isn’t tranexamic acid?', tablet, place(rows, 0.3))).toEqual([
      [rows[0]],
    ])
    expect(startsAfter('anything other than tranexamic acid?', tablet)).toEqual([['The tablet for the worst']])
  })

  it('leaves out the row of a table about something else', () => {
    expect(startsAfter('can I ask for tranexamic acid', place(rows, 0.4))).toEqual([[rows[1]]])
    expect(startsAfter('is the mirena any good', place(rows, 0.4))).toEqual([[rows[0]]])
    expect(startsAfter('what helps heavy bleeding', place(rows, 0.4))).toEqual([rows])
  })

  it('puts the place that says something of it first, where it is nearly as likely', () => {
    const [first] = startsAfter('does tranexamic acid help heavy bleeding', causes, tablet)
    expect(first).toEqual(['The tablet for the worst'])
    const [stays] = startsAfter('does tranexamic acid help heavy bleeding', causes, unlikely)
    expect(stays).toEqual(['Heavy bleeding has many'])
  })

  it('is what is asked, not what is told', () => {
    const [first] = startsAfter('I took tranexamic acid once. Why do I bleed so much?', causes, tablet)
    expect(first).toEqual(['Heavy bleeding has many'])
  })
})

describe('what a place is about', () => {
  const desire = {
    ...passage,
    body: 'Pain comes first.\nThen there is testosterone. Experts found one use. It is low desire.',
  }

  it('is said where the question names it and the place begins behind its name', () => {
    const ask = (question: string, read = ['Experts found one use. It is low desire.']) =>
      findSubject(desire, read, question)
    expect(ask('is testosterone worth asking about')).toBe('Then there is testosterone.')
    expect(ask('is it worth asking about')).toBe(undefined)
    expect(ask('is testosterone worth asking about', ['Testosterone has one use.'])).toBe(undefined)
    expect(ask('is testosterone worth asking about', ['Pain comes first.'])).toBe(undefined)
    expect(ask('does magnesium help')).toBe(undefined)
  })
})
