import { noticeInWords } from './claimWords'
import { withNotices } from './findClaims'
import type { PlacedClaim } from './readClaims'

/** A rich text in which each citation carries what readers should know of its sentence; the same where there is nothing. */
export function withClaimNotices<Content extends { root: unknown }>(
  content: Content,
  claims: readonly PlacedClaim[],
): Content {
  const keyOf = (reference: number, statement: string) => `${reference} ${statement}`
  const notices = new Map<string, string>()
  for (const claim of claims) {
    const notice = noticeInWords(claim)
    if (notice) notices.set(keyOf(claim.reference, claim.statement), notice)
  }
  if (notices.size === 0) return content
  return withNotices(content, ({ reference, statement }) => notices.get(keyOf(reference, statement)) ?? null)
}
