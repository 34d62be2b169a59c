import { readLines } from './askedAs'
import { wordsOf } from './searchTerms'

/** Nothing said in more words than this has one meaning here. */
const longest = 5

/** What is said in different words for one thing: each of the ways, and the one that stands for all. */
function readSameWords(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readLines('synonyms.txt').flatMap((line) => {
      const [meant, ways] = line.split(': ') as [string, string]
      return ways.split(', ').map((way) => [wordsOf(way).join(' '), wordsOf(meant)] as const)
    }),
  )
}

/** Words of a text with those of one meaning made the same, the longest way of saying it first. */
export function createSynonyms(meanings = readSameWords()): (text: string) => string[] {
  /** Words of the longest way that begins with a word. */
  const longestFrom = new Map<string, number>()
  for (const way of meanings.keys()) {
    const words = way.split(' ')
    longestFrom.set(words[0]!, Math.max(longestFrom.get(words[0]!) ?? 0, words.length))
  }
  return (text) => {
    const words = wordsOf(text)
    const same: string[] = []
    for (let at = 0; at < words.length;) {
      let length = Math.min(longestFrom.get(words[at]!) ?? 0, longest, words.length - at)
      while (length > 0 && !meanings.has(words.slice(at, at + length).join(' '))) length -= 1
      if (length === 0) same.push(words[at]!)
      else same.push(...meanings.get(words.slice(at, at + length).join(' '))!)
      at += Math.max(1, length)
    }
    return same
  }
}
