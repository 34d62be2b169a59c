import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/shared/database'
import type { SearchKind } from '@/shared/lib/searchKinds'

import { omitRetracted } from './omitRetracted'

type Row = { id: number; summary: string; shown: string | null; fallen: string[] | null }

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
    SELECT document.id, document.summary, document.shown, (
      SELECT array_agg(claims.statement) FROM claim_places place JOIN claims ON claims.id = place.claim_id
      JOIN "references" source ON source.id = claims.reference_id
      WHERE place.collection = ${collection} AND place.document_id = document.document_id
        AND claims.state IN ('withdrawn', 'expired') AND (claims.withdrawn_on IS NOT NULL OR source.status <> 'current')
    ) AS fallen
    FROM search_documents document
    WHERE document.kind = ${kind} AND document.document_id = ANY(${`{${ids.join(',')}}`}::int[])
  `)
  for (const { id, summary, shown, fallen } of rows) {
    const rest = omitRetracted(summary, new Set(fallen))
    const next = rest === summary ? null : rest
    if (next !== shown) await db.execute(sql`UPDATE search_documents SET shown = ${next} WHERE id = ${id}`)
  }
}
