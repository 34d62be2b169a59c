import { countWords, isBacked, sharedWords, wordsInCommon } from '@/shared/lib/backedFacts'
import { factsIn } from '@/shared/lib/healthFacts'

import { noticeInWords, type ClaimOnPage } from './claimWords'
import { normalized, sentencesOfLine } from './findClaims'

/** What the claims of a document say: those that no longer stand, and those that do. */
export type ClaimStatements = { fallen: readonly string[]; standing: readonly string[] }

/** Whether a claim was withdrawn, or its source no longer stands. */
export const isFallen = ({ state, standing, withdrawnOn }: Pick<ClaimOnPage, 'state' | 'standing' | 'withdrawnOn'>) =>
  withdrawnOn !== null || (state === 'expired' && standing !== 'current')

/** Words from which on most of a sentence says something. */
const fewestAlike = 3

const closest = (sentence: string, statements: readonly string[]) =>
  Math.max(-1, ...statements.map((statement) => sharedWords(sentence, statement)))

/**
 * Whether a sentence without a citation of its own, of a description or a key insight, says again what no longer stands:
 * it is nearer to a fallen statement than to any that stands, and states a fact or has most of its words there.
 */
function retells(sentence: string, { fallen, standing }: ClaimStatements): boolean {
  if (fallen.length === 0) return false
  const words = normalized(sentence)
  if (fallen.includes(words)) return !standing.includes(words)
  const near = closest(words, fallen)
  if (near < wordsInCommon(words) || near <= closest(words, standing)) return false
  return (near >= fewestAlike && near * 2 > countWords(words)) || factsIn(words).length > 0
}

/** A text without the sentences that only say again what no longer stands. */
export const omitRetold = (text: string, statements: ClaimStatements): string =>
  statements.fallen.length === 0
    ? text
    : sentencesOfLine(text)
        .filter(({ segment }) => !retells(segment, statements))
        .map(({ segment }) => segment)
        .join('')
        .trim()

/** What readers have to know of such a sentence in a text, in the words of the claim that it says again; else null. */
export function retoldNotice(text: string, claims: readonly ClaimOnPage[], statements: ClaimStatements): string | null {
  const retold = sentencesOfLine(text).find(({ segment }) => retells(segment, statements))
  if (!retold) return null
  const words = normalized(retold.segment)
  const fallen = claims.filter(isFallen)
  const claim =
    fallen.find(({ statement }) => statement === words) ?? fallen.find(({ statement }) => isBacked(words, [statement]))
  return claim ? noticeInWords(claim) : null
}

/** What claims say, parted by whether they stand. */
export const statementsOf = (claims: readonly ClaimOnPage[]): ClaimStatements => ({
  fallen: claims.filter(isFallen).map(({ statement }) => statement),
  standing: claims.filter((claim) => !isFallen(claim)).map(({ statement }) => statement),
})
