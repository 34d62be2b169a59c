import type { z } from 'zod'

/** Who may call an endpoint: everyone, users of the admin panel, or founders. */
export type EndpointAccess = 'anyone' | 'signed-in' | 'founder'

/**
 * The contract of an endpoint, shared by server and client: `cms/endpoints.ts` implements it, islands call it,
 * `/api/openapi.json` describes it. Browser-safe: no server imports here.
 */
export type Contract<
  Body extends z.ZodType = z.ZodType,
  ResponseBody extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> = {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** Below /api, with a leading slash; parameters as `:name`. */
  path: `/${string}`
  summary: string
  /** The path parameters as strings: an object with a key for each `:name`. */
  params?: Params
  /** The query parameters as strings. */
  query?: Query
  /** The request body, if any. */
  body?: Body
  /** What may come in the place of `body` from a browser that seals with its visitor's own key. */
  sealed?: z.ZodType<{ id?: string; sealed: string }>
  /** What such a browser may get in the place of `response`. */
  sealedResponse?: z.ZodType
  /** Maximum body size in bytes. */
  bodyLimit?: number
  /** The type of a body that the handler reads as it comes, in the place of `body`; its `bodyLimit` it counts itself. */
  streamed?: string
  /** Status of a success; 303 leads on to a page. */
  status: 200 | 201 | 202 | 303
  response: ResponseBody
  /** Statuses of expected errors, besides 500. */
  errors: readonly (400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 502 | 503)[]
}

/** The header that tells the server's time, for browsers whose clock is wrong (ISO). */
export const serverTimeHeader = 'Server-Time'

/** Infers a contract with literal types for method and path. */
export function defineContract<const Defined extends Contract>(contract: Defined): Defined {
  return contract
}
