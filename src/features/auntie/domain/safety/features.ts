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
const seeds = { word: 1, subword: 2, pair: 3, around: 4 }

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

/** Extracts what words are compared by and remembers it: for the many messages of training, not for a visitor's. */
export function createWordCache(): (word: string) => WordFeatures {
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
export function extractFeatures(
  text: string,
  featuresOf: (word: string) => WordFeatures = extractWordFeatures,
): MessageFeatures {
  const texts = text.trim().split(' ')
  const found = texts.map(featuresOf)
  const words = new Set<number>()
  const ngrams = new Set<number>()
  const subwords = new Set<number>()
  found.forEach(({ word, subwords: own }, index) => {
    if (texts[index] !== '.') words.add(word)
    const [next, second] = [found[index + 1], found[index + 2]]
    if (next) ngrams.add(hashNgram(seeds.pair, word, next.word))
    if (second) ngrams.add(hashNgram(seeds.around, word, second.word))
    for (const subword of own) subwords.add(subword)
  })
  return { words: [...words], ngrams: [...ngrams], subwords: [...subwords] }
}
