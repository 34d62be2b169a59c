import { fastExp } from './arithmetic'
import { createWordCorrection } from './correctWords'
import { createFeatureIndex } from './featureIndex'
import { extractFeatures, type MessageFeatures, type WordCache } from './features'
import type { Concern } from './findConcern'
import type { Weights } from './weights'

/** What a message resembles: the probability of each concern, and that there is none (0 to 1 each, 1 together). */
export type Classification = { harmless: number; concerns: ReadonlyMap<Concern, number> }

export type Classifier = {
  /** Judges a text from `normalizeMessage`. A caller with several texts of the same words passes what remembers those. */
  (text: string, featuresOf?: WordCache): Classification
  /** The text with words that no example has as the nearest one that many have. */
  correctWords?: (text: string) => string
}

/** With fewer words that the examples have, too, a message is left unclassified. */
const minKnownWords = 3
/** Subwords repeat what words say. */
export const subwordWeight = 0.35

/** The probabilities that scores stand for (softmax). */
export function toProbabilities(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => fastExp(score - highest))
  const total = powers.reduce((sum, value) => sum + value, 0)
  return powers.map((value) => value / total)
}

/** Classifies by weights that `train` made: multinomial logistic regression over words and parts of words. */
export function createClassifier(weights: Weights): Classifier {
  const { classes, bias, scales, features, rarity, isWord, values } = weights
  const indexOf = createFeatureIndex(features)
  const unknown: Classification = { harmless: 0.5, concerns: new Map() }

  function score(found: MessageFeatures): Float64Array | null {
    const scores = Float64Array.from(bias, () => 0)
    let squares = 0
    let knownWords = 0
    for (const [list, share] of [
      [found.words, 1],
      [found.ngrams, 1],
      [found.subwords, subwordWeight],
    ] as const)
      for (const feature of list) {
        const place = indexOf(feature)
        if (place === -1) continue
        knownWords += isWord[place]!
        const weight = rarity[place]! * share
        squares += weight * weight
        const row = place * classes.length
        for (let column = 0; column < classes.length; column += 1) scores[column]! += values[row + column]! * weight
      }
    if (knownWords < minKnownWords) return null
    const length = Math.sqrt(squares) || 1
    return scores.map((value, column) => bias[column]! + (value * scales[column]!) / length)
  }

  const classify = (text: string, featuresOf?: WordCache): Classification => {
    const scores = score(extractFeatures(text, featuresOf))
    if (!scores) return unknown
    const probabilities = toProbabilities(scores)
    return {
      harmless: probabilities[classes.indexOf(null)] ?? 0,
      concerns: new Map(
        classes.flatMap((concern, column) => (concern === null ? [] : [[concern, probabilities[column]!] as const])),
      ),
    }
  }

  return Object.assign(classify, { correctWords: createWordCorrection(weights, indexOf) })
}
