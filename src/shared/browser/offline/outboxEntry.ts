/** A queued request with its idempotency key. */
export type OutboxEntry = {
  /** Assigned by IndexedDB: entries are sent in this order. */
  id?: number
  key: string
  path: `/${string}`
  params?: Record<string, string | number>
  body?: unknown
  /** When the visitor made it, in ms since the epoch. */
  at: number
}
