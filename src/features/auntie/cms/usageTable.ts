import { date, integer, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

/** What a day has cost: calls of the model and tokens. Nothing of what was said. */
export const auntieUsageTable = pgTable('auntie_usage', {
  day: date('day').primaryKey(),
  calls: integer('calls').notNull(),
  tokens: integer('tokens').notNull(),
})
