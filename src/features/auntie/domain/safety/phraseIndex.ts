import type { Phrase } from './phrasePattern'
import type { Program } from './phraseProgram'
import { meetNeeds } from './needsMet'
import { createStarts, type Reading } from './phraseReading'

/** What each word has of what phrases need, remembered for a conversation. */
export type NeedsMemory = Map<string, Int32Array>

/** A message, and the phrases that may be in it, in the order in which they were given; the others certainly are not. */
export type IndexedReading = Reading & { phrases: Phrase[] }

/** Reads the words of a message. A caller with several messages of the same words passes what remembers those. */
export type PhraseIndex = (words: readonly string[], memory?: NeedsMemory) => IndexedReading

const nothing = new Int32Array(0)

/** What stands for a phrase that was taken out. */
const comma = ','

/**
 * An index from words to the phrases that need them: of a thousand phrases a message has the words for some twenty, and
 * only those are looked for, each where it may begin.
 */
export function indexPhrases(phrases: readonly Phrase[]): PhraseIndex {
  const exact = new Map<string, number[]>()
  const beginnings = new Map<string, number[]>()
  const asked: { need: number; other: (word: string) => boolean }[] = []
  const add = <Key>(map: Map<Key, number[]>, key: Key, need: number) => {
    const needs = map.get(key)
    if (needs) needs.push(need)
    else map.set(key, [need])
  }

  let needs = 0
  /** The first need of each program, which is its beginning. */
  const beginningOf = new Map<Program, number>()
  /** What each phrase needs: from one up to, not including, the other. */
  const needsOf = phrases.map((phrase) => {
    const from = needs
    for (const program of phrase) {
      beginningOf.set(program, needs)
      for (const { exact: words, prefixes, other } of program.needed) {
        for (const word of words) add(exact, word, needs)
        for (const prefix of prefixes ?? []) add(beginnings, prefix, needs)
        if (other && !prefixes) asked.push({ need: needs, other })
        needs += 1
      }
    }
    return { from, to: needs }
  })
  /** The phrase that begins with a need, or -1. */
  const phraseAt = new Int32Array(needs).fill(-1)
  for (const [index, { from }] of needsOf.entries()) phraseAt[from] = index
  const lengths = new Map<string, number[]>()
  for (const prefix of beginnings.keys())
    if (!lengths.get(prefix[0]!)?.includes(prefix.length)) add(lengths, prefix[0]!, prefix.length)

  /** What a word has, each need once. */
  const findMet = (word: string): Int32Array => {
    const met = new Set(exact.get(word))
    for (const length of lengths.get(word[0] ?? '') ?? [])
      if (length <= word.length) for (const need of beginnings.get(word.slice(0, length)) ?? []) met.add(need)
    for (const { need, other } of asked) if (!met.has(need) && other(word)) met.add(need)
    return met.size === 0 ? nothing : Int32Array.from(met)
  }
  /** What the words of the phrases themselves have, which tells of nobody; there are so many of them and no more. */
  const metByOwn = new Map<string, Int32Array>()
  const metBy = (word: string, memory: NeedsMemory): Int32Array => {
    const known = metByOwn.get(word) ?? memory.get(word)
    if (known) return known
    const found = findMet(word)
    if (exact.has(word)) metByOwn.set(word, found)
    else memory.set(word, found)
    return found
  }

  return (words, memory = new Map()) => {
    const { met, isMet, places } = meetNeeds(
      needs,
      words.map((word) => metBy(word, memory)),
      metBy(comma, memory),
    )
    const begun = met.map((need) => phraseAt[need]!).filter((phrase) => phrase !== -1)
    const isWhole = (index: number) => {
      const { from, to } = needsOf[index]!
      for (let need = from; need < to; need += 1) if (!isMet(need)) return false
      return true
    }
    return {
      words,
      starts: createStarts((program) => beginningOf.get(program)!, places),
      phrases: begun
        .filter(isWhole)
        .sort((a, b) => a - b)
        .map((index) => phrases[index]!),
    }
  }
}
