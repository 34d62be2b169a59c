import type { Phrase } from './phrasePattern'
import type { Program } from './phraseProgram'
import { createStarts, type Reading } from './phraseReading'

/** What phrases need and a word has: all of it, and of that how programs may begin. */
type Met = { needs: Int32Array; beginnings: Int32Array }

/** What each word has of it, remembered for a conversation. */
export type NeedsMemory = Map<string, Met>

/** A message, and the phrases that may be in it, in the order in which they were given; the others certainly are not. */
export type IndexedReading = Reading & { phrases: Phrase[] }

/** Reads the words of a message. A caller with several messages of the same words passes what remembers those. */
export type PhraseIndex = (words: readonly string[], memory?: NeedsMemory) => IndexedReading

/** Parts of a message: bits of a number. */
const parts = 32

const nothing: Met = { needs: new Int32Array(0), beginnings: new Int32Array(0) }

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
  const isBeginning = new Uint8Array(needs)
  for (const need of beginningOf.values()) isBeginning[need] = 1
  const lengths = new Map<string, number[]>()
  for (const prefix of beginnings.keys())
    if (!lengths.get(prefix[0]!)?.includes(prefix.length)) add(lengths, prefix[0]!, prefix.length)

  /** What a word has, each need once. */
  const findMet = (word: string): Met => {
    const met = new Set(exact.get(word))
    for (const length of lengths.get(word[0] ?? '') ?? [])
      if (length <= word.length) for (const need of beginnings.get(word.slice(0, length)) ?? []) met.add(need)
    for (const { need, other } of asked) if (!met.has(need) && other(word)) met.add(need)
    if (met.size === 0) return nothing
    return {
      needs: Int32Array.from(met),
      beginnings: Int32Array.from([...met].filter((need) => isBeginning[need])),
    }
  }
  /** What the words of the phrases themselves have, which tells of nobody; there are so many of them and no more. */
  const metByOwn = new Map<string, Met>()
  const metBy = (word: string, memory: NeedsMemory): Met => {
    const known = metByOwn.get(word) ?? memory.get(word)
    if (known) return known
    const found = findMet(word)
    if (exact.has(word)) metByOwn.set(word, found)
    else memory.set(word, found)
    return found
  }

  return (words, memory = new Map()) => {
    /** In which parts of the message each need is met, a bit for each. */
    const metIn = new Int32Array(needs)
    const begun: number[] = []
    const numberOf = new Map<string, number>()
    const numbers = new Int32Array(words.length)
    const beginning = createChains(needs)
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at]!
      const known = numberOf.get(word)
      const number = known ?? numberOf.size
      numbers[at] = number
      const met = metBy(word, memory)
      const part = 1 << Math.floor((at * parts) / words.length)
      for (const need of met.needs) {
        const phrase = metIn[need] === 0 ? phraseAt[need]! : -1
        metIn[need]! |= part
        if (phrase !== -1) begun.push(phrase)
      }
      if (known !== undefined) continue
      numberOf.set(word, number)
      for (const need of met.beginnings) beginning.add(need, number)
    }
    for (const need of metBy(comma, memory).beginnings) beginning.add(need, numberOf.size)
    const isWhole = (index: number) => {
      const { from, to } = needsOf[index]!
      for (let need = from; need < to; need += 1) if (metIn[need] === 0) return false
      return true
    }
    /** Whether all that a program needs is met in parts so near to each other that it can reach from one to the other. */
    const isNear = (program: Program): boolean => {
      const reach = Math.ceil(((program.longest - 1) * parts) / words.length)
      if (reach >= parts - 1) return true
      const first = beginningOf.get(program)!
      let beginIn = metIn[first]!
      for (let need = first + 1; need < first + program.needed.length; need += 1) {
        let reachedFrom = metIn[need]!
        for (let further = 0; further < reach; further += 1) reachedFrom |= reachedFrom >>> 1
        beginIn &= reachedFrom
      }
      return beginIn !== 0
    }
    return {
      words,
      starts: createStarts(numbers, numberOf.size, (program) => beginning.of(beginningOf.get(program)!), isNear),
      phrases: begun
        .filter(isWhole)
        .sort((a, b) => a - b)
        .map((index) => phrases[index]!),
    }
  }
}

/** Lists of numbers by a number below a bound, as chains: most are empty, and an array for each is much. */
function createChains(bound: number) {
  // Where the last of each stands in what follows, from 1 up.
  const last = new Int32Array(bound)
  const numbers = [0]
  const before = [0]
  return {
    add: (key: number, number: number): void => {
      before.push(last[key]!)
      last[key] = numbers.push(number) - 1
    },
    of: (key: number): number[] => {
      const found: number[] = []
      for (let at = last[key]!; at !== 0; at = before[at]!) found.push(numbers[at]!)
      return found
    },
  }
}
