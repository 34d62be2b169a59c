import { sql } from '@payloadcms/db-postgres'
import { date, integer, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'

import { drizzleOf } from '@/shared/database'

/** What the site spends on the model in a day unless its editors say otherwise: some 500 answers of 3,000 tokens. */
export const defaultDailyLimits = { calls: 500, tokens: 1_500_000 }

/** What a day has cost: calls of the model and tokens. Nothing of what was said. */
export const auntieUsageTable = pgTable('auntie_usage', {
  day: date('day').primaryKey(),
  calls: integer('calls').notNull(),
  tokens: integer('tokens').notNull(),
})

/**
 * Takes a call and an estimate of its tokens out of the day's allowance, all instances together. What editors allow is
 * read in the same statement: settings that were read before may stand in while the database is slow.
 * @returns false when the day has none left
 */
export async function reserveUsage(req: PayloadRequest, estimate: number): Promise<boolean> {
  // One statement, so that two calls at once cannot both take the last place. Days are UTC.
  const { rows } = await drizzleOf(req.payload).execute(sql`
    WITH allowed AS (
      SELECT
        coalesce((SELECT daily_calls FROM auntie_safety), ${defaultDailyLimits.calls}) AS calls,
        coalesce((SELECT daily_tokens FROM auntie_safety), ${defaultDailyLimits.tokens}) AS tokens
    )
    INSERT INTO auntie_usage AS usage (day, calls, tokens)
    SELECT (now() AT TIME ZONE 'utc')::date, 1, ${estimate}::int FROM allowed WHERE calls >= 1 AND tokens >= ${estimate}::int
    ON CONFLICT (day) DO UPDATE SET calls = usage.calls + 1, tokens = usage.tokens + ${estimate}::int
    WHERE usage.calls < (SELECT calls FROM allowed) AND usage.tokens + ${estimate}::int <= (SELECT tokens FROM allowed)
    RETURNING day
  `)
  return rows.length === 1
}

/** Puts what a call really cost in the place of its estimate. */
export async function settleUsage(req: PayloadRequest, estimate: number, real: number): Promise<void> {
  await drizzleOf(req.payload).execute(sql`
    UPDATE auntie_usage SET tokens = greatest(0, tokens + ${real - estimate}) WHERE day = (now() AT TIME ZONE 'utc')::date
  `)
}
