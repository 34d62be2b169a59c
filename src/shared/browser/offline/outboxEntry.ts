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
 * For a body that takes the place of what is kept already: another device may have written there while this one waited,
 * so that only what was changed goes out, put on what is kept by then.
 */
export type RebaseInfo = {
  /** The path that lists what is kept, and the field by which its place is found there. */
  list: `/${string}`
  by: string
  /** What was kept when the visitor changed it; sealed as the body is. */
  began: object
  rules: MergeRules
}
