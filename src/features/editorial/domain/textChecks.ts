import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { isBacked } from '@/shared/lib/backedFacts'
import { factsIn } from '@/shared/lib/healthFacts'
import { likeForbidden, whyLikeForbidden } from '@/shared/lib/claimModel/likeForbidden'
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
 * @param listsSource whether the entry lists sources below its texts
 */
export function checkTexts(
  texts: readonly string[],
  roots: readonly unknown[] = [],
  listsSource = false,
): { grade: number; longestWords: number; findings: TextFinding[] } | null {
  const blocks = roots.flatMap(textBlocks)
  const prose = [...texts, proseOf(blocks)].filter(isProse)
  const headings = blocks.filter(({ kind }) => kind !== 'prose').map(({ text }) => text)
  const cited = blocks.filter((block) => block.cited.length > 0).map(({ text }) => text)
  if (prose.length === 0) return null
  const sentences = prose
    .flatMap((text) => sentencesOf(text))
    .map((words) => ({ words, length: wordsOf(words).length }))
  // A heading names what the lines below it are told of.
  const everything = [...texts.filter(isProse), blocks.map(({ text }) => text).join('\n')]
  const claims = everything.flatMap(forbiddenClaims)
  // What is forbidden needs no source: it goes.
  const isOther = (words: string) => !claims.includes(words)
  const findings = [
    ...claims.map((words): TextFinding => ({ level: 'error', message: 'It claims what is forbidden.', words })),
    ...uncitedFacts(blocks)
      .filter(isOther)
      .map((words): TextFinding => ({
        level: 'error',
        message: 'A fact without a source.',
        words,
      })),
    ...(listsSource ? [] : [...texts.filter(isProse), ...headings])
      .flatMap(factsIn)
      .filter((fact) => isOther(fact) && !isBacked(fact, cited))
      .map((words): TextFinding => ({
        level: 'warning',
        message: 'A fact without a source: cite it, or say beside Publish why it stands.',
        words,
      })),
    ...everything
      .flatMap(likeForbidden)
      .filter(isOther)
      .map((words): TextFinding => ({ level: 'warning', message: whyLikeForbidden, words })),
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
