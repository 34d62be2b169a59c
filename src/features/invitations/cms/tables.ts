import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** Addresses that received an email, as keyed hashes: enough to avoid a second email, useless for sending one. */
export const invitedAddresses = pgTable('invited_addresses', {
  hash: text('hash').primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true }),
  /** The idempotency key of the email that was sent last, or is about to be. */
  claimedBy: text('claimed_by'),
  never: boolean('never').notNull().default(false),
  /** When the email of a batch went there last. */
  batchWrittenAt: timestamp('batch_written_at', { withTimezone: true }),
  /** Whether an email that a visitor asked for lies in the outbox, and nobody has it. */
  kept: boolean('kept').notNull().default(false),
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
    /** The mail provider's id of the message. */
    providerId: text('provider_id'),
    /** When its state changed last. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Which of the email's subjects this recipient gets: 1 or 2. */
    subject: integer('subject').notNull().default(1),
    /** When it left. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When a founder noted that the recipient answered. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.influencerId] }),
    index('batch_recipients_influencer').on(table.influencerId),
    index('batch_recipients_provider').on(table.providerId),
    index('batch_recipients_due').on(table.batchId, table.state, table.dueAt),
  ],
)

/** How often the link of an email was followed on a day: a number, and nothing about who. */
export const campaignVisits = pgTable(
  'campaign_visits',
  {
    campaignId: integer('campaign_id').notNull(),
    day: date('day').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day] })],
)

/** Imports of contacts, so that each can be undone. */
export const contactImports = pgTable('contact_imports', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  /** The contacts it made. */
  added: integer('added').array().notNull(),
  /** What the contacts it changed were before. */
  changed: jsonb('changed').notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
})
