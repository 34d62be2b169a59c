import { normalizeMessage } from './normalizeMessage'

/** Shortest and longest run of letters that counts as a part of a word, its edges included. */
const partLengths = [3, 4, 5]
/** Words so short have no parts worth looking at. */
const shortestWithParts = 4

/** Parts of a word: what is left of it when it is misspelled or takes another ending. They start with `#`. */
function partsOf(word: string): string[] {
  const edged = `<${word}>`
  return partLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, at) => `#${edged.slice(at, at + length)}`),
  )
}

/** What a message is compared by: its words, words that follow each other, two words around a third, and parts of words. */
export function messageFeatures(message: string): string[] {
  const words = normalizeMessage(message).trim().split(' ')
  const features = new Set<string>()
  words.forEach((word, at) => {
    const [next, second] = [words[at + 1], words[at + 2]]
    if (word !== '.') features.add(word)
    if (next) features.add(`${word} ${next}`)
    if (next && second) features.add(`${word} ${next} ${second}`).add(`${word} _ ${second}`)
    if (word.length >= shortestWithParts) for (const part of partsOf(word)) features.add(part)
  })
  return [...features]
}
