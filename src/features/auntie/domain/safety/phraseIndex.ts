import type { Phrase } from './phrasePattern'
import type { Program } from './phraseProgram'

/** Which phrases may be in the words of a message; the others certainly are not. */
export type PhraseIndex = (words: readonly string[]) => (phrase: Phrase) => boolean

/**
 * An index from words to the phrases that need them: of a thousand phrases a message has the words for some twenty, and
 * only those are looked for.
 */
export function indexPhrases(phrases: readonly Phrase[]): PhraseIndex {
  const exact = new Map<string, number[]>()
  const beginnings = new Map<string, number[]>()
  const asked: { place: number; other: (word: string) => boolean }[] = []
  const needs = new Map<Program, { from: number; to: number }>()
  const add = (map: Map<string, number[]>, key: string, place: number) => {
    const places = map.get(key)
    if (places) places.push(place)
    else map.set(key, [place])
  }

  let places = 0
  for (const program of phrases.flat()) {
    const from = places
    for (const { exact: words, prefixes, other } of program.needed) {
      for (const word of words) add(exact, word, places)
      for (const prefix of prefixes ?? []) add(beginnings, prefix, places)
      if (other && !prefixes) asked.push({ place: places, other })
      places += 1
    }
    needs.set(program, { from, to: places })
  }
  const lengths = [...new Set([...beginnings.keys()].map((prefix) => prefix.length))]

  return (words) => {
    const isMet = new Uint8Array(places)
    const mark = (met: readonly number[] | undefined) => {
      for (const place of met ?? []) isMet[place] = 1
    }
    for (const word of new Set(words)) {
      mark(exact.get(word))
      for (const length of lengths) if (length <= word.length) mark(beginnings.get(word.slice(0, length)))
      for (const { place, other } of asked) if (!isMet[place] && other(word)) isMet[place] = 1
    }
    return (phrase) =>
      phrase.every((program) => {
        const { from, to } = needs.get(program)!
        for (let place = from; place < to; place += 1) if (!isMet[place]) return false
        return true
      })
  }
}
