import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { readingEase, wordsOf } from '@/shared/lib/prose'
import { starterRedFlags } from '@/shared/lib/starterRedFlags'

import { uncitedFacts } from '@/shared/lib/textBlocks'
import { citationPattern, citedIds, type ModuleSource } from './moduleSource'
import { splitTables } from './treatmentTables'

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

/** The sentences a reader reads; tables are left out, as their cells are no sentences. */
export const markdownProse = (markdown: string): string => plainText(markdown.replaceAll(/^(?:Table: |\|).*$/gm, ''))

/** Paragraphs and list items that state something checkable and cite nothing. */
export const uncitedMarkdown = (markdown: string): string[] =>
  uncitedFacts(
    markdown
      .replaceAll(/^Table: .*\n+\|.*\n\|.*\n/gm, '\n')
      .split(/\n{2,}|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=\|)/)
      .map((block) => block.trim())
      .map((block) => ({
        kind: block.startsWith('#') ? ('heading' as const) : ('prose' as const),
        text: plainText(block),
        // Only whether there is one matters here.
        cited: citedIds(block).map((_, index) => index),
      })),
  )

/** Everything an editor would send a starter module back for; an empty list means ready. */
export function reviewModule(source: ModuleSource, knownReferences: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const { body } = source
  const headings = body.match(/^## .+$/gm) ?? []
  if (headings.length < 3) problems.push(`has ${headings.length} headings, needs at least 3`)
  if (/^#(?!# \S)/m.test(body)) problems.push('headings are written as "## Heading" only')
  const words = wordsOf(plainText(body)).length
  if (words < 450 || words > 900) problems.push(`has ${words} words, needs 450 to 900`)
  const ease = readingEase(plainText(body))
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
  for (const key of source.redFlags)
    if (!starterRedFlags.some((flag) => flag.key === key)) problems.push(`names ${key}, which is no red flag`)
  for (const text of [body, source.description, source.keyInsight])
    for (const claim of forbiddenClaims(plainText(text))) problems.push(`claims a treatment of hot flashes: ${claim}`)
  for (const block of uncitedMarkdown(body)) problems.push(`states a fact without a source: ${block.slice(0, 90)}`)
  if (source.related.length < 2) problems.push('needs at least two related modules')
  if (source.nextReviewDue <= source.reviewedOn) problems.push('next review is not after the review')
  return problems
}
