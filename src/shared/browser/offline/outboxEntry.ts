import type { MergeRules } from '@/shared/lib/mergeChanges'

/** A queued request with its idempotency key. */
export type OutboxEntry = {
  /** Assigned by IndexedDB: entries are sent in this order. */
  id?: number
  key: string
  path: `/${string}`
  params?: Record<string, string | number>
  body?: unknown
  upon?: RebaseInfo
  /** When the visitor made it, in ms since the epoch by the server's clock as far as it is known. */
  at: number
}

/**
 * For a body that replaces a stored record: another device may have written it while this entry was queued, so only the
 * changes are sent, rebased on what is stored by then.
 */
export type RebaseInfo = {
  /** The path that lists the stored records, and the field that identifies one. */
  list: `/${string}`
  by: string
  /** The stored record when the visitor changed it; encrypted like the body. */
  began: object
  rules: MergeRules
}
