import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Each event of Stripe's that took effect, so that a repeated one does not. Nothing of what it said is kept. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})
