import { describe, expect, it } from 'vitest'

import type { FoundAnswer, FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { outsideTexts } from './answerTexts'
import { chooseWording } from './chooseWording'
import { classifyStatement } from './statementKinds'
import { answerStatement, isStatement } from './statementReplies'
import { carefulText, pageQuestions, statementTexts } from './statementTexts'

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

const answer = (message: string, found: FoundLibrary, judged: Parameters<typeof answerStatement>[2] = null) =>
  answerStatement(message, found, judged, () => library({}))

const said = (question: string, earlier = '') => ({ question, earlier, leans: false })

describe('what somebody tells without asking', () => {
  it.each([
    ['My mother died in May and I still buy her marmalade', 'loss'],
    ['We buried the old dog under the pear tree', 'pet'],
    ['I nearly died laughing when the fan fell in the soup', 'laughter'],
    ['Scan came back clear!!! I have ordered a canoe', 'relief'],
    ['My doctor LISTENED today, half an hour', 'other'],
    ['So tired and worn out by everybody', 'hard day'],
    ['I cried into the peas and then we laughed about it', 'laughter'],
    ['My knees ached and we laughed about it', 'other'],
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
    for (const text of [...Object.values(statementTexts), outsideTexts].flat()) {
      expect(text).not.toContain('“')
      expect(text.split(/(?<=[.!?]) /).length).toBeLessThanOrEqual(5)
    }
    const { response, links } = answer('That made a change, the bus was on time.', library({ chance: 0.05, score: 1 }))
    expect([statementTexts.other.includes(response), links]).toEqual([true, []])
  })

  it('is answered in the same words each time, and not every message in the same', () => {
    const told = ['We sang all evening', 'The bus was early', 'My aunt has a hat', 'I ate the last one', 'Rain again']
    const said = told.map((message) => chooseWording(message, statementTexts.other))
    expect(said).toEqual(told.map((message) => chooseWording(message, statementTexts.other)))
    expect(new Set(said).size).toBeGreaterThan(1)
  })

  it('names the page that may help a loss, and otherwise only where the library plainly treats it', () => {
    const asked: string[] = []
    const { response, links } = answerStatement('My mother died in May.', library({}), null, (question) => {
      asked.push(question)
      return library({})
    })
    expect(asked).toEqual([pageQuestions.loss])
    expect(response).toMatch(/^I’m so sorry\..* If you’d like to read, there’s “Grief” \[1\]\.$/)
    expect(links.map(({ path }) => path)).toEqual(['/education/grief'])
    const sure = library({ chance: 0.9, score: 14, coverage: 0.9 })
    expect(answer('The bus was early.', sure).links.map(({ path }) => path)).toEqual(['/education/grief'])
    expect(answer('Scan came back clear!!!', sure).links).toEqual([])
  })

  it('congratulates nobody who may be in need', () => {
    const need = { concern: 'self-harm', certainty: 'possible' } as Parameters<typeof answerStatement>[2]
    const { response } = answer('The all clear, and I gave the cat away.', library({}), need)
    expect(response).toBe(carefulText)
    const faint = { concern: 'violence', certainty: 'faint' } as Parameters<typeof answerStatement>[2]
    expect(answer('My mother-in-law drives me round the bend', library({}), faint).response).toBe(carefulText)
    expect(statementTexts.joke).toContain(answer('My mother-in-law drives me round the bend', library({})).response)
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

  it.each(['Retiring in May!! 30 years a nurse', 'the football was a disgrace again', 'I am fed up, full stop'])(
    'is so for what is plainly told, however likely a page is: %s',
    (told) => {
      const sure = library({ chance: 0.9, score: 6, coverage: 0.9 })
      expect(isStatement(said(told), sure, null)).toBe(true)
      expect(isStatement(said(`${told}. What helps?`), sure, null)).toBe(false)
    },
  )

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
