import { sql } from '@payloadcms/db-postgres/drizzle'
import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import { drizzleOf, transactionOf } from '@/shared/database'
import type { ContentSlug } from '@/slugs'

/** When the content behind a cache tag last changed; read by `server/invalidations.ts`. */
export const pageCacheChanges = pgTable('page_cache_changes', {
  tag: text('tag').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/** Changes a transaction has already recorded: `now()` is constant within it, so recording one again has no effect. */
const toldIn = new WeakMap<object, Set<ContentSlug>>()

/**
 * Notifies every instance that pages made from a collection or global are stale. Runs in the transaction of the change,
 * so PostgreSQL delivers it at commit, never before and never without it.
 */
export async function notifyContentChange(req: PayloadRequest, tag: ContentSlug): Promise<void> {
  const transaction = await transactionOf(req)
  if (transaction) {
    const told = toldIn.get(transaction) ?? new Set()
    if (told.has(tag)) return
    toldIn.set(transaction, told.add(tag))
  }
  const db = transaction ?? drizzleOf(req.payload)
  await db.execute(sql`
    WITH change AS (
      INSERT INTO page_cache_changes (tag, changed_at) VALUES (${tag}, now())
      ON CONFLICT (tag) DO UPDATE SET changed_at = excluded.changed_at RETURNING tag
    )
    SELECT pg_notify('page_cache', tag) FROM change
  `)
}

/** Hooks of a collection without drafts: every save changes public pages. */
export function notifyOnChange(tag: ContentSlug): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  const notify = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
    await notifyContentChange(req, tag)
    return doc
  }
  return { afterChange: [notify], afterDelete: [notify] }
}

/** Hook of a global that public pages show. */
export const notifyOnGlobalChange =
  (tag: ContentSlug): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    await notifyContentChange(req, tag)
    return doc
  }
