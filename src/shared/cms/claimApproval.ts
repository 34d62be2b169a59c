import type { PayloadRequest } from 'payload'

import type { Approval } from '@/payload-types'

import type { FoundClaim } from '@/shared/evidence/findClaims'
import { missingChecks, type CheckKind } from '@/shared/lib/workflow'

import { changedClaims } from './changedClaims'
import { findKnown, type KnownClaim } from './claimLedger'
import { wordsDigest } from './wordsDigest'

type Version = {
  fields: readonly string[]
  data: Readonly<Record<string, unknown>>
  /** What visitors see now; null where they see nothing. */
  shown: (Readonly<Record<string, unknown>> & { publishedAlone?: boolean | null; secondCheckOn?: string | null }) | null
  /** The account that changed the words last; null for what came with the site. */
  author: number | null
  needs: readonly CheckKind[]
  /** What was said of the document. */
  said: readonly Approval[]
}

/** A version that differs from what visitors see in cited sentences alone: it is approved by those. */
export type Difference = {
  /** Of both wordings: what is said of the one difference is not said of another. */
  digest: string
  /** The changed claims as they stand in the text, and in the same order what the ledger knows of them. */
  found: readonly FoundClaim[]
  claims: readonly KnownClaim[]
  removed: readonly string[]
  /** When somebody else than the author last said to have seen it; null if nobody did. */
  seenOn: string | null
  isApproved: boolean
  /** Whether the author has read some of them in their sources, and nothing is left for the author to read. */
  isReadByAuthor: boolean
}

const isSomebodyElse = (reader: number | null, author: number | null) => reader !== null && reader !== author

/** Whether two have read a claim in its source, one of them not the author of the version, and it still holds. */
export const isSigned = ({ state, signedBy, ...claim }: KnownClaim, author: number | null): boolean =>
  (state === 'signed' || (state === 'due' && signedBy !== null)) &&
  [claim.checkedById, claim.signedById].some((reader) => isSomebodyElse(reader, author))

/** What an account may say of a claim on the way to its approval: the first reading, the second, or nothing. */
export function openActOf(claim: KnownClaim, author: number | null, account: number): 'check' | 'sign' | null {
  if (isSigned(claim, author) || claim.state === 'withdrawn' || claim.standing === 'retracted') return null
  if (claim.state === 'unchecked' || claim.state === 'expired') return 'check'
  const readers = [claim.checkedById, account]
  return claim.checkedById !== account && readers.some((reader) => isSomebodyElse(reader, author)) ? 'sign' : null
}

/** A version and what it replaces, in the place of one wording. */
const differenceDigest = (digest: string, shown: string) => `${digest}/${shown}`

/** Whether something was said of a wording, be it of its difference from another alone. */
export const isForDigest = (one: Pick<Approval, 'digest'>, digest: string): boolean =>
  one.digest.split('/')[0] === digest

/**
 * How a version goes to the site by its claims (decision 053).
 * @returns null where no fact check is missing, and where the whole is read: more than claims changed, what visitors see
 * was approved by nobody, or somebody sent these very words back
 */
export async function findDifference(
  req: PayloadRequest,
  { fields, data, shown, author, needs, said }: Version,
): Promise<Difference | null> {
  if (!shown || shown.publishedAlone) return null
  const digest = wordsDigest(fields, data)
  if (missingChecks(said, { digest, author, needs })[0] !== 'fact') return null
  if (said.some((one) => one.act === 'sent-back' && one.digest === digest)) return null
  const changed = changedClaims(fields, shown, data)
  if (!changed) return null
  const claims = await findKnown(req, changed.claims)
  // A source that is gone can be read by nobody.
  if (claims.length < changed.claims.length) return null
  const difference = differenceDigest(digest, wordsDigest(fields, shown))
  const seen = said.findLast(
    (one) => one.act === 'fact' && one.digest === difference && isSomebodyElse(one.byId, author),
  )
  return {
    digest: difference,
    found: changed.claims,
    claims,
    removed: changed.removed.map(({ statement }) => statement),
    seenOn: seen?.createdAt ?? null,
    isApproved: seen !== undefined && claims.every((claim) => isSigned(claim, author)),
    isReadByAuthor:
      author !== null &&
      claims.some(({ checkedById, signedById }) => checkedById === author || signedById === author) &&
      claims.every((claim) => openActOf(claim, author, author) === null),
  }
}
