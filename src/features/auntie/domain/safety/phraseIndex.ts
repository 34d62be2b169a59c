import type { Phrase } from './phrasePattern'

/** The phrases that may be in the words of a message, in the order in which they were given; the others certainly are not. */
export type PhraseIndex = (words: readonly string[]) => Phrase[]

/**
 * An index from words to the phrases that need them: of a thousand phrases a message has the words for some twenty, and
 * only those are looked for.
 */
export function indexPhrases(phrases: readonly Phrase[]): PhraseIndex {
  const exact = new Map<string, number[]>()
  const beginnings = new Map<string, number[]>()
  const asked: { place: number; other: (word: string) => boolean }[] = []
  const add = <Key>(map: Map<Key, number[]>, key: Key, place: number) => {
    const places = map.get(key)
    if (places) places.push(place)
    else map.set(key, [place])
  }

  let places = 0
  /** The places of what a phrase needs: from one up to, not including, the other. */
  const needs = phrases.map((phrase) => {
    const from = places
    for (const { exact: words, prefixes, other } of phrase.flatMap(({ needed }) => needed)) {
      for (const word of words) add(exact, word, places)
      for (const prefix of prefixes ?? []) add(beginnings, prefix, places)
      if (other && !prefixes) asked.push({ place: places, other })
      places += 1
    }
    return { from, to: places }
  })
  const phraseAt = new Map(needs.map(({ from }, index) => [from, index]))
  const lengths = new Map<string, number[]>()
  for (const prefix of beginnings.keys())
    if (!lengths.get(prefix[0]!)?.includes(prefix.length)) add(lengths, prefix[0]!, prefix.length)

  return (words) => {
    const isMet = new Uint8Array(places)
    const begun: number[] = []
    const meet = (place: number) => {
      if (isMet[place]) return
      isMet[place] = 1
      const phrase = phraseAt.get(place)
      if (phrase !== undefined) begun.push(phrase)
    }
    for (const word of new Set(words)) {
      exact.get(word)?.forEach(meet)
      for (const length of lengths.get(word[0] ?? '') ?? [])
        if (length <= word.length) beginnings.get(word.slice(0, length))?.forEach(meet)
      for (const { place, other } of asked) if (!isMet[place] && other(word)) meet(place)
    }
    const isWhole = (index: number) => {
      const { from, to } = needs[index]!
      for (let place = from; place < to; place += 1) if (!isMet[place]) return false
      return true
    }
    return begun
      .filter(isWhole)
      .sort((a, b) => a - b)
      .map((index) => phrases[index]!)
  }
}
