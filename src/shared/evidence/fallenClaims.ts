import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'
import type { ContentSlug } from '@/slugs'

import type { ClaimStatements } from './retoldClaims'

/**
 * SQL: claims on the site that were withdrawn, or rest on what was retracted or superseded; mostly none. Found from what
 * has fallen: from what stands it took four milliseconds.
 */
export const fallenClaims = `
  SELECT id, statement FROM claims WHERE on_site AND withdrawn_on IS NOT NULL AND state IN ('withdrawn', 'expired')
  UNION
  SELECT claims.id, claims.statement FROM "references" source JOIN claims ON claims.reference_id = source.id
  WHERE source.status <> 'current' AND claims.on_site AND claims.state IN ('withdrawn', 'expired')`

/** SQL: what the claims of documents say of which one has fallen, with the collection as its parameter. */
const statementsBesideFallen = `
  WITH fallen AS MATERIALIZED (${fallenClaims})
  SELECT place.document_id AS "documentId", claims.statement, claims.id IN (SELECT id FROM fallen) AS "isFallen"
  FROM claim_places place JOIN claims ON claims.id = place.claim_id
  WHERE place.collection = $1 AND place.document_id IN (
    SELECT other.document_id FROM claim_places other JOIN fallen ON fallen.id = other.claim_id WHERE other.collection = $1
  )`

const none: ClaimStatements = { fallen: [], standing: [] }

/**
 * What the claims of a collection’s documents say, for texts of theirs that cite nothing: summaries, key insights.
 * @returns what gives those of a document; nothing for one of which everything stands
 */
export async function readStatements(
  payload: Payload,
  collection: ContentSlug,
): Promise<(documentId: number) => ClaimStatements> {
  type Row = { documentId: number; statement: string; isFallen: boolean }
  const { rows } = await poolOf(payload).query<Row>(statementsBesideFallen, [collection])
  const found = new Map<number, { fallen: string[]; standing: string[] }>()
  for (const { documentId, statement, isFallen } of rows) {
    const of = found.get(documentId) ?? { fallen: [], standing: [] }
    of[isFallen ? 'fallen' : 'standing'].push(statement)
    found.set(documentId, of)
  }
  return (documentId) => found.get(documentId) ?? none
}
