import { syllable } from 'syllable'

import { citationPattern, citedIds, type ModuleSource } from './moduleSource'
import { splitTables } from './treatmentTables'

const wordsOf = (text: string) => text.match(/[A-Za-z0-9][A-Za-z0-9'’%.,-]*/g) ?? []

/** The text a reader reads: no citation marks, no Markdown signs. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(citationPattern, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/^#+\s.*$/gm, '')
    .replaceAll(/^\|[-| ]+\|$/gm, '')
    .replaceAll(/^\| What \| .*$/gm, '')
    .replaceAll(/^Table: /gm, '')
    .replaceAll(/ *\|+ */g, '\n')
    .replaceAll(/^\s*(?:[-*>]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`]/g, '')
    .trim()
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences; a colon ends one as well, as it does for the readability score. */
const sentencesOf = (text: string) =>
  plainText(text)
    .split(/(?<=:["”’)]?)\s+|\n+/)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => wordsOf(sentence).length > 0)

/**
 * Flesch reading ease, 0 to 100; 70 is about an eleven-year-old's reading.
 * Source: Flesch R. A new readability yardstick. J Appl Psychol 1948;32(3):221-233.
 */
export function readingEase(markdown: string): number {
  const sentences = sentencesOf(markdown)
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length)
}

/**
 * The US school grade that reads a text with ease, by Flesch and Kincaid; its tables are left out, as their cells are no
 * sentences.
 * Source: Kincaid JP et al. Derivation of new readability formulas. Naval Technical Training Command, report 8-75, 1975.
 */
export function readingGrade(markdown: string): number {
  const prose = markdown.replaceAll(/^(?:Table: |\|).*$/gm, '')
  const sentences = sentencesOf(prose)
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

const notATreatment =
  /\b(?:breath\w*|sigh\w*|yoga|mindful\w*|meditat\w*|supplements?|black cohosh|soy|isoflavones?|red clover|evening primrose|magnesium|ashwagandha|herb\w*|acupuncture)\b/i
const hotFlash = /\b(?:hot flash(?:es)?|flash(?:es)?|flush(?:es)?|night sweats?|sweats|vasomotor)\b/i
const relief =
  /\b(?:treat\w*|reliev\w*|relief|reduc\w*|eas(?:e|es|ed|ing)|cool(?:s|ed|ing)?|cur(?:e|es|ed)|stop(?:s|ped)?|fewer|less|help(?:s|ed)?|soften\w*|shorten\w*|calm\w*|prevent\w*)\b/i
const negation =
  /\b(?:not|no|never|nothing|none|neither|nor|cannot|without|unproven|unlikely|little|fail\w*|against|instead of|rather than|doubtful|unsure|small at best|too few|weak)\b|n['’]t\b/i

/** Sentences that read as if breathing, yoga, mindfulness or supplements treated hot flashes. */
export function forbiddenClaims(markdown: string): string[] {
  return sentencesOf(markdown).filter(
    (sentence) =>
      notATreatment.test(sentence) && hotFlash.test(sentence) && relief.test(sentence) && !negation.test(sentence),
  )
}

const soundsLikeFact =
  /\b(?:\d+(?:[.,]\d+)?|percent|study|studies|trials?|reviews?|guid(?:ance|elines?)|research\w*|evidence|risks?|recommend\w*|linked|estrogen|hormones?|symptoms?|disease|cancer|bone|cholesterol|blood)\b/i

/** Paragraphs and list items that state something checkable and cite nothing. */
export function uncitedFacts(markdown: string): string[] {
  return markdown
    .replaceAll(/^Table: .*\n+\|.*\n\|.*\n/gm, '\n')
    .split(/\n{2,}|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=\|)/)
    .map((block) => block.trim())
    .filter((block) => block && !block.startsWith('#'))
    .filter((block) => soundsLikeFact.test(plainText(block)) && citedIds(block).length === 0)
}

/** Everything an editor would send a starter module back for; an empty list means ready. */
export function reviewModule(source: ModuleSource, knownReferences: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const { body } = source
  const headings = body.match(/^## .+$/gm) ?? []
  if (headings.length < 3) problems.push(`has ${headings.length} headings, needs at least 3`)
  if (/^#(?!# \S)/m.test(body)) problems.push('headings are written as "## Heading" only')
  const words = wordsOf(plainText(body)).length
  if (words < 450 || words > 900) problems.push(`has ${words} words, needs 450 to 900`)
  const ease = readingEase(body)
  if (ease < 65) problems.push(`has reading ease ${ease.toFixed(1)}, needs 65 or more`)
  try {
    splitTables(body)
  } catch (error) {
    problems.push((error as Error).message)
  }
  const cited = citedIds(body)
  for (const id of cited) if (!source.references.includes(id)) problems.push(`cites ${id}, which its references lack`)
  for (const id of source.references) {
    if (!knownReferences.has(id)) problems.push(`lists ${id}, which is no known reference`)
    if (!cited.includes(id)) problems.push(`lists ${id} but never cites it`)
  }
  for (const text of [body, source.description, source.keyInsight, ...source.redFlags])
    for (const claim of forbiddenClaims(text)) problems.push(`claims a treatment of hot flashes: ${claim}`)
  for (const block of uncitedFacts(body)) problems.push(`states a fact without a source: ${block.slice(0, 90)}`)
  if (source.related.length < 2) problems.push('needs at least two related modules')
  if (source.nextReviewDue <= source.reviewedOn) problems.push('next review is not after the review')
  return problems
}
