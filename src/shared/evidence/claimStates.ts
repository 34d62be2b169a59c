/** What has become of a claim, from nobody having looked to taken back; the names are those of the panel and of readers. */
export const claimStates = [
  { value: 'unchecked', label: 'Unchecked' },
  { value: 'checked', label: 'Checked' },
  { value: 'signed', label: 'Signed by a second person' },
  { value: 'due', label: 'Due for another look' },
  { value: 'expired', label: 'Expired' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const

export type ClaimState = (typeof claimStates)[number]['value']

/** What has become of a publication; the values of a reference's `status`. */
export type PublicationStatus = 'current' | 'superseded' | 'retracted'

/** Days before its next look in which a claim is due. */
export const dueDays = 30
