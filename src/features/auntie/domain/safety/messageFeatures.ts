import { normalizeMessage } from './normalizeMessage'

/** Shortest and longest run of letters that counts as a part of a word, its edges included. */
const partLengths = [3, 4, 5]
/** Words so short have no parts worth looking at. */
const shortestWithParts = 4

/** What a message is compared by, each as a number of 32 bits: words are long to compare, and there are many. */
export type MessageFeatures = {
  words: number[]
  /** Words that follow each other, and two words around a third. */
  sequences: number[]
  /** Parts of words: what is left of one when it is misspelled or takes another ending. */
  parts: number[]
}

/** A word as features: itself, and its parts. */
export type WordFeatures = { word: number; parts: readonly number[] }

// FNV-1a (Fowler, Noll, Vo): among half a million features some twenty pairs share a number.
const offset = 0x811c9dc5 | 0
const prime = 0x01000193
const mixed = (hash: number, value: number) => Math.imul(hash ^ value, prime)

function hashOf(text: string, start: number, end: number, seed: number): number {
  let hash = mixed(offset, seed)
  for (let at = start; at < end; at += 1) hash = mixed(hash, text.charCodeAt(at))
  return hash
}

function sequence(kind: number, ...words: number[]): number {
  let hash = mixed(offset, kind)
  for (const word of words) for (let shift = 0; shift < 32; shift += 8) hash = mixed(hash, (word >>> shift) & 0xff)
  return hash
}

/** Seeds that keep the kinds of features apart. */
const kinds = { word: 1, part: 2, pair: 3, three: 4, around: 5 }

/** Takes a word apart. */
export function extractWordFeatures(word: string): WordFeatures {
  const edged = `<${word}>`
  const parts =
    word.length < shortestWithParts
      ? []
      : partLengths.flatMap((length) =>
          Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, at) =>
            hashOf(edged, at, at + length, kinds.part),
          ),
        )
  return { word: hashOf(word, 0, word.length, kinds.word), parts }
}

/**
 * What a message is compared by.
 * @param take takes a word apart; one that remembers saves time over many messages
 */
export function extractFeatures(
  message: string,
  take: (word: string) => WordFeatures = extractWordFeatures,
): MessageFeatures {
  const texts = normalizeMessage(message).trim().split(' ')
  const taken = texts.map(take)
  const words = new Set<number>()
  const sequences = new Set<number>()
  const parts = new Set<number>()
  taken.forEach(({ word, parts: own }, at) => {
    if (texts[at] !== '.') words.add(word)
    const [next, second] = [taken[at + 1], taken[at + 2]]
    if (next) sequences.add(sequence(kinds.pair, word, next.word))
    if (next && second)
      sequences.add(sequence(kinds.three, word, next.word, second.word)).add(sequence(kinds.around, word, second.word))
    for (const part of own) parts.add(part)
  })
  return { words: [...words], sequences: [...sequences], parts: [...parts] }
}
