import { exponential } from './arithmetic'
import { extractFeatures, type MessageFeatures, type WordCache } from './features'
import type { Concern } from './findConcern'
import type { Weights } from './weights'

/** What a message resembles: the probability of each concern, and that there is none (0 to 1 each, 1 together). */
export type Resemblance = { harmless: number; concerns: ReadonlyMap<Concern, number> }

/**
 * Judges a text from `normalizeMessage`. A caller with several texts of the same words passes what remembers those.
 */
export type Classifier = (text: string, featuresOf?: WordCache) => Resemblance

/** With fewer words that the examples have, too, a message is left unclassified. */
const minKnownWords = 3
/** Subwords repeat what words say. */
export const subwordWeight = 0.35

/** The probabilities that scores stand for (softmax). */
export function toProbabilities(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => exponential(score - highest))
  const total = powers.reduce((sum, value) => sum + value, 0)
  return powers.map((value) => value / total)
}

/** The places of features among sorted hashes, by a table of open addressing: a message asks for some thousand. */
function createIndex(features: Uint32Array): (feature: number) => number {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, features.length * 2)))
  const table = new Int32Array(size).fill(-1)
  features.forEach((feature, place) => {
    let slot = feature & (size - 1)
    while (table[slot] !== -1) slot = (slot + 1) & (size - 1)
    table[slot] = place
  })
  return (feature) => {
    let slot = feature & (size - 1)
    for (;;) {
      const place = table[slot]!
      if (place === -1 || features[place] === feature >>> 0) return place
      slot = (slot + 1) & (size - 1)
    }
  }
}

/** Classifies by weights that `train` made: multinomial logistic regression over words and parts of words. */
export function createClassifier({ classes, bias, scales, features, rarity, isWord, values }: Weights): Classifier {
  const indexOf = createIndex(features)
  const unknown: Resemblance = { harmless: 0.5, concerns: new Map() }

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

  return (text, featuresOf) => {
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
}
