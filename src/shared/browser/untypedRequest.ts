/** A request without its contract's types, as an outbox stores it. */
export type UntypedRequest = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}
