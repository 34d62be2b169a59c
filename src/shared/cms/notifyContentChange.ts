import { sql } from '@payloadcms/db-postgres'
import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { ContentSlug } from '@/slugs'

/** When the content behind a cache tag last changed; read by `shared/server/page-cache/invalidations.mjs`. */
export const pageCacheChanges = pgTable('page_cache_changes', {
  tag: text('tag').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/**
 * Announces that pages made from a collection or global are out of date. It runs in the transaction of the change, so
 * PostgreSQL tells the instances at its commit, neither before nor without it.
 */
export async function notifyContentChange(req: PayloadRequest, tag: ContentSlug): Promise<void> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transaction = req.transactionID ? adapter.sessions[await req.transactionID]?.db : undefined
  const db = transaction ?? adapter.drizzle
  await db.execute(sql`
    WITH change AS (
      INSERT INTO page_cache_changes (tag, changed_at) VALUES (${tag}, now())
      ON CONFLICT (tag) DO UPDATE SET changed_at = excluded.changed_at RETURNING tag
    )
    SELECT pg_notify('page_cache', tag) FROM change
  `)
}
