import { beforeAll, describe, expect, it } from 'vitest'

import { createClassifier, type Classification } from './classifier'
import { createWordCorrection } from './correctWords'
import { normalizeMessage } from './normalizeMessage'
import { train, trainFurther } from './training'
import type { Example } from './variedExamples'
import { decodeWeights, encodeWeights, type Weights } from './weights'

const judgeBy = (weights: Weights) => {
  const classify = createClassifier(weights)
  return (message: string): Classification => classify(normalizeMessage(message))
}

const lines = (concern: Example['concern'], text: string): Example[] =>
  text.split('\n').map((message) => ({ concern, message }))

const few = [
  ...lines(
    'violence',
    `he locks me in at night and keeps the key
he locks the door at night and keeps my key
he keeps me in and locks the door with my key`,
  ),
  ...lines(
    'chest-pain',
    `a crushing pressure in my chest since this morning
there is a crushing weight on my chest this morning
my chest has a weight on it, a pressure since this morning`,
  ),
  ...lines(
    null,
    `what helps me with sleep at night and in the morning
how do i sleep at night and what helps in the morning
what helps with sleep since this morning, and how`,
  ),
]

describe('the classifier', () => {
  let classify: (message: string) => Classification
  const likeliest = (message: string) => {
    const { harmless, concerns } = classify(message)
    return [...concerns, [null, harmless] as const].sort((a, b) => b[1] - a[1])[0]![0]
  }
  beforeAll(() => {
    classify = judgeBy(train(few))
  })

  it('finds what resembles one, and how surely a message is none', () => {
    expect(likeliest('at night he keeps me in with my key')).toBe('violence')
    expect(likeliest('since this morning there is a pressure on my chest')).toBe('chest-pain')
    expect(likeliest('how do i sleep, and what helps at night')).toBeNull()
  })

  it('knows words by their parts, misspelled or with another ending', () => {
    expect(likeliest('crushin presure in my chest since this mornin')).toBe('chest-pain')
  })

  it('reads a word that no example has as the nearest one', () => {
    const { correctWords } = createClassifier(train(few))
    expect(correctWords!(' a crushnig presure since this mroning . ')).toBe(
      ' a crushing pressure since this morning . ',
    )
  })

  it('leaves words it knows, short ones, and those too far from any', () => {
    const { correctWords } = createClassifier(train(few))
    expect(correctWords!(' the kay , a walrus , rushing morning . ')).toBe(' the kay , a walrus , rushing morning . ')
  })

  it('looks for no slip in what is longer than any word', () => {
    const { isWord, rarity } = train(few)
    let lookedUp = 0
    const correctWords = createWordCorrection({ isWord, rarity }, () => {
      lookedUp += 1
      return -1
    })
    const long = ` ${'kill'.repeat(1_000)} `
    expect(correctWords(long)).toBe(long)
    expect(lookedUp).toBe(0)
  })

  it('leaves alone what has next to no word in common with any', () => {
    expect(classify('walrus').concerns.size).toBe(0)
    expect(classify('locked, walrus, tusks')).toEqual({ harmless: 0.5, concerns: new Map() })
  })

  it('learns the same bytes each time, and judges by them alone', () => {
    const bytes = encodeWeights(train(few))
    expect(encodeWeights(train(few))).toEqual(bytes)
    const stored = judgeBy(decodeWeights(bytes))
    expect(stored('he keeps me in at night')).toEqual(classify('he keeps me in at night'))
  })

  it('learns further examples on top, the same bytes each time, and keeps what it knew', () => {
    const further = lines(
      'chest-pain',
      'purple umbrella sings at noon\npurple umbrella sang at noon\nthe purple umbrella sings',
    )
    const base = train(few)
    const learn = () => trainFurther(base, few, further)
    expect(encodeWeights(learn())).toEqual(encodeWeights(learn()))
    expect(judgeBy(learn())('a purple umbrella sings at noon').concerns.get('chest-pain')).toBeGreaterThan(0.5)
    expect(judgeBy(learn())('at night he keeps me in with my key').concerns.get('violence')).toBeGreaterThan(0.4)
  })

  it('refuses bytes that are no weights', () => {
    expect(() => decodeWeights(new Uint8Array(4))).toThrow('no weights')
    expect(() => decodeWeights(new Uint8Array(400))).toThrow('no weights')
  })

  it.each(['', ' ', '.', '🙂', '…?!', 'ж'])('classifies %j without an error', (message) => {
    const { harmless } = classify(message)
    expect(harmless).toBeGreaterThan(0)
    expect(harmless).toBeLessThan(1)
  })

  it('classifies without any training', () => {
    expect(judgeBy(train([]))('anything')).toEqual({ harmless: 0.5, concerns: new Map() })
  })
})
