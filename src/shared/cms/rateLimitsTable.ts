import { bigint, index, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Calls counted under keyed hashes that expire; the columns and their order are rate-limiter-flexible's. */
export const rateLimitsTable = pgTable(
  'request_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('request_limits_expire').on(table.expire)],
)
