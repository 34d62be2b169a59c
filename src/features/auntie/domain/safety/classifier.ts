import { fastExp } from './arithmetic'
import { createWordCorrection } from './correctWords'
import { createFeatureIndex } from './featureIndex'
import { beginPair, endPair, extractWordFeatures, hashWord, seeds } from './features'
import type { Concern } from './findConcern'
import { spelledOnly, type Weights } from './weights'

/** What a message resembles: the probability of each concern, and that there is none (0 to 1 each, 1 together). */
export type Classification = { harmless: number; concerns: ReadonlyMap<Concern, number> }

/** A word, and where what it is compared by stands in the weights; -1 where they do not have it. */
type KnownWord = {
  text: string
  hash: number
  place: number
  /** Those of its subwords that the weights have. */
  subwords: readonly number[]
  /** What the features of two words begin with of which it is the first. */
  pair: number
  around: number
  /** The pass in which its subwords were last counted. */
  countedIn: number
}

/** The words of one conversation, which come again in its sentences and messages. */
export type WordMemory = Map<string, KnownWord>

export type Classifier = {
  /** Judges a text from `normalizeMessage`. A caller with several texts of the same words passes what remembers those. */
  (text: string, memory?: WordMemory): Classification
  /** The text with words that no example has as the nearest one that many have. */
  correctWords?: (text: string, memory?: Map<string, string>) => string
}

/** With fewer words that the examples have, too, a message is left unclassified. */
const minKnownWords = 3
/** Subwords repeat what words say. */
export const subwordWeight = 0.35
/** Passes are numbered in 32 bits. */
const mostPasses = 0xffff_fff0

/** The probabilities that scores stand for (softmax). */
export function toProbabilities(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => fastExp(score - highest))
  const total = powers.reduce((sum, value) => sum + value, 0)
  return powers.map((value) => value / total)
}

/** The probabilities of the classes; those of concerns are put together when somebody asks for them, which few do. */
function createClassification(classes: Weights['classes'], probabilities: Float64Array): Classification {
  let concerns: ReadonlyMap<Concern, number> | undefined
  return {
    harmless: probabilities[classes.indexOf(null)] ?? 0,
    get concerns() {
      return (concerns ??= new Map(
        classes.flatMap((concern, column) => (concern === null ? [] : [[concern, probabilities[column]!] as const])),
      ))
    },
  }
}

/** Classifies by weights that `train` made: multinomial logistic regression over words and parts of words. */
export function createClassifier(weights: Weights): Classifier {
  const { classes, bias, scales, features, rarity, isWord, values } = weights
  const width = classes.length
  const indexOf = createFeatureIndex(features)
  const unknown: Classification = { harmless: 0.5, concerns: new Map() }
  /** The pass in which each feature was last counted: a text counts each once as a word, as two words and as a subword. */
  const countedIn = new Uint32Array(features.length)
  let pass = 0

  function learnWord(text: string, place: number): KnownWord {
    const { word, subwords } = extractWordFeatures(text)
    return {
      text,
      hash: word,
      place,
      subwords: subwords.map(indexOf).filter((place) => place !== -1),
      pair: beginPair(seeds.pair, word),
      around: beginPair(seeds.around, word),
      countedIn: 0,
    }
  }

  /** Words of the examples, by their places: they tell of no visitor, and need not be learned anew for each. */
  const learnedAt = new Map<number, KnownWord>()

  function knowWord(text: string, memory: WordMemory): KnownWord {
    const known = memory.get(text)
    if (known) return known
    const found = text === '.' ? -1 : indexOf(hashWord(text))
    const place = isWord[found] === spelledOnly ? -1 : found
    const kept = learnedAt.get(place)
    const learned = kept?.text === text ? kept : learnWord(text, place)
    if (!kept && place !== -1 && isWord[place]) learnedAt.set(place, learned)
    memory.set(text, learned)
    return learned
  }

  function score(words: readonly KnownWord[]): Float64Array | null {
    const scores = new Float64Array(width)
    let squares = 0
    let knownWords = 0
    const count = (place: number, share: number) => {
      if (place === -1 || countedIn[place] === pass) return
      countedIn[place] = pass
      knownWords += isWord[place]!
      const weight = rarity[place]! * share
      squares += weight * weight
      const row = place * width
      for (let column = 0; column < width; column += 1) scores[column]! += values[row + column]! * weight
    }
    if (pass >= mostPasses) {
      countedIn.fill(0)
      pass = 0
    }
    pass += 1
    for (const { place } of words) count(place, 1)
    pass += 1
    for (let index = 0; index + 1 < words.length; index += 1) {
      const { pair, around } = words[index]!
      count(indexOf(endPair(pair, words[index + 1]!.hash)), 1)
      if (index + 2 < words.length) count(indexOf(endPair(around, words[index + 2]!.hash)), 1)
    }
    pass += 1
    for (const word of words) {
      if (word.countedIn === pass) continue
      word.countedIn = pass
      for (const place of word.subwords) count(place, subwordWeight)
    }
    if (knownWords < minKnownWords) return null
    const length = Math.sqrt(squares) || 1
    return scores.map((value, column) => bias[column]! + (value * scales[column]!) / length)
  }

  const classify = (text: string, memory: WordMemory = new Map()): Classification => {
    const words = text
      .trim()
      .split(' ')
      .map((word) => knowWord(word, memory))
    const scores = score(words)
    return scores ? createClassification(classes, toProbabilities(scores)) : unknown
  }

  return Object.assign(classify, { correctWords: createWordCorrection(weights, indexOf) })
}
