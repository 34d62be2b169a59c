import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { readingGrade, sentencesOf, wordsOf } from '@/shared/lib/prose'
import { proseOf, textBlocks, uncitedFacts } from '@/shared/lib/textBlocks'

/** What cannot be published (`error`), or should be looked at once more, with the words that it is about. */
export type TextFinding = { level: 'error' | 'warning'; message: string; words: string }

/** As for articles: longer sentences lose readers. */
const longSentence = 30
/** A name, an address or a short name is no prose. */
const isProse = (text: string) => wordsOf(text).length > 3 && !/^\S+$/.test(text.trim())

/**
 * How the texts of a form read, and what stands against publishing them; null where there is no prose.
 * @param roots of the rich texts in it
 */
export function checkTexts(
  texts: readonly string[],
  roots: readonly unknown[] = [],
): { grade: number; longestWords: number; findings: TextFinding[] } | null {
  const blocks = roots.flatMap(textBlocks)
  const prose = [...texts, proseOf(blocks)].filter(isProse)
  const headings = blocks.filter(({ kind }) => kind !== 'prose').map(({ text }) => text)
  if (prose.length === 0) return null
  const sentences = prose
    .flatMap((text) => sentencesOf(text))
    .map((words) => ({ words, length: wordsOf(words).length }))
  const findings = [
    ...[...prose, ...headings].flatMap((text) =>
      forbiddenClaims(text).map((words): TextFinding => ({
        level: 'error',
        message: 'It claims what is forbidden.',
        words,
      })),
    ),
    ...uncitedFacts(blocks).map((words): TextFinding => ({
      level: 'error',
      message: 'A fact without a source.',
      words,
    })),
    ...sentences
      .filter(({ length }) => length > longSentence)
      .map(({ words, length }): TextFinding => ({
        level: 'warning',
        message: `A sentence of ${length} words.`,
        words,
      })),
  ]
  return {
    grade: Math.max(0, readingGrade(prose.join('\n'))),
    longestWords: Math.max(...sentences.map(({ length }) => length)),
    findings,
  }
}
