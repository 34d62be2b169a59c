import { integer, pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Where links stand in what is published. */
export const linkPlacesTable = pgTable(
  'link_places',
  {
    collection: text('collection').notNull(),
    documentId: integer('document_id').notNull(),
    /** Its number within the document, from 1. */
    position: integer('position').notNull(),
    /** A complete address, or `/page` of this site. */
    url: text('url').notNull(),
    title: text('title').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.documentId, table.position] })],
)

/** What was found at an address when somebody last looked. */
export const checkedLinksTable = pgTable('checked_links', {
  url: text('url').primaryKey(),
  /** ok, redirected, draft, dead; `unsure` where nothing answered, or once only. */
  state: text('state').notNull(),
  /** The status of the answer, where there was one. */
  status: integer('status'),
  leadsTo: text('leads_to'),
  /** How often in a row nothing good came of it. */
  failures: integer('failures').notNull().default(0),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
})
