import { describe, expect, it } from 'vitest'

import type { FoundAnswer, FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { answerStatement, askedInstead, classifyStatement, statementTexts, isStatement } from './statementReplies'

const passage: LibraryPassage = {
  slug: 'grief',
  title: 'Grief',
  summary: '',
  description: '',
  heading: 'On grief',
  anchor: 'on-grief',
  body: 'Grief has no shelf life.',
}

const place = (given: Partial<FoundAnswer>): FoundAnswer =>
  ({
    slug: 'grief',
    excerpts: [{ passage, start: 'Grief has', readsOn: false }],
    lead: passage,
    terms: ['grief'],
    score: 3,
    coverage: 0.5,
    chance: 0.3,
    isWhole: true,
    isGeneral: false,
    ...given,
  }) as FoundAnswer

const library = (best: Partial<FoundAnswer>): FoundLibrary =>
  ({
    answers: [place(best)],
    modules: [{ slug: 'grief', passages: [passage], isAskedFor: true }],
    known: 1,
    coverage: 1,
    distance: -1,
    terms: { asked: ['grief'] },
  }) as unknown as FoundLibrary

const said = (question: string, earlier = '') => ({ question, earlier, leans: false })

describe('what somebody tells without asking', () => {
  it.each([
    ['My mother died in May and I still buy her marmalade', 'loss'],
    ['We buried the old dog under the pear tree', 'loss'],
    ['I nearly died laughing when the fan fell in the soup', 'other'],
    ['Scan came back clear!!! I have ordered a canoe', 'good news'],
    ['My doctor LISTENED today, half an hour', 'other'],
    ['So tired and fed up with everybody', 'hard day'],
    ['I cried into the peas and then we laughed about it', 'other'],
    ['Thank you, that page helped my sister too', 'thanks'],
    ['ta for that, dead helpful', 'thanks'],
    ['you folks deserve a medal', 'thanks'],
    ['This site is ace, I sent it to my whole choir', 'thanks'],
    ['Ten weeks on the gel and I sang in the shower', 'good news'],
    ['Finished the last module today, I want a certificate', 'good news'],
    ['I told him and he said thank you for telling me', 'other'],
    ['To the lady who wrote about the bus: me too, love', 'letter'],
    ['what a stupid website, half of it is soup', 'displeased'],
    ['Perimenopause took my patience and left me the recipe', 'other'],
  ] as const)('“%s” is a %s', (message, kind) => expect(classifyStatement(message)).toBe(kind))

  it('is answered in a sentence or two that say what she is, without a quotation', () => {
    for (const text of Object.values(statementTexts)) {
      expect(text).not.toContain('“')
      expect(text.split(/(?<=[.!?]) /).length).toBeLessThanOrEqual(4)
    }
    const { response, links } = answerStatement('My mother died in May.', library({ chance: 0.05, score: 1 }), null)
    expect([response, links]).toEqual([statementTexts.loss, []])
  })

  it('names a page where the library plainly treats it', () => {
    const { links } = answerStatement(
      'My mother died in May.',
      library({ chance: 0.9, score: 14, coverage: 0.9 }),
      null,
    )
    expect(links.map(({ path }) => path)).toEqual(['/education/grief'])
    expect(answerStatement('Scan came back clear!!!', library({ chance: 0.9, score: 14 }), null).links).toEqual([])
  })

  it('congratulates nobody who may be in need', () => {
    const need = { concern: 'self-harm', certainty: 'possible' } as Parameters<typeof answerStatement>[2]
    expect(answerStatement('The all clear, and I gave the cat away.', library({}), need).response).toBe(
      statementTexts['hard day'],
    )
  })
})

describe('whether something is told and nothing asked', () => {
  const message = 'My aunt died in the spring. I still set her place on Sundays.'

  it('is so for a story, and not for what asks', () => {
    expect(isStatement(said(message), library({}), null)).toBe(true)
    expect(isStatement(said(`${message} How long is it decent to cry?`), library({}), null)).toBe(false)
  })

  it('is so for news in the words of a complaint, and for what names nothing that could be looked for', () => {
    const likely = library({ chance: 0.9, score: 14, coverage: 0.9 })
    expect(isStatement(said('on hrt for six months and I feel like me again'), likely, null)).toBe(true)
    expect(isStatement(said('oh I give up lol'), library({ chance: 0.1, score: 0.5 }), null)).toBe(true)
    expect(isStatement(said('lichen sclerosus'), library({ chance: 0.1, score: 0.5 }), null)).toBe(false)
    expect(isStatement(said('sore mouth and dry eyes'), library({ chance: 0.1, score: 0.5 }), null)).toBe(false)
  })

  it('is not so for a complaint in a figure of speech, of which a place is learned to be meant', () => {
    const asked = (question: string, best: Partial<FoundAnswer>, earlier = '') =>
      !isStatement(said(question, earlier), library(best), null)
    const parting = 'my parting was a lane once and now it is the high street'
    expect(asked(parting, { chance: 0.7, score: 1, coverage: 0.2 })).toBe(true)
    expect(asked(parting, { chance: 0.3, score: 4, coverage: 0.5 })).toBe(true)
    expect(asked(parting, { chance: 0.2, score: 1, coverage: 0.2 })).toBe(false)
    const sure = { chance: 0.9, score: 6, coverage: 0.9 }
    expect(asked('he laughed and I laughed and I lost my parting', { chance: 0.7, score: 1, coverage: 0.2 })).toBe(
      false,
    )
    expect(asked('your last answer was long and my head was foggy', { chance: 0.3, score: 4, coverage: 0.5 })).toBe(
      false,
    )
    expect(asked('My aunt died and took her parting with her', sure)).toBe(false)
  })

  it('is heard in a place that is asked for by its words, though nothing was learned of it yet', () => {
    const young = { chance: undefined, score: 3, coverage: 1 }
    expect(isStatement(said('mounjaro and the pill'), library(young), null)).toBe(false)
    expect(isStatement(said('mounjaro and the pill'), library({ ...young, score: 0.5, coverage: 0.2 }), null)).toBe(
      true,
    )
  })

  it('is not so for a sign of illness, which is looked up', () => {
    const sign = { concern: 'bleeding-before-menopause', certainty: 'possible' } as Parameters<typeof isStatement>[2]
    expect(isStatement(said(message), library({}), sign)).toBe(false)
  })

  it('is not so for what goes on with a question', () => {
    expect(isStatement(said('my boss laughed and passed me the milk', 'hot flashes at work'), library({}), null)).toBe(
      false,
    )
  })

  it('is not so where an editor added what is found', () => {
    const added = { ...library({}), modules: [{ slug: 'grief', passages: [passage], isAskedFor: false }] }
    expect(isStatement(said(message), added as unknown as FoundLibrary, null)).toBe(false)
  })
})

it('looks up what to say next time for who was laughed at or not believed by a doctor', () => {
  const told = 'The doctor laughed. He actually laughed and said welcome to the club. I waited 7 weeks'
  expect(askedInstead(told)).toContain('brushed me off')
  expect(askedInstead('my GP fobbed me off again')).toContain('brushed me off')
  expect(askedInstead('My husband laughed at my fan')).toBeNull()
  expect(askedInstead('the nurse laughed with me, she was lovely')).toBeNull()
})
