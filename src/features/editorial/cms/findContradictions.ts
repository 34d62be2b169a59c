import type { FlattenedField, PayloadRequest } from 'payload'

import { poolOf } from '@/shared/database'
import { findClaims } from '@/shared/evidence/findClaims'

import type { Desk } from '../contract'
import { contradicts } from '../domain/contradictions'

const maxCompared = 2_000
const maxFound = 10

type Other = { statement: string; title: string; href: string }

/** Sentences of other pages that rest on the same sources and say the same with other figures. */
export async function findContradictions(
  req: PayloadRequest,
  collection: string,
  id: number,
  doc: Record<string, unknown>,
): Promise<Desk['opposites']> {
  const { flattenedFields } = req.payload.collections[collection as 'education-modules'].config
  const own = findClaims(flattenedFields as FlattenedField[], doc).filter(({ statement }) => /\d/.test(statement))
  if (own.length === 0) return []
  const { rows } = await poolOf(req.payload).query<Other>(
    `SELECT DISTINCT ON (claims.id) statement, place.title, place.href
     FROM claims JOIN claim_places place ON place.claim_id = claims.id
     WHERE on_site AND claims.reference_id = ANY($1) AND NOT (place.collection = $2 AND place.document_id = $3)
     ORDER BY claims.id LIMIT $4`,
    [own.map(({ reference }) => reference), collection, id, maxCompared],
  )
  const words = [...new Set(own.map(({ statement }) => statement))]
  return words
    .flatMap((one) =>
      rows
        .filter(({ statement }) => contradicts(one, statement))
        .map(({ statement, title, href }) => ({ words: one, others: statement, title, href })),
    )
    .slice(0, maxFound)
}
