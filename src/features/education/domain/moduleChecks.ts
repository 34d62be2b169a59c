import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { isBacked } from '@/shared/lib/backedFacts'
import { factsIn } from '@/shared/lib/healthFacts'
import { likeForbidden, whyLikeForbidden } from '@/shared/lib/claimModel/likeForbidden'
import { readingEase, readingGrade, sentencesOf, wordsOf } from '@/shared/lib/prose'

import { proseOf, textBlocks, uncitedFacts, type TextBlock } from '@/shared/lib/textBlocks'

/** What stands against a text (`error`: it cannot be published) or should be looked at once more. */
export type Finding = {
  level: 'error' | 'warning'
  message: string
  /** The words that it is about, where it is about some. */
  words?: string
}

export type CheckedModule = {
  title?: string | null
  description?: string | null
  keyInsight?: string | null
  content?: { root?: unknown } | null
}

export type SourceStatus = 'current' | 'superseded' | 'retracted'

/** What a module's text measures. `grade`: the school grade that reads it with ease, null without words. */
export type Measures = { words: number; grade: number | null; longest: string; longestWords: number; sources: number }

/** Longer sentences lose readers; the average of the starter modules is 10 words. */
const longSentence = 30
/** Words from which on a measure of reading says something: one long word makes a short note “hard”. */
const fewestMeasured = 40
/** As the starter modules keep it; 65 is plain English. */
const easyEnough = 65
/** What search engines show of a title. */
const shownTitle = 60

/** Reading measures of a module's prose; headings and tables do not count. */
export function measure({ content }: CheckedModule): Measures {
  const blocks = textBlocks(content?.root)
  const prose = proseOf(blocks)
  const words = wordsOf(prose).length
  const longest = sentencesOf(prose).reduce(
    (found, sentence) => (wordsOf(sentence).length > wordsOf(found).length ? sentence : found),
    '',
  )
  return {
    words,
    grade: words > 0 ? Math.max(0, readingGrade(prose)) : null,
    longest,
    longestWords: wordsOf(longest).length,
    sources: new Set(blocks.flatMap(({ cited }) => cited)).size,
  }
}

function headingFindings(blocks: readonly TextBlock[]): Finding[] {
  const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level !== undefined)
  const skipped = headings.filter(
    ({ level }, index) => level === 3 && !headings.slice(0, index).some((one) => one.level === 2),
  )
  return skipped.map(({ text }) => ({
    level: 'warning',
    message: 'A small heading without a large one above it.',
    words: text,
  }))
}

/** What the texts that cannot cite state, and no cited passage below them. */
function unsourcedFacts({ title, description, keyInsight }: CheckedModule, blocks: readonly TextBlock[]): Finding[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
  const cited = blocks.filter((block) => block.cited.length > 0).map(({ text }) => text)
  return [title, description, keyInsight, ...headings]
    .flatMap((text) => factsIn(text ?? ''))
    .filter((fact) => !isBacked(fact, cited))
    .map((words) => ({ level: 'warning', message: 'A fact that no cited passage of the text states.', words }))
}

const sourceFinding = (status: SourceStatus, label: string): Finding[] => {
  if (status === 'current') return []
  const isRetracted = status === 'retracted'
  const message = isRetracted ? `It cites what was retracted: ${label}` : `It cites what was superseded: ${label}`
  return [{ level: isRetracted ? 'error' : 'warning', message }]
}

/**
 * Everything that an editor would send a module back for, errors first.
 * @param sources the sources it cites, by id
 */
export function checkModule(
  module: CheckedModule,
  sources: ReadonlyMap<number, { label: string; status: SourceStatus }> = new Map(),
): Finding[] {
  const blocks = textBlocks(module.content?.root)
  // A heading names what the lines below it are told of.
  const everything = [module.title, module.description, module.keyInsight, blocks.map(({ text }) => text).join('\n')]
  const { longest, longestWords, words } = measure(module)
  const prose = proseOf(blocks)
  const cited = [...new Set(blocks.flatMap((block) => block.cited))].map((id) => sources.get(id))
  const title = module.title ?? ''
  const claims = everything.flatMap((text) => forbiddenClaims(text ?? ''))
  // What is forbidden needs no source: it goes.
  const isOther = ({ words: about }: Finding) => !claims.includes(about ?? '')
  const findings: Finding[] = [
    ...claims.map((claim): Finding => ({ level: 'error', message: 'It claims what is forbidden.', words: claim })),
    ...uncitedFacts(blocks)
      .map((fact): Finding => ({ level: 'error', message: 'A fact without a source.', words: fact }))
      .filter(isOther),
    ...cited.flatMap((source) => (source ? sourceFinding(source.status, source.label) : [])),
    ...unsourcedFacts(module, blocks).filter(isOther),
    ...everything
      .flatMap((text) => likeForbidden(text ?? ''))
      .map((words): Finding => ({ level: 'warning', message: whyLikeForbidden, words }))
      .filter(isOther),
    ...headingFindings(blocks),
  ]
  const warn = (is: boolean, message: string, about?: string) => {
    if (is) findings.push({ level: 'warning', message, ...(about && { words: about }) })
  }
  warn(
    words >= fewestMeasured && readingEase(prose) < easyEnough,
    'It is hard to read: shorter words and sentences help.',
  )
  warn(longestWords > longSentence, `A sentence of ${longestWords} words.`, longest)
  warn(title.length > shownTitle, `The title has ${title.length} characters; search engines show ${shownTitle}.`)
  return findings.sort((one, other) => Number(other.level === 'error') - Number(one.level === 'error'))
}
