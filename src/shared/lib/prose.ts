import { remove as replaceConfusables } from 'confusables'
import { syllable } from 'syllable'

/** Words of plain text, as the readability scores count them. */
export const wordsOf = (text: string): string[] => text.match(/[A-Za-z0-9][A-Za-z0-9'’%.,-]*/g) ?? []

const hasWords = (text: string) => /[A-Za-z0-9]/.test(text)

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Of a line twice as long the segmenter takes four times as long: it is given one such stretch after the other. */
const stretch = 2_000

function segmentsOf(line: string): string[] {
  const found: string[] = []
  for (let at = 0, length = stretch; at < line.length;) {
    const segments = [...segmenter.segment(line.slice(at, at + length))]
    // The last of a stretch may go on behind its end.
    const whole = at + length < line.length ? segments.slice(0, -1) : segments
    for (const { segment } of whole) found.push(segment.trim())
    at += whole.reduce((sum, { segment }) => sum + segment.length, 0)
    length = whole.length > 0 ? stretch : length * 2
  }
  return found
}

/** Sentences of plain text, each line by itself; a colon ends one as well, as it does for the readability scores. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=:["”’)]?)\s+|\n+/)
    .filter(hasWords)
    .flatMap(segmentsOf)
    .filter(hasWords)

/** Asks, and so claims nothing; what only sounds like a question states. */
export const isQuestion = (sentence: string) =>
  /\?["”’)]*$/.test(sentence) &&
  !/^(?:why (?:suffer|wait|not|put up|bother|take|pay|risk|swallow)|who needs|d(?:o|id) you know|isn['’]t|aren['’]t|wouldn['’]t|did anyone tell you)\b/i.test(
    sentence,
  )

/** Letters that may only look like ours, and what the package reads amiss; “μg” is a unit. */
const otherLetters = /[^\P{L}a-zA-Z]/gu
const notConfused: Record<string, string> = { ι: 'i', μ: 'μ' }

/** A letter of another alphabet in a word that has ours, as the one that it looks like: it keeps a reader of words out. */
const toLatin = (word: string) =>
  /[a-z]/i.test(word)
    ? // One letter at a time: the package remembers whatever it is given.
      word.replaceAll(otherLetters, (letter) => notConfused[letter] ?? replaceConfusables(letter))
    : word

/**
 * Letters alone: as Word and Google Docs hand them out there are hard spaces, soft hyphens, “½”. Accents, what cannot be
 * seen, dots between letters and look-alikes are gone, so that nothing forbidden hides behind them.
 */
export const plain = (sentence: string) => {
  const text = sentence
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/(?<=\p{L})[·•‧∙⋅](?=\p{L})/gu, '')
    .replaceAll(/(?<=\p{L})_(?=\p{L})/gu, ' ')
  return (text.search(otherLetters) < 0 ? text : text.replaceAll(/\p{L}+/gu, toLatin)).replaceAll(/\s+/g, ' ')
}

function ratios(text: string): { wordsPerSentence: number; syllablesPerWord: number } {
  const sentences = sentencesOf(text)
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return { wordsPerSentence: words.length / sentences.length, syllablesPerWord: syllables / words.length }
}

/**
 * Flesch reading ease of plain text, 0 to 100; 70 is about an eleven-year-old's reading. NaN without words.
 * Source: Flesch R. A new readability yardstick. J Appl Psychol 1948;32(3):221-233.
 */
export function readingEase(text: string): number {
  const { wordsPerSentence, syllablesPerWord } = ratios(text)
  return 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord
}

/**
 * The US school grade that reads a plain text with ease, by Flesch and Kincaid. NaN without words.
 * Source: Kincaid JP et al. Derivation of new readability formulas. Naval Technical Training Command, report 8-75, 1975.
 */
export function readingGrade(text: string): number {
  const { wordsPerSentence, syllablesPerWord } = ratios(text)
  return 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59
}
