import {
  customType,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Visitors' records, encrypted. No foreign key and no collection: nothing of it is reachable through the CMS.
 * Timestamps are dates, so that not even the hour of an entry is in plain text. Hash-partitioned by visitor, which drizzle
 * has no words for: the migration makes the partitions (docs/decisions/047).
 */
export const vaultRecords = pgTable(
  'vault_records',
  {
    id: uuid('id').notNull(),
    visitor: bytea('visitor').notNull(),
    kind: text('kind').notNull(),
    /** A keyed hash for records that exist at most once, such as a bingo cell; null for all others. */
    key: bytea('key'),
    version: smallint('version').notNull(),
    sealed: bytea('sealed').notNull(),
    touchedOn: date('touched_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.id] }),
    // Nulls are distinct in PostgreSQL, so one index serves the lookup by visitor and the uniqueness of keyed rows.
    uniqueIndex('vault_records_visitor_kind_key').on(table.visitor, table.kind, table.key),
    index('vault_records_touched_on').on(table.touchedOn),
  ],
)
