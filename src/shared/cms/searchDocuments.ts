import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { customType, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'

import type { SearchKind } from '@/shared/lib/searchKinds'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What the site's search can find: a row for each published document, whatever room it belongs to. Written by the
 * hooks of its collection in the transaction of the change; holds nothing that a visitor may not see.
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
    /** What it is also about: other names, symptoms, headings. */
    keywords: text('keywords').notNull(),
    body: text('body').notNull(),
    /** Title, summary and keywords alone: few words, so that ranking by them costs little. */
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

/** A document as the search knows it. */
export type SearchDocument = { href: string; title: string; summary: string; keywords?: string; body: string }

type Index<Slug extends CollectionSlug> = {
  collection: Slug
  kind: SearchKind
  /** What of a published document is found; null for one that visitors are not to find. */
  toDocument: (doc: DataFromCollectionSlug<Slug>) => SearchDocument | null
}

/** The database as a request sees it: inside its transaction while it has one. */
async function databaseOf(req: PayloadRequest) {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transaction = req.transactionID ? adapter.sessions[await req.transactionID]?.db : undefined
  return transaction ?? adapter.drizzle
}

async function write(req: PayloadRequest, kind: SearchKind, id: number, document: SearchDocument | null) {
  const db = await databaseOf(req)
  if (!document) {
    await db.execute(sql`DELETE FROM search_documents WHERE kind = ${kind} AND document_id = ${id}`)
    return
  }
  const { href, title, summary, keywords = '', body } = document
  await db.execute(sql`
    INSERT INTO search_documents (kind, document_id, href, title, summary, keywords, body)
    VALUES (${kind}, ${id}, ${href}, ${title}, ${summary}, ${keywords}, ${body})
    ON CONFLICT (kind, document_id) DO UPDATE SET href = excluded.href, title = excluded.title,
      summary = excluded.summary, keywords = excluded.keywords, body = excluded.body
  `)
}

const fillers = new Map<SearchKind, (req: PayloadRequest) => Promise<number>>()

async function isEmpty(req: PayloadRequest, kind: SearchKind): Promise<boolean> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`SELECT 1 FROM search_documents WHERE kind = ${kind} LIMIT 1`)
  return rows.length === 0
}

/**
 * Hooks that keep the site's search in step with what is published of a collection with drafts. The public row
 * decides: a draft beside it is nothing that a visitor may find.
 */
export function indexesForSearch<Slug extends CollectionSlug>({
  collection,
  kind,
  toDocument,
}: Index<Slug>): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  const published = { _status: { equals: 'published' } }
  fillers.set(kind, async (req) => {
    if (!(await isEmpty(req, kind))) return 0
    const { docs } = await req.payload.find({ collection, where: published, pagination: false, depth: 0, req })
    for (const doc of docs as DataFromCollectionSlug<Slug>[]) await write(req, kind, doc.id as number, toDocument(doc))
    return docs.length
  })
  return {
    afterChange: async ({ doc, req }) => {
      const row = await req.payload.db.findOne<DataFromCollectionSlug<Slug> & { id: number }>({
        collection,
        where: { and: [{ id: { equals: doc.id } }, published] },
        req,
      })
      await write(req, kind, doc.id, row && toDocument(row))
      return doc
    },
    afterDelete: async ({ doc, req }) => {
      await write(req, kind, doc.id, null)
      return doc
    },
  }
}

/**
 * Takes in what was published before there was a search: every kind of which it knows nothing yet. Answers how many
 * documents it took in.
 */
export async function fillSearch(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  let filled = 0
  for (const fill of fillers.values()) filled += await fill(req)
  return filled
}
