import type { PageTexts } from '@/shared/lib/pageTexts'

import type { ClaimState, PublicationStatus } from './claimStates'

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
  standing: PublicationStatus
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

const namesInWords = new Intl.ListFormat('en-US')

/** Who checked, as a sentence names them; what their name says after a semicolon is a sentence of its own. */
function readNames(checkedBy: readonly string[]): { names: string; remarks: string } {
  const parts = checkedBy.map((one) => one.split(/;\s*/))
  const names = [...new Set(parts.map(([name = '']) => name.replace(/^The /, 'the ')))]
  const remarks = [...new Set(parts.flatMap(([, ...rest]) => rest))]
  return {
    names: namesInWords.format(names),
    remarks: remarks.map((one) => ` ${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(''),
  }
}

/** Who looked at a sentence in its source, and when. */
export function checkInWords({ checkedBy, checkedOn, signedBy, signedOn }: ClaimOnPage): string {
  if (!checkedBy || !checkedOn) return 'Nobody has checked this sentence at its source yet.'
  const { names, remarks } = readNames([checkedBy])
  const signed = signedBy && signedOn ? ` Signed on ${dayInWords(signedOn)} by ${signedBy}.` : ''
  return `Checked on ${dayInWords(checkedOn)} by ${names}.${signed}${remarks}`
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

/** One line for all claims that rest on a source in one text: how many were checked, by whom, and when last. */
export function checksInWords(
  claims: readonly Pick<ClaimOnPage, 'checkedOn' | 'checkedBy' | 'signedOn'>[],
): string | null {
  if (claims.length === 0) return null
  const checked = claims.filter(({ checkedOn }) => checkedOn)
  if (checked.length === 0) return 'Nobody has checked what rests on it sentence by sentence yet.'
  const days = [...new Set(checked.map(({ checkedOn }) => checkedOn!.slice(0, 10)))].sort()
  const share = checked.length < claims.length ? ` (${checked.length} of ${claims.length} sentences)` : ''
  const signed = claims.every(({ signedOn }) => signedOn) ? ' and signed by a second person' : ''
  const { names, remarks } = readNames(checked.flatMap(({ checkedBy }) => checkedBy ?? []))
  const by = names ? ` by ${names}` : ''
  const when = `${days.length > 1 ? 'Last checked' : 'Checked'} on ${dayInWords(days.at(-1)!)}`
  return `${when}${by}${signed}${share}.${remarks}`
}
