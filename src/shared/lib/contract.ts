import type { z } from 'zod'

/** Who may make a call: everyone, whoever is signed in to the admin panel, or founders. */
export type EndpointAccess = 'anyone' | 'signed-in' | 'founder'

/**
 * One call as both sides know it. `cms/endpoints.ts` answers it, islands make it, `/api/openapi.json` describes it.
 * Browser-safe: nothing here may reach for the server.
 */
export type Contract<
  Body extends z.ZodType = z.ZodType,
  ResponseBody extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> = {
  method: 'get' | 'post' | 'delete'
  /** Below /api, with a leading slash; parameters as `:name`. */
  path: `/${string}`
  summary: string
  /** What stands in the path's places, as texts: an object with a key for each `:name`. */
  params?: Params
  /** What stands behind the address's question mark, as texts: an object with a key for each name. */
  query?: Query
  /** What is sent, for calls that send something. */
  body?: Body
  /** Largest body in bytes. */
  bodyLimit?: number
  /** Status of a success. */
  status: 200 | 201 | 202
  response: ResponseBody
  /** Statuses of the errors that callers can expect, besides 500. */
  errors: readonly (400 | 401 | 403 | 404 | 413 | 429 | 502 | 503)[]
}

/** States a contract without losing its exact types, down to the letters of its method and path. */
export function defineContract<const Defined extends Contract>(contract: Defined): Defined {
  return contract
}
