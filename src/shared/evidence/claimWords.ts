import type { PageTexts } from '@/shared/lib/pageTexts'

import type { ClaimState, Standing } from './claimStates'

/** What a page needs to know of a claim; days as ISO dates. */
export type ClaimOnPage = {
  id: number
  statement: string
  locator: string
  state: ClaimState
  checkedBy: string | null
  checkedOn: string | null
  signedBy: string | null
  signedOn: string | null
  nextDue: string | null
  /** Whether a month has passed since it expired. */
  overdue: boolean
  withdrawnOn: string | null
  standing: Standing
}

/** What readers press who doubt a sentence. */
export const reportTexts = {
  reportButton: 'Report this sentence',
  reportFold: 'Report a sentence',
  reportHeading: 'Something here not right?',
  reportDone: 'Reported. Thank you.',
} as const

export type ReportTexts = PageTexts<typeof reportTexts>

/** "November 21, 2026"; the day that was chosen, wherever the reader is. */
export const dayInWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Who looked at a sentence in its source, and when. */
export function checkInWords({ checkedBy, checkedOn, signedBy, signedOn }: ClaimOnPage): string {
  if (!checkedBy || !checkedOn) return 'Nobody has checked this sentence at its source yet.'
  const check = `Checked on ${dayInWords(checkedOn)} by ${checkedBy}.`
  return signedBy && signedOn ? `${check} Signed on ${dayInWords(signedOn)} by ${signedBy}.` : check
}

/** What readers have to know of a sentence before they trust it; null for most. */
export function noticeInWords(claim: Pick<ClaimOnPage, 'withdrawnOn' | 'standing' | 'state' | 'overdue' | 'nextDue'>) {
  const { withdrawnOn, standing, state, overdue, nextDue } = claim
  if (withdrawnOn) return `This sentence was withdrawn on ${dayInWords(withdrawnOn)}.`
  if (standing === 'retracted') return 'The source of this sentence was retracted.'
  if (standing === 'superseded' && state === 'expired') return 'The source of this sentence has been superseded.'
  if (overdue && nextDue) return `This sentence is due for another look since ${dayInWords(nextDue)}.`
  return null
}

/** The beginning of a sentence, enough to find it by; whole words. */
export const beginningOf = (text: string): string =>
  text.length > 70 ? `${text.slice(0, 70).replace(/[\s,;:]*\s\S*$/, '')}…` : text

const namesInWords = new Intl.ListFormat('en-US')

/** One line for all claims that rest on a source in one text: how many were checked, by whom, and when last. */
export function checksInWords(
  claims: readonly Pick<ClaimOnPage, 'checkedOn' | 'checkedBy' | 'signedOn'>[],
): string | null {
  if (claims.length === 0) return null
  const checked = claims.filter(({ checkedOn }) => checkedOn)
  if (checked.length === 0) return 'Nobody has checked what rests on it sentence by sentence yet.'
  const last = checked
    .map(({ checkedOn }) => checkedOn!)
    .sort()
    .at(-1)!
  const share = checked.length < claims.length ? ` (${checked.length} of ${claims.length} sentences)` : ''
  const signed = claims.every(({ signedOn }) => signedOn) ? ' and signed by a second person' : ''
  const names = [...new Set(checked.flatMap(({ checkedBy }) => checkedBy ?? []))]
  const by = names.length > 0 ? ` by ${namesInWords.format(names)}` : ''
  return `Checked${by}${signed}${share}, last on ${dayInWords(last)}.`
}
