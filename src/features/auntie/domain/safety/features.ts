import { extractFeatures, extractWordFeatures, type MessageFeatures, type WordFeatures } from './messageFeatures'

/** A feature that only one example has says more about its author than about what is meant. */
const minDocumentFrequency = 2
/** Parts of words repeat what words say. */
const subwordWeight = 0.35

/** A message as learning sees it: its known features by number, and how much each weighs in a length of 1. */
export type SparseVector = { at: Uint32Array; value: Float32Array }

/** The features that examples share, rarer ones weighing more (inverse document frequency). */
export type FeatureSpace = {
  size: number
  /** How a message looks in these features; what no two examples have does not count. */
  place: (features: MessageFeatures) => SparseVector
  /** How many of its words examples have, too. */
  knownWords: (features: MessageFeatures) => number
}

/**
 * Makes the space of some examples, and places them in it; each is taken apart only once.
 * @param breathe lets others have a turn once a stretch of work is over
 */
export async function buildFeatureSpace(
  messages: readonly string[],
  breathe: () => Promise<void>,
): Promise<{ space: FeatureSpace; placed: SparseVector[] }> {
  const taken = new Map<string, WordFeatures>()
  const takeOnce = (word: string) => {
    const known = taken.get(word) ?? extractWordFeatures(word)
    taken.set(word, known)
    return known
  }
  const counts = new Map<number, number>()
  const areParts = new Set<number>()
  const found: MessageFeatures[] = []
  for (const message of messages) {
    const features = extractFeatures(message, takeOnce)
    found.push(features)
    for (const list of [features.words, features.sequences, features.parts])
      for (const feature of list) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    for (const part of features.parts) areParts.add(part)
    await breathe()
  }

  const numbers = new Map<number, number>()
  const weights: number[] = []
  for (const [feature, count] of counts) {
    if (count < minDocumentFrequency) continue
    numbers.set(feature, numbers.size)
    weights.push(Math.log(1 + messages.length / count) * (areParts.has(feature) ? subwordWeight : 1))
  }
  const place = ({ words, sequences, parts }: MessageFeatures): SparseVector => {
    const at: number[] = []
    let squares = 0
    for (const list of [words, sequences, parts])
      for (const feature of list) {
        const number = numbers.get(feature)
        if (number === undefined) continue
        at.push(number)
        squares += weights[number]! ** 2
      }
    const length = Math.sqrt(squares) || 1
    return { at: Uint32Array.from(at), value: Float32Array.from(at, (number) => weights[number]! / length) }
  }
  const placed: SparseVector[] = []
  for (const features of found) {
    placed.push(place(features))
    await breathe()
  }
  const knownWords = ({ words }: MessageFeatures) => words.filter((word) => numbers.has(word)).length
  return { space: { size: numbers.size, place, knownWords }, placed }
}
