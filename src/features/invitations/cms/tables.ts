import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Addresses that received an email, as keyed hashes: enough to avoid a second email, useless for sending one. */
export const invitedAddresses = pgTable('invited_addresses', {
  hash: text('hash').primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true }),
  never: boolean('never').notNull().default(false),
  /** When the letter of a batch went there last. */
  batchWrittenAt: timestamp('batch_written_at', { withTimezone: true }),
})

/** The recipients of a batch with their delivery state; unique per batch and address. */
export const batchRecipients = pgTable(
  'batch_recipients',
  {
    batchId: integer('batch_id').notNull(),
    influencerId: integer('influencer_id').notNull(),
    state: text('state').notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** When the next attempt is due. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    reason: text('reason'),
    /** When its state changed last. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.influencerId] }),
    index('batch_recipients_due').on(table.batchId, table.state, table.dueAt),
  ],
)
