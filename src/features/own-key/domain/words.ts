import { entropyToMnemonic, mnemonicToEntropy, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** How many words hold 256 bits and their checksum (BIP 39). */
export const wordCount = 24

/** The 24 words of a secret, from the English list of BIP 39. @param secret 32 bytes */
export function wordsOf(secret: Uint8Array): string[] {
  return entropyToMnemonic(secret, wordlist).split(' ')
}

/** What was typed or scanned, as words: numbers before them, commas and line breaks do not matter. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}

/** How many letters have to be changed, added, left out or swapped with their neighbour to come from one word to another. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row, ...Array<number>(other.length).fill(0)])
  for (let column = 0; column <= other.length; column += 1) rows[0]![column] = column
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? rows[row - 2]![column - 2]! + 1
          : Infinity
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + cost,
        swapped,
      )
    }
  return rows[one.length]![other.length]!
}

/** The words of the list that a mistyped one may have meant: the nearest, when there are one or two. */
function meant(word: string): string[] {
  const near = wordlist.map((listed) => ({ listed, away: distance(word, listed) })).filter(({ away }) => away <= 2)
  const least = Math.min(...near.map(({ away }) => away))
  const nearest = near.filter(({ away }) => away === least).map(({ listed }) => listed)
  return nearest.length <= 2 ? nearest : []
}

/** The two neighbours that make a key when they change places; null when none do, or several. */
function swappedNeighbours(words: readonly string[]): number | null {
  const found = words.slice(1).flatMap((_, at) => {
    const other = [...words]
    ;[other[at], other[at + 1]] = [other[at + 1]!, other[at]!]
    return validateMnemonic(other.join(' '), wordlist) ? [at] : []
  })
  return found.length === 1 ? found[0]! : null
}

/** A secret that was read, or which word is wrong. */
export type ReadWords = { secret: Uint8Array<ArrayBuffer> } | { problem: string }

/** Reads the secret from its words, or says which of them is wrong. */
export function readWords(text: string): ReadWords {
  const words = splitWords(text)
  if (words.length === 0) return { problem: 'Type the 24 words of your sheet, in their order.' }
  for (const [index, word] of words.entries()) {
    if (wordlist.includes(word)) continue
    const guesses = meant(word).map((guess) => `“${guess}”`)
    const guess = guesses.length > 0 ? ` Is it ${guesses.join(' or ')}?` : ''
    return { problem: `Word ${index + 1}, “${word}”, is not on the list these words come from.${guess}` }
  }
  if (words.length !== wordCount) {
    const away = Math.abs(wordCount - words.length)
    const much = words.length < wordCount ? `${away} ${away === 1 ? 'is' : 'are'} missing` : `that is ${away} too many`
    return { problem: `That is ${words.length} ${words.length === 1 ? 'word' : 'words'}; ${much}.` }
  }
  try {
    return { secret: Uint8Array.from(mnemonicToEntropy(words.join(' '), wordlist)) }
  } catch {
    const at = swappedNeighbours(words)
    return {
      problem:
        at === null
          ? 'Each word is a real one, but together they are no key. One of them is another than on your sheet, or two have changed places.'
          : `Each word is a real one, but together they are no key. Did words ${at + 1} and ${at + 2}, “${words[at]}” and “${words[at + 1]}”, change places?`,
    }
  }
}
