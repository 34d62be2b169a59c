import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Addresses that got an email, as keyed hashes: enough to write to nobody twice, not enough to write to anybody.
 */
export const invitedAddresses = pgTable('invited_addresses', {
  hash: text('hash').primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true }),
  never: boolean('never').notNull().default(false),
})

/** The recipients of a batch and the state of each. A person is in a batch once. */
export const batchRecipients = pgTable(
  'batch_recipients',
  {
    batchId: integer('batch_id').notNull(),
    influencerId: integer('influencer_id').notNull(),
    state: text('state').notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Not before then. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.influencerId] }),
    index('batch_recipients_due').on(table.batchId, table.state, table.dueAt),
  ],
)
