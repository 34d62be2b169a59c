import { describe, expect, it } from 'vitest'

import type { Classification } from './classifier'
import { builtInLists, builtInRules } from '../../content/safetyRules'
import { compileRules } from './findConcern'
import { createRecognizer } from './recognizer'

const rules = compileRules([{ concern: 'violence', phrases: 'he hit me', harmless: '' }], {})
const resembles = (worry: number): Classification => ({
  harmless: 1 - worry,
  concerns: new Map([
    ['self-harm', worry * 0.6],
    ['stroke', worry * 0.4],
  ]),
})

describe('how sure a judgement is', () => {
  const judge = (message: string, worry: number) => createRecognizer(rules, () => resembles(worry))(message)

  it.each([
    [0.9, { concern: 'self-harm', certainty: 'sure' }],
    [0.5, { concern: 'self-harm', certainty: 'possible' }],
    [0.31, { concern: 'self-harm', certainty: 'faint' }],
    [0.2, null],
  ] as const)('follows the classification: %d', (worry, judgement) => {
    const heard = judge('nothing helps', worry)
    expect(heard).toEqual(judgement && { ...judgement, isLikeness: true })
  })

  it('hears no crisis by chance in a few words that say nothing of it', () => {
    expect(judge('the boiler shows an error', 0.5)).toBeNull()
    expect(judge('the boiler shows an error', 0.9)?.certainty).toBe('sure')
  })

  it('hears a crisis by the whole, or by a whole that is a little so and one sentence that says it', () => {
    const message = 'I write it all down. We had cake.'
    const byOne = (whole: number, sentence: number) =>
      createRecognizer(rules, (text) => {
        const isWhole = text.includes('write') && text.includes('cake')
        return resembles(isWhole ? whole : text.includes('write') ? sentence : 0.01)
      })(message)
    expect(byOne(0.4, 0.1)).toMatchObject({ concern: 'self-harm', certainty: 'faint' })
    expect(byOne(0.2, 0.4)).toBeNull()
    expect(byOne(0.2, 0.8)).toMatchObject({ concern: 'self-harm', certainty: 'faintest' })
    expect(byOne(0.05, 0.8)).toBeNull()
  })

  it('hears a sign of illness sooner than a crisis', () => {
    const stroke = (): Classification => ({ harmless: 0.8, concerns: new Map([['stroke', 0.2]]) })
    expect(createRecognizer(rules, stroke)('some words')).toMatchObject({ concern: 'stroke', certainty: 'faintest' })
  })

  it('takes a phrase for sure unless the message looks harmless', () => {
    expect(judge('He hit me.', 0.5)).toEqual({ concern: 'violence', certainty: 'sure' })
    expect(judge('He hit me.', 0.1)).toEqual({ concern: 'violence', certainty: 'possible' })
    expect(judge('He hit me.', 0.01)).toBeNull()
  })

  it.each(['strangulation', 'other-emergency'] as const)(
    'takes what counts by the hour for sure where other need only may be meant: %s',
    (concern) => {
      const throat = compileRules([{ concern, phrases: 'my throat', harmless: '' }], {})
      const judgeThroat = (worry: number) => createRecognizer(throat, () => resembles(worry))('It is at my throat.')
      expect(judgeThroat(0.2)).toEqual({ concern, certainty: 'sure' })
      expect(judgeThroat(0.1)).toEqual({ concern, certainty: 'possible' })
    },
  )

  it.each([
    'Two days now my stools have been sticky and dark as tar. I live on naproxen for my knees and the cramps.',
    'My watch says 155 and my heart has been irregular for hours. I almost fainted at the till. The change, says my boss.',
    'Bad back for a month. Now it is numb down there, and when I wipe I cannot feel it. Is that dryness?',
    'Six weeks late at 44. Pain low on one side, a bit of blood, and my shoulder hurts at the tip. What helps the pain?',
  ])('takes for an emergency, among words that resemble a question: %s', (message) => {
    const builtIn = compileRules(builtInRules, builtInLists)
    expect(createRecognizer(builtIn, () => resembles(0.2))(message)).toEqual({
      concern: 'other-emergency',
      certainty: 'sure',
    })
  })

  it('takes for an emergency what surely resembles one, though a phrase found what can wait', () => {
    const bleeding = compileRules([{ concern: 'bleeding-before-menopause', phrases: 'flooding', harmless: '' }], {})
    const judgeBy = (emergency: number) =>
      createRecognizer(bleeding, () => ({
        harmless: 1 - emergency,
        concerns: new Map([['other-emergency', emergency]]),
      }))('I am flooding again today.')?.concern
    expect(judgeBy(0.9)).toBe('other-emergency')
    expect(judgeBy(0.7)).toBe('bleeding-before-menopause')
  })

  it('takes nothing for a sign of illness that is worrying by harmless words alone', () => {
    const clots = compileRules([{ concern: 'stroke', phrases: 'numb', harmless: 'blood clots' }], {})
    const judgeBy = (concern: 'stroke' | 'self-harm', rest: number) =>
      createRecognizer(clots, (text) => {
        const worry = text.includes('clots') ? 0.95 : rest
        return { harmless: 1 - worry, concerns: new Map([[concern, worry]]) }
      })('HRT and blood clots')
    expect(judgeBy('stroke', 0.1)).toMatchObject({ concern: 'stroke', certainty: 'faint' })
    expect(judgeBy('stroke', 0.5)).toMatchObject({ concern: 'stroke', certainty: 'faint' })
    expect(judgeBy('stroke', 0.9)).toMatchObject({ concern: 'stroke', certainty: 'sure' })
    expect(judgeBy('self-harm', 0.1)).toMatchObject({ concern: 'self-harm', certainty: 'sure' })
  })

  describe('within an emergency of the body', () => {
    const asleep = compileRules([{ concern: 'self-harm', phrases: 'asleep ... wake', harmless: '' }], {})
    const message = 'My chest is crushed. He is asleep and I dont want to wake.'
    const judgeWith = (crisis: number, inSentence: number) =>
      createRecognizer(asleep, (text) => {
        const selfHarm = text.includes('chest') ? crisis : inSentence
        return {
          harmless: 0.001,
          concerns: new Map([
            ['self-harm', selfHarm],
            ['chest-pain', 0.999 - selfHarm],
          ]),
        }
      })(message)

    it('a turn of speech is no crisis', () => {
      expect(judgeWith(0.001, 0.1)).toEqual({ concern: 'chest-pain', certainty: 'sure' })
    })

    it('a crisis is one, where the message or a sentence of it resembles one', () => {
      expect(judgeWith(0.1, 0.1)).toEqual({ concern: 'self-harm', certainty: 'sure' })
      expect(judgeWith(0.001, 0.8)).toEqual({ concern: 'self-harm', certainty: 'sure' })
    })
  })

  it('looks at each sentence of a long message', () => {
    const judgeWith = (inPart: number, whole: number) =>
      createRecognizer(rules, (message) => resembles(message.includes('dark') && message.length < 80 ? inPart : whole))(
        letter,
      )
    const letter = 'We went to the sea. It rained. Then it went dark in me. My sister made tea. It was good tea, too.'
    expect(judgeWith(0.95, 0.05)).toMatchObject({ concern: 'self-harm', certainty: 'possible' })
    expect(judgeWith(0.85, 0.05)).toBeNull()
  })
})
