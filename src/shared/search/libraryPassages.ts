import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { customType, index, integer, pgTable, serial, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/shared/database'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The published library as passages, one per section of a module, for full-text search. Written by `withPublishing` in
 * the transaction of the change; contains published content only.
 */
export const libraryPassagesTable = pgTable(
  'library_passages',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id').notNull(),
    /** 0 is the module as a whole: its lead, description and key insight. */
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    summary: text('summary').notNull(),
    anchor: text('anchor').notNull(),
    heading: text('heading').notNull(),
    body: text('body').notNull(),
    document: tsvector('document').generatedAlwaysAs(
      () =>
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', heading || ' ' || summary), 'B') || setweight(to_tsvector('english', description), 'C') || setweight(to_tsvector('english', body), 'D')`,
    ),
  },
  (table) => [
    index('library_passages_module').on(table.moduleId),
    index('library_passages_document').using('gin', table.document),
  ],
)

/** A section of a published module. `anchor` is empty for the module as a whole. */
export type Passage = {
  slug: string
  title: string
  description: string
  /** The module's key insight, with its first passage only. */
  summary: string
  anchor: string
  heading: string
  body: string
}

/** `coverage` is the share of the query terms that the module contains, weighted by rarity: 0 to 1. */
export type FoundPassage = Passage & { score: number; coverage: number }

/** Replaces the passages of a module; an empty list removes it from the index. */
export async function replacePassages(req: PayloadRequest, moduleId: number, passages: Passage[]): Promise<void> {
  const db = await databaseOf(req)
  await db.delete(libraryPassagesTable).where(eq(libraryPassagesTable.moduleId, moduleId))
  if (passages.length === 0) return
  await db
    .insert(libraryPassagesTable)
    .values(passages.map((passage, position) => ({ ...passage, moduleId, position })))
}

export async function hasNoPassages(req: PayloadRequest): Promise<boolean> {
  const db = await databaseOf(req)
  return (await db.select({ id: libraryPassagesTable.id }).from(libraryPassagesTable).limit(1)).length === 0
}

/**
 * The best passages, grouped by module and ordered by the module's score: for each term the rank in its best passage,
 * weighted by the term's rarity in the library.
 * @param terms `tsquery` texts, from `searchTerms`
 * @param limits number of modules, and of passages of each
 */
export async function searchPassages(
  req: PayloadRequest,
  terms: string[],
  limits: { modules: number; passages: number },
): Promise<FoundPassage[]> {
  if (terms.length === 0) return []
  const db = await databaseOf(req)
  // Weights are in the order D, C, B, A; normalization 1 dampens long passages. A term in a third of the library
  // carries little information. Passages of one module share its title, so the title does not rank them, and the one
  // with the key insight comes first.
  const { rows } = await db.execute<FoundPassage>(sql`
    WITH terms AS (
      SELECT n, to_tsquery('english', q) AS query
      FROM unnest(ARRAY[${sql.join(
        terms.map((term) => sql`${term}`),
        sql`, `,
      )}]::text[]) WITH ORDINALITY AS t(q, n)
    ), hits AS (
      SELECT n, p.id, p.module_id, ts_rank('{0.25, 0.5, 0.7, 1.0}', p.document, query, 1) AS rank,
        ts_rank('{0.25, 0.7, 0.9, 0.1}', p.document, query) AS own
      FROM terms JOIN library_passages p ON numnode(query) > 0 AND p.document @@ query
    ), weights AS (
      SELECT n, ln(1 + size / greatest(count(DISTINCT module_id), 0.5)) AS weight
      FROM terms LEFT JOIN hits USING (n) CROSS JOIN (SELECT count(DISTINCT module_id)::float AS size FROM library_passages) s
      WHERE numnode(query) > 0 GROUP BY n, size
    ), best AS (
      SELECT module_id, sum(top * weight) AS score, sum(weight) / (SELECT sum(weight) FROM weights) AS coverage
      FROM (SELECT n, module_id, max(rank) + 0.15 * sum(rank) AS top FROM hits GROUP BY n, module_id) t
      JOIN weights USING (n) GROUP BY module_id ORDER BY score DESC, module_id LIMIT ${limits.modules}
    ), passages AS (
      SELECT hits.id, sum(own * weight) AS score FROM hits JOIN weights USING (n) GROUP BY hits.id
    ), ordered AS (
      SELECT p.*, best.score AS module_score, best.coverage,
        row_number() OVER (PARTITION BY p.module_id ORDER BY passages.score * CASE p.position WHEN 0 THEN 1.4 ELSE 1 END DESC, p.position) AS place
      FROM passages JOIN library_passages p USING (id) JOIN best ON best.module_id = p.module_id
    )
    SELECT slug, title, description, summary, anchor, heading, body, module_score AS score, coverage FROM ordered
    WHERE place <= ${limits.passages} ORDER BY module_score DESC, module_id, place
  `)
  return rows.map((row) => ({ ...row, score: Number(row.score), coverage: Number(row.coverage) }))
}
