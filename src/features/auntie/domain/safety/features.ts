import { normalizeMessage } from './normalizeMessage'

/** Lengths of the character n-grams of a word, its edges included. */
const subwordLengths = [3, 4, 5]
/** Shorter words have no subwords worth looking at. */
const minLengthWithSubwords = 4
/** A feature that only one example has says more about its author than about what is meant. */
const minDocumentFrequency = 2
/** Subwords repeat what words say. */
const subwordWeight = 0.35

/** What a message is compared by, each feature hashed to 32 bits: strings are slow to compare, and there are many. */
export type MessageFeatures = {
  words: number[]
  /** Pairs and triples of words that follow each other, and two words around a third. */
  ngrams: number[]
  /** Character n-grams: what is left of a word when it is misspelled or takes another ending. */
  subwords: number[]
}

type WordFeatures = { word: number; subwords: readonly number[] }

// FNV-1a (Fowler, Noll, Vo): among half a million features some twenty pairs share a number.
const fnvOffset = 0x811c9dc5 | 0
const fnvPrime = 0x01000193
const mix = (hash: number, value: number) => Math.imul(hash ^ value, fnvPrime)

function hashText(text: string, start: number, end: number, seed: number): number {
  let hash = mix(fnvOffset, seed)
  for (let index = start; index < end; index += 1) hash = mix(hash, text.charCodeAt(index))
  return hash
}

function hashNgram(seed: number, ...words: number[]): number {
  let hash = mix(fnvOffset, seed)
  for (const word of words) for (let shift = 0; shift < 32; shift += 8) hash = mix(hash, (word >>> shift) & 0xff)
  return hash
}

/** Seeds that keep the kinds of features apart. */
const seeds = { word: 1, subword: 2, pair: 3, triple: 4, around: 5 }

function extractWordFeatures(word: string): WordFeatures {
  const edged = `<${word}>`
  const subwords =
    word.length < minLengthWithSubwords
      ? []
      : subwordLengths.flatMap((length) =>
          Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, start) =>
            hashText(edged, start, start + length, seeds.subword),
          ),
        )
  return { word: hashText(word, 0, word.length, seeds.word), subwords }
}

/**
 * What a message is compared by.
 * @param featuresOf a word's features; a caller with many messages passes one that remembers
 */
export function extractFeatures(
  message: string,
  featuresOf: (word: string) => WordFeatures = extractWordFeatures,
): MessageFeatures {
  const texts = normalizeMessage(message).trim().split(' ')
  const found = texts.map(featuresOf)
  const words = new Set<number>()
  const ngrams = new Set<number>()
  const subwords = new Set<number>()
  found.forEach(({ word, subwords: own }, index) => {
    if (texts[index] !== '.') words.add(word)
    const [next, second] = [found[index + 1], found[index + 2]]
    if (next) ngrams.add(hashNgram(seeds.pair, word, next.word))
    if (next && second)
      ngrams.add(hashNgram(seeds.triple, word, next.word, second.word)).add(hashNgram(seeds.around, word, second.word))
    for (const subword of own) subwords.add(subword)
  })
  return { words: [...words], ngrams: [...ngrams], subwords: [...subwords] }
}

/** A message as a vector of length 1: the indices of its known features, and the value of each. */
export type SparseVector = { indices: Uint32Array; values: Float32Array }

/** The features that at least two examples share, the rarer ones weighing more (inverse document frequency). */
export type FeatureSpace = {
  size: number
  /** Features outside the space do not count. */
  vectorize: (features: MessageFeatures) => SparseVector
  /** How many of a message's words are in the space. */
  countKnownWords: (features: MessageFeatures) => number
}

/**
 * Builds the space of some examples, and their vectors in it; the features of each are extracted once.
 * @param yieldToEventLoop awaited after each message, so that requests are answered meanwhile
 */
export async function buildFeatureSpace(
  messages: readonly string[],
  yieldToEventLoop: () => Promise<void>,
): Promise<{ space: FeatureSpace; vectors: SparseVector[] }> {
  const cache = new Map<string, WordFeatures>()
  const featuresOf = (word: string) => {
    const features = cache.get(word) ?? extractWordFeatures(word)
    cache.set(word, features)
    return features
  }
  const documentFrequency = new Map<number, number>()
  const allSubwords = new Set<number>()
  const extracted: MessageFeatures[] = []
  for (const message of messages) {
    const features = extractFeatures(message, featuresOf)
    extracted.push(features)
    for (const list of [features.words, features.ngrams, features.subwords])
      for (const feature of list) documentFrequency.set(feature, (documentFrequency.get(feature) ?? 0) + 1)
    for (const subword of features.subwords) allSubwords.add(subword)
    await yieldToEventLoop()
  }

  const indexOf = new Map<number, number>()
  const weights: number[] = []
  for (const [feature, count] of documentFrequency) {
    if (count < minDocumentFrequency) continue
    indexOf.set(feature, indexOf.size)
    weights.push(Math.log(1 + messages.length / count) * (allSubwords.has(feature) ? subwordWeight : 1))
  }
  const vectorize = ({ words, ngrams, subwords }: MessageFeatures): SparseVector => {
    const indices: number[] = []
    let squares = 0
    for (const list of [words, ngrams, subwords])
      for (const feature of list) {
        const index = indexOf.get(feature)
        if (index === undefined) continue
        indices.push(index)
        squares += weights[index]! ** 2
      }
    const length = Math.sqrt(squares) || 1
    return {
      indices: Uint32Array.from(indices),
      values: Float32Array.from(indices, (index) => weights[index]! / length),
    }
  }
  const vectors: SparseVector[] = []
  for (const features of extracted) {
    vectors.push(vectorize(features))
    await yieldToEventLoop()
  }
  const countKnownWords = ({ words }: MessageFeatures) => words.filter((word) => indexOf.has(word)).length
  return { space: { size: indexOf.size, vectorize, countKnownWords }, vectors }
}
