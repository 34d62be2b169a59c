import { isQuestion, sentencesOf, wordsOf } from '../prose'

import { claimFeatures } from './claimFeatures'
import model from './claimWeights.json'

/** Each weight is a whole number of so many parts of 1. */
export type ClaimModel = { examples: string; bias: number; part: number; weights: string }

/** Above it something forbidden is likelier than not, and rare among what is published (docs/decisions/092). */
const likeness = 1.25

/** A label, a greeting or a heading of fewer words says too little to be like anything. */
const fewestWords = 5

/** What an editor reads beside such a sentence. */
export const whyLikeForbidden =
  'It reads like a dose to take, a diagnosis, a promise, a remedy for hot flashes, or a reason not to be seen: say it otherwise, or say beside Publish why it stands.'

let read: Int8Array | undefined
const weights = () => (read ??= Int8Array.from(atob(model.weights), (byte) => byte.charCodeAt(0)))

/** How much a sentence is like forbidden ones rather than like harmless ones: the logarithm of the odds. */
function score(text: string): number {
  const features = claimFeatures(text)
  const table = weights()
  const sum = features.reduce((total, feature) => total + table[feature]!, 0)
  return model.bias + (sum * model.part) / Math.sqrt(features.length)
}

/**
 * Sentences that read like what may not be published (a dose, a diagnosis, a promise, care spurned, a remedy for hot flashes),
 * alone or behind the sentence before, in words that no rule has. Learned from examples by `scripts/train-claims.ts`: an
 * editor may be asked about one, none is refused.
 */
export function likeForbidden(text: string): string[] {
  const sentences = sentencesOf(text)
  return sentences.filter((sentence, index) => {
    if (isQuestion(sentence) || wordsOf(sentence).length < fewestWords) return false
    const before = sentences[index - 1]
    return score(sentence) > likeness || (before !== undefined && score(`${before} ${sentence}`) > likeness)
  })
}
