import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { customType, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'

import { batchCalls } from '@/shared/batchCalls'
import { databaseOf, poolOf } from '@/shared/database'
import { typeset } from '@/shared/lib/typeset'
import { isPublicRead, readPublic } from '@/shared/replicas'
import { maxSearchResults, type SearchKind } from '@/shared/lib/searchKinds'

import { searchTerms, wordsOf } from './searchTerms'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The index of the site search: a row for each published document of any room. Written by `withPublishing` in the
 * transaction of the change; contains public content only.
 */
export const searchDocumentsTable = pgTable(
  'search_documents',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    documentId: integer('document_id').notNull(),
    href: text('href').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** The summary as results show it, where something in it has fallen (`searchSummaries.ts`). */
    shown: text('shown'),
    /** Other names, symptoms, headings. */
    keywords: text('keywords').notNull(),
    body: text('body').notNull(),
    /** Title, summary and keywords only: few words, so that ranking by them is cheap. */
    head: tsvector('head').generatedAlwaysAs(
      () =>
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', summary), 'C')`,
    ),
    text: tsvector('text').generatedAlwaysAs(() => sql`to_tsvector('english', body)`),
  },
  (table) => [
    uniqueIndex('search_documents_document').on(table.kind, table.documentId),
    index('search_documents_head').using('gin', table.head),
    index('search_documents_text').using('gin', table.text),
  ],
)

/** A document of the index. */
export type SearchDocument = { href: string; title: string; summary: string; keywords?: string; body: string }

/** A search result. */
export type FoundDocument = { kind: SearchKind; title: string; summary: string; href: string }

/** Upserts the entry of a document; null removes it. */
export async function writeSearchDocument(
  req: PayloadRequest,
  kind: SearchKind,
  documentId: number,
  document: SearchDocument | null,
): Promise<void> {
  const db = await databaseOf(req)
  if (!document) {
    const isDocument = and(eq(searchDocumentsTable.kind, kind), eq(searchDocumentsTable.documentId, documentId))
    await db.delete(searchDocumentsTable).where(isDocument)
    return
  }
  const values = { ...document, keywords: document.keywords ?? '' }
  await db
    .insert(searchDocumentsTable)
    .values({ ...values, kind, documentId })
    .onConflictDoUpdate({
      target: [searchDocumentsTable.kind, searchDocumentsTable.documentId],
      set: { ...values, shown: null },
    })
}

/** Whether the search index has no document of a kind, as before that kind existed. */
export async function hasNoDocuments(req: PayloadRequest, kind: SearchKind): Promise<boolean> {
  const db = await databaseOf(req)
  const known = db.select({ id: searchDocumentsTable.id }).from(searchDocumentsTable)
  return (await known.where(eq(searchDocumentsTable.kind, kind)).limit(1)).length === 0
}

/** Weight of a prefix match of the last word relative to a full match. */
const unfinishedWeight = 0.4

/** Searches of one moment that go together: few enough that whoever asks for little waits for nobody long. */
const maxSearches = 16

/**
 * Best first. Matches in title, keywords and summary are ranked (title 1, keywords 0.6, summary 0.4). Only if they do
 * not fill the result, matches in the body are added with a small constant weight: ranking a thousand long texts takes
 * far longer than finding them. Rarer terms weigh more, and documents that match more terms rank higher. Each search has
 * its terms from one place of the arrays to another.
 */
const statement = `
  SELECT search::int, kind, title, coalesce(shown, summary) AS summary, href
  FROM unnest($3::int[], $4::int[]) WITH ORDINALITY AS s(first, last, search) CROSS JOIN LATERAL (
    WITH terms AS (
      SELECT n, query, weight FROM (
        SELECT n, to_tsquery('english', q) AS query, weight
        FROM unnest(($1::text[])[s.first:s.last], ($2::float4[])[s.first:s.last]) WITH ORDINALITY AS t(q, weight, n)
      ) t WHERE numnode(query) > 0
    ), heads AS MATERIALIZED (
      SELECT n, d.id, 0.05 + ts_rank('{0.1, 0.4, 0.6, 1}', d.head, query, 1) AS rank
      FROM terms JOIN search_documents d ON d.head @@ query
    ), hits AS MATERIALIZED (
      SELECT * FROM heads
      UNION ALL
      SELECT n, d.id, 0.02 FROM terms JOIN search_documents d ON d.text @@ query
      WHERE (SELECT count(DISTINCT id) FROM heads) < ${maxSearchResults}
    ), weights AS (
      SELECT n, terms.weight / ln(2 + count(*)) AS weight FROM terms JOIN hits USING (n) GROUP BY n, terms.weight
    )
    SELECT id, sum(rank * weight) * count(DISTINCT n) AS score FROM hits JOIN weights USING (n) GROUP BY id
    ORDER BY score DESC, id LIMIT ${maxSearchResults}
  ) best JOIN search_documents USING (id) ORDER BY search, score DESC, id
`

const quoted = (word: string) => `'${word.replaceAll('%', '')}'`

type Pool = ReturnType<typeof poolOf>
type Term = { query: string; weight: number }

/**
 * The terms of a search; none without words. Safe for any input: only letters and digits are used. The last word also
 * matches as a prefix, as it may be incomplete.
 */
function termsOf(search: string): Term[] {
  const words = wordsOf(search)
  const last = words.at(-1)
  if (!last || words.join('').length < 2) return []
  const named = searchTerms(search)
  // A search of stop words only uses them as terms.
  const terms = (named.length > 0 ? named : words.map(quoted)).map((query) => ({ query, weight: 1 }))
  const isUnfinished = last.length > 1 && !/\s$/.test(search)
  return isUnfinished ? [...terms, { query: `${quoted(last)}:*`, weight: unfinishedWeight }] : terms
}

/** Answers searches by one statement, which is named, so that it is planned once per connection. */
async function findAll(pool: Pool, searches: readonly Term[][]): Promise<FoundDocument[][]> {
  const terms = searches.flat()
  const ends = searches.map((_, index) => searches.slice(0, index + 1).flat().length)
  const { rows } = await pool.query<FoundDocument & { search: number }>({
    name: 'search_documents',
    text: statement,
    values: [
      terms.map(({ query }) => query),
      terms.map(({ weight }) => weight),
      ends.map((end, index) => end - searches[index]!.length + 1),
      ends,
    ],
  })
  const found: FoundDocument[][] = searches.map(() => [])
  for (const { search, kind, title, summary, href } of rows)
    found[search - 1]!.push({ kind, title: typeset(title), summary: typeset(summary), href })
  return found
}

type Find = (terms: Term[]) => Promise<FoundDocument[]>

/** Statements at a time: while PostgreSQL answers one, the other's searches gather and its answers are sent. */
const laneCount = 2
const finders = new WeakMap<Pool, Find[]>()

const makeLanes = (pool: Pool): Find[] =>
  Array.from({ length: laneCount }, () =>
    batchCalls((searches: readonly Term[][]) => readPublic(() => findAll(pool, searches)), maxSearches),
  )

/**
 * The published documents that match, best first: at most `maxSearchResults`. The index contains no drafts. Strangers'
 * searches that come while others are under way go together, which answers a tenth more of them. Whoever is signed in asks
 * alone, as of what was changed just now a replica may not know.
 */
export async function findDocuments(payload: Payload, search: string): Promise<FoundDocument[]> {
  const terms = termsOf(search)
  if (terms.length === 0) return []
  const pool = poolOf(payload)
  if (!isPublicRead()) return (await findAll(pool, [terms]))[0]!
  const lanes = finders.get(pool) ?? makeLanes(pool)
  finders.set(pool, lanes)
  lanes.push(lanes.shift()!)
  return lanes[0]!(terms)
}
