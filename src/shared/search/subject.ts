import { readLines } from './askedAs'
import { wordsOf } from './searchTerms'

type Standing = { distance: number; weight: number }

/** A message of few words says less than one of many. */
export const shortMessageDamping = 0.3

/** How far words lie from what the library is about: `subjectWords.txt`, one line for all words of a distance and weight. */
export function readSubjectWords(): ReadonlyMap<string, Standing> {
  return new Map(
    readLines('subjectWords.txt').flatMap((line) => {
      const [standing, words] = line.split(': ') as [string, string]
      const [distance, weight] = standing.split(' ').map(Number) as [number, number]
      return words.split(' ').map((word) => [word, { distance, weight }] as const)
    }),
  )
}

let read: ReadonlyMap<string, Standing> | undefined
const subjectWords = () => (read ??= readSubjectWords())

/** Whether a word, in small letters and without accents, is one of the twenty-four thousand of English texts that have a distance. */
export const isEnglishWord = (word: string): boolean => subjectWords().has(word)

/**
 * How far a message lies from the subject of the library: above 0 it is rather about a recipe, a match or a tax, also in
 * words that nobody wrote down. One number a word, learned by `scripts/train-subject.ts`.
 */
export function createSubject(standings = subjectWords()): (text: string) => number {
  return (text) => {
    let distance = 0
    let weight = shortMessageDamping
    for (const word of wordsOf(text)) {
      const standing = standings.get(word)
      if (!standing) continue
      distance += standing.distance * standing.weight
      weight += standing.weight
    }
    return distance / weight
  }
}
