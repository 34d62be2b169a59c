import { hashText } from '../hashText'
import { plain } from '../prose'
import { ailments, hotFlash, medicine, remedy } from '../remedies'

/** Numbers of the table that weights stand in: some fifty thousand features share them. */
export const tableSize = 2 ** 16

const placeOf = (text: string): number => hashText(text) % tableSize

const ofEverywhere = (pattern: RegExp | string) =>
  new RegExp(typeof pattern === 'string' ? pattern : pattern.source, 'g')
/** Words of a kind, which sentences have in common however they name it. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [ofEverywhere(hotFlash), ' FLASH '],
  [ofEverywhere(remedy), ' REMEDY '],
  [
    ofEverywhere(
      String.raw`\b${medicine}|\b(?:patch(?:es)?|gel|hrt|hormones?|thyroxine|sertraline|statins?|insulin|doses?|mg|milligrams?)\b`,
    ),
    ' MEDICINE ',
  ],
  [ofEverywhere(ailments), ' AILMENT '],
  [
    /\b(?:doctors?|gps?|nurses?|clinics?|surger(?:y|ies)|hospitals?|specialists?|pharmacists?|prescribers?|appointments?|check-?ups?|mammograms?|smears?|scans?|screenings?|tests?|counsellors?|counselors?)\b/g,
    ' CARE ',
  ],
  [/\b(?:mornings?|evenings?|nights?|days?|weeks?|fortnights?|months?|years?)\b/g, ' TIME '],
  [/\b(?:\d+(?:[.,]\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|double|twice)\b/g, ' NUMBER '],
]

const stem = (word: string) => (word.length > 4 ? word.replace(/(?:'s|ing|ed|es|s|ly)$/, '') : word)

function tokensOf(small: string): string[] {
  return ['<', ...(small.match(/[A-Z]+|[a-z][a-z'-]*|[?!:;]/g) ?? []).map(stem), '>']
}

function addNgrams(tokens: readonly string[], found: Set<number>): void {
  tokens.forEach((token, index) => {
    const [next, afterNext] = [tokens[index + 1], tokens[index + 2]]
    found.add(placeOf(token))
    if (next !== undefined) found.add(placeOf(`${token} ${next}`))
    if (afterNext === undefined) return
    found.add(placeOf(`${token} ${next} ${afterNext}`))
    found.add(placeOf(`${token} _ ${afterNext}`))
  })
}

/** Where the weights of a text stand: its words, two and three that follow each other, and two around a third. */
export function claimFeatures(text: string): number[] {
  const small = plain(text).toLowerCase().replaceAll('’', "'")
  const found = new Set<number>()
  addNgrams(tokensOf(small), found)
  const ofKinds = tokensOf(kinds.reduce((read, [pattern, kind]) => read.replaceAll(pattern, kind), small))
  addNgrams(ofKinds, found)
  // Which kinds meet in it, wherever they stand.
  const present = [...new Set(ofKinds.filter((token) => /^[A-Z]+$/.test(token)))].sort()
  for (const one of present) for (const other of present) if (one < other) found.add(placeOf(`${one}+${other}`))
  return [...found]
}
