/** Lengths of the character n-grams of a word, its edges included. */
const subwordLengths = [3, 4, 5]
/** Shorter words have no subwords worth looking at. */
const minLengthWithSubwords = 4

/** What a message is compared by, each feature hashed to 32 bits: strings are slow to compare, and there are many. */
export type MessageFeatures = {
  words: number[]
  /** Pairs of words that follow each other, and two words around a third. */
  ngrams: number[]
  /** Character n-grams: what is left of a word when it is misspelled or takes another ending. */
  subwords: number[]
}

type WordFeatures = { word: number; subwords: readonly number[] }

export type WordCache = (word: string) => WordFeatures

// FNV-1a (Fowler, Noll, Vo): among half a million features some twenty pairs share a number.
const fnvOffset = 0x811c9dc5 | 0
const fnvPrime = 0x01000193
const mix = (hash: number, value: number) => Math.imul(hash ^ value, fnvPrime)

function hashText(text: string, start: number, end: number, seed: number): number {
  let hash = mix(fnvOffset, seed)
  for (let index = start; index < end; index += 1) hash = mix(hash, text.charCodeAt(index))
  return hash
}

const mixNumber = (hash: number, value: number): number =>
  mix(mix(mix(mix(hash, value & 0xff), (value >>> 8) & 0xff), (value >>> 16) & 0xff), value >>> 24)

/** What hashes of pairs begin with that share their kind and their first word. */
export const beginPair = (seed: number, first: number): number => mixNumber(mix(fnvOffset, seed), first)
/** The feature that stands for two words. */
export const endPair = mixNumber

/** Seeds that keep the kinds of features apart. */
export const seeds = { word: 1, subword: 2, pair: 3, around: 4 }

/** The feature that stands for a word. */
export const hashWord = (word: string): number => hashText(word, 0, word.length, seeds.word)

/** The same letter by letter: what it is before the first one, and with one more. */
export const hashOfNoWord = mix(fnvOffset, seeds.word)
export const hashWithLetter = mix

export function extractWordFeatures(word: string): WordFeatures {
  const subwords: number[] = []
  if (word.length >= minLengthWithSubwords) {
    const edged = `<${word}>`
    for (const length of subwordLengths)
      for (let start = 0; start + length <= edged.length; start += 1)
        subwords.push(hashText(edged, start, start + length, seeds.subword))
  }
  return { word: hashWord(word), subwords }
}

/** Extracts what words are compared by and remembers it, for many messages of training. */
export function createWordCache(): WordCache {
  const cache = new Map<string, WordFeatures>()
  return (word) => {
    const features = cache.get(word) ?? extractWordFeatures(word)
    cache.set(word, features)
    return features
  }
}

/**
 * What a normalized message is compared by.
 * @param text from `normalizeMessage`
 * @param featuresOf a word's features; a caller with many messages passes one that remembers
 */
export function extractFeatures(text: string, featuresOf: WordCache = extractWordFeatures): MessageFeatures {
  const texts = text.trim().split(' ')
  const found = texts.map(featuresOf)
  const words = new Set<number>()
  const ngrams = new Set<number>()
  const subwords = new Set<number>()
  found.forEach(({ word, subwords: own }, index) => {
    if (texts[index] !== '.') words.add(word)
    const [next, second] = [found[index + 1], found[index + 2]]
    if (next) ngrams.add(endPair(beginPair(seeds.pair, word), next.word))
    if (second) ngrams.add(endPair(beginPair(seeds.around, word), second.word))
    for (const subword of own) subwords.add(subword)
  })
  return { words: [...words], ngrams: [...ngrams], subwords: [...subwords] }
}
