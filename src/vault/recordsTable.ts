import {
  customType,
  date,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * What visitors keep here, sealed. No foreign key, no collection: nothing of it is reachable through the CMS.
 * Times are days, so that not even the hour of an entry stands in the clear.
 */
export const vaultRecords = pgTable(
  'vault_records',
  {
    id: uuid('id').primaryKey(),
    visitor: bytea('visitor').notNull(),
    kind: text('kind').notNull(),
    /** Keyed hash of what may exist once only, such as a bingo cell; null for entries of which there are many. */
    key: bytea('key'),
    version: smallint('version').notNull(),
    sealed: bytea('sealed').notNull(),
    touchedOn: date('touched_on').notNull(),
  },
  (table) => [
    // Two nulls differ in PostgreSQL: one index finds a visitor's rows and keeps the keyed ones unique.
    uniqueIndex('vault_records_visitor_kind_key').on(table.visitor, table.kind, table.key),
    index('vault_records_touched_on').on(table.touchedOn),
  ],
)
