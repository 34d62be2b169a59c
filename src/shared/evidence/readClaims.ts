import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'
import { fillTexts } from '@/shared/lib/pageTexts'
import { slugs, type ContentSlug } from '@/slugs'

import { isFallen } from './retoldClaims'
import { reportTexts, type ClaimOnPage, type ReportTexts } from './claimWords'

/** A claim with its document and its source. */
export type PlacedClaim = ClaimOnPage & {
  documentId: number
  reference: number
  /** The path of its field: `supplements.0.evidenceNote`. */
  path: string
  /** What its reader presses who doubts it. */
  report: ReportTexts
}

/** Statements that were withdrawn, or whose source no longer stands: what is quoted without a mark leaves them out. */
export const retractedStatements = (claims: readonly PlacedClaim[]): ReadonlySet<string> =>
  new Set(claims.filter(isFallen).map(({ statement }) => statement))

/**
 * The claims of a collection's documents, for lists whose entries name their sources below.
 * @returns what gives those of a document
 */
export async function claimsByDocument(
  payload: Payload,
  collection: ContentSlug,
): Promise<(documentId: number) => readonly PlacedClaim[]> {
  const byDocument = new Map<number, PlacedClaim[]>()
  for (const claim of await readClaims(payload, collection))
    byDocument.set(claim.documentId, [...(byDocument.get(claim.documentId) ?? []), claim])
  return (documentId) => byDocument.get(documentId) ?? []
}

/**
 * The claims of what is published in a collection, by document and in the order of their citations.
 * @param documentId of one document alone
 */
export async function readClaims(
  payload: Payload,
  collection: ContentSlug,
  documentId: number | null = null,
): Promise<PlacedClaim[]> {
  const report = fillTexts(
    reportTexts,
    (await payload.findGlobal({ slug: slugs.checkingPage, depth: 0, overrideAccess: false })) as unknown as Record<
      string,
      unknown
    >,
  )
  const { rows } = await poolOf(payload).query<PlacedClaim & { checkedOn: Date | null; signedOn: Date | null }>(
    `SELECT place.document_id AS "documentId", claims.id, claims.reference_id::int AS reference, claims.statement,
       place.path, place.locator, claims.state, claims.checked_by AS "checkedBy", claims.checked_on AS "checkedOn",
       claims.signed_by AS "signedBy", claims.signed_on AS "signedOn", claims.next_due AS "nextDue",
       coalesce(claims.overdue, false) AS overdue, claims.withdrawn_on AS "withdrawnOn",
       coalesce(source.status::text, 'current') AS standing
     FROM claim_places place
     JOIN claims ON claims.id = place.claim_id
     JOIN "references" source ON source.id = claims.reference_id
     WHERE place.collection = $1 AND ($2::int IS NULL OR place.document_id = $2)
     ORDER BY place.document_id, place.position`,
    [collection, documentId],
  )
  // As the cache keeps them: text.
  return JSON.parse(JSON.stringify(rows.map((row) => ({ ...row, report })))) as PlacedClaim[]
}
