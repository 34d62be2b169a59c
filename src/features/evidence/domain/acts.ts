/** What somebody does with a claim. */
export const acts = [
  { value: 'check', label: 'I read it in its source' },
  { value: 'sign', label: 'I read it in its source too (second signature)' },
  { value: 'withdraw', label: 'I withdraw it' },
  { value: 'restore', label: 'I take the withdrawal back' },
] as const

export type ActName = (typeof acts)[number]['value']

/** What the ledger knows of a claim before the act. */
type Known = { checkedById?: number | null; checkedOn?: string | null; withdrawnOn?: string | null }

type Circumstances = {
  claim: Known
  /** The reason for a withdrawal. */
  why: string
  /** An ISO date for the next look, or null for a year from now. */
  due: string | null
  standing: string
  by: { id: number; name: string }
  on: Date
}

type Noted = {
  checkedBy?: string
  checkedById?: number | null
  checkedOn?: string
  signedBy?: string | null
  signedById?: number | null
  signedOn?: string | null
  nextDue?: string
  withdrawnOn?: string | null
  withdrawnWhy?: string | null
}

const inAYear = (from: Date) => new Date(Date.UTC(from.getUTCFullYear() + 1, from.getUTCMonth(), from.getUTCDate(), 12))

/** What is noted of an act, or the words that refuse it. A check ends the signature of the check before. */
export function act(name: ActName, { claim, why, due, standing, by, on }: Circumstances): Noted | { refused: string } {
  const today = on.toISOString()
  if (name === 'withdraw')
    return why.trim()
      ? { withdrawnOn: today, withdrawnWhy: why.trim() }
      : { refused: 'Say why it is withdrawn: whoever writes it again will read that.' }
  if (name === 'restore')
    return claim.withdrawnOn ? { withdrawnOn: null, withdrawnWhy: null } : { refused: 'It is not withdrawn.' }
  if (standing === 'retracted') return { refused: 'Its source is retracted. Cite another one in the text.' }
  if (name === 'check') {
    const nextDue = due ?? inAYear(on).toISOString()
    if (new Date(nextDue) <= on) return { refused: 'The next look comes after today.' }
    const unsigned = { signedBy: null, signedById: null, signedOn: null }
    return { checkedBy: by.name, checkedById: by.id, checkedOn: today, nextDue, ...unsigned }
  }
  if (!claim.checkedOn) return { refused: 'Nobody has checked it yet: the first reading is the check.' }
  if (claim.checkedById === by.id) return { refused: 'The second signature is another person’s than the check.' }
  return { signedBy: by.name, signedById: by.id, signedOn: today }
}
