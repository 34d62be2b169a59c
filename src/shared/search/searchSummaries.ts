import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/shared/database'
import type { SearchKind } from '@/shared/lib/searchKinds'

import { omitRetold } from '@/shared/evidence/retoldClaims'
import { omitRetracted } from './omitRetracted'

type Row = { id: number; summary: string; shown: string | null; fallen: string[] | null; standing: string[] | null }

/**
 * Writes what the search may show of documents: their summaries without the sentences that were withdrawn, or whose
 * source no longer stands. A result carries no mark, as the page does to which it leads.
 */
export async function refreshSummaries(
  req: PayloadRequest,
  { collection, kind, ids }: { collection: string; kind: SearchKind; ids: readonly number[] },
): Promise<void> {
  const db = await databaseOf(req)
  const { rows } = await db.execute<Row>(sql`
    SELECT document.id, document.summary, document.shown, said.fallen, said.standing
    FROM search_documents document, LATERAL (
      SELECT array_agg(claim.statement) FILTER (WHERE claim.fell) AS fallen,
        array_agg(claim.statement) FILTER (WHERE NOT claim.fell) AS standing
      FROM (
        SELECT claims.statement, claims.state IN ('withdrawn', 'expired')
          AND (claims.withdrawn_on IS NOT NULL OR source.status <> 'current') AS fell
        FROM claim_places place JOIN claims ON claims.id = place.claim_id
        JOIN "references" source ON source.id = claims.reference_id
        WHERE place.collection = ${collection} AND place.document_id = document.document_id
      ) claim
    ) said
    WHERE document.kind = ${kind} AND document.document_id = ANY(${`{${ids.join(',')}}`}::int[])
  `)
  for (const { id, summary, shown, fallen, standing } of rows) {
    const marked = omitRetracted(summary, new Set(fallen))
    const rest = omitRetold(marked, { fallen: fallen ?? [], standing: standing ?? [] })
    const next = rest === summary ? null : rest
    if (next !== shown) await db.execute(sql`UPDATE search_documents SET shown = ${next} WHERE id = ${id}`)
  }
}
