import type { z } from 'zod'

import type { Contract } from '@/shared/lib/contract'

/** A response that is no success. `message` is `status: body`. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    body: string,
  ) {
    super(`${status}: ${body}`)
    this.serverMessage = messageIn(body)
  }

  /** What the server says to the visitor, for toasts; null when it said nothing that could be shown. */
  readonly serverMessage: string | null
}

function messageIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}

/** What a caller has to know of a contract; Payload's own endpoints are described by their types alone. */
export type Callable = Pick<Contract, 'method' | 'path' | 'response'> & Partial<Pick<Contract, 'query' | 'body'>>

/** What a call responds with. */
export type ResponseOf<Call extends Callable> = z.output<Call['response']>

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A call names its contract: an address that is any address at all is none. */
export type PathOf<Call extends Callable> = `/${string}` extends Call['path'] ? never : Call['path']

/** What a call has to send: the params its path names, and the query and the body of its contract, if it has any. */
export type RequestOf<Call extends Callable> = { headers?: Record<string, string> } & ([
  ParamNames<Call['path']>,
] extends [never]
  ? { params?: never }
  : { params: Record<ParamNames<Call['path']>, string | number> }) &
  (Call extends { query: infer Query extends z.ZodType } ? { query: z.input<Query> } : { query?: never }) &
  (Call extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : { body?: never })

/** The request may be left out when nothing has to be sent. */
export type RequestArguments<Call extends Callable> =
  object extends RequestOf<Call> ? [request?: RequestOf<Call>] : [request: RequestOf<Call>]

/** A request before or after its types: what an outbox keeps, for example. */
export type UntypedRequest = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** Puts values into a path's `:params`, the query behind it, and all of it under /api. */
function urlOf(path: string, { params = {}, query = {} }: UntypedRequest): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (param, name: string) => {
    const value = params[name]
    return value === undefined ? param : encodeURIComponent(value)
  })
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** By the first segment of the path: whether a write there has succeeded, or the one that is on its way to. */
const firstWrites = new Map<string, 'done' | Promise<unknown>>()

/**
 * The first write makes the visitor's cookie. Two of them at once (two bingo squares in a hurry) would make two, and
 * what belongs to the one that loses could never be opened again: until one has succeeded, they go one by one.
 */
async function serializeFirstWrites<Result>(path: string, send: () => Promise<Result>): Promise<Result> {
  const segment = path.split('/')[1]!
  for (let first = firstWrites.get(segment); first && first !== 'done'; first = firstWrites.get(segment)) await first
  if (firstWrites.get(segment) === 'done') return send()
  const sent = send()
  const settled = sent.then(
    () => firstWrites.set(segment, 'done'),
    () => firstWrites.delete(segment),
  )
  firstWrites.set(segment, settled)
  return sent
}

async function send(method: string, path: string, request: UntypedRequest): Promise<Response> {
  const { body, headers } = request
  const response = await fetch(urlOf(path, request), {
    method: method.toUpperCase(),
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

/**
 * Sends a request that is no longer bound to its contract, such as one that waited in the outbox.
 * @throws ApiError for every response that is no success
 */
export async function sendUntyped(
  method: Contract['method'],
  path: string,
  request: UntypedRequest = {},
): Promise<Response> {
  if (method === 'post') return serializeFirstWrites(path, () => send(method, path, request))
  const response = await send(method, path, request)
  // With everything deleted the cookie is gone, and the next write is a first one again.
  if (method === 'delete') firstWrites.clear()
  return response
}

/**
 * Makes a call of the site and hands over the response as it arrives, for streams; for JSON see `callEndpoint`.
 * @throws ApiError for every response that is no success
 */
export function openEndpoint<Call extends Callable>(
  method: Call['method'],
  path: PathOf<Call>,
  ...[request]: RequestArguments<Call>
): Promise<Response> {
  return sendUntyped(method, path, request as UntypedRequest | undefined)
}

/**
 * Makes a call of the site: `callEndpoint<typeof logSymptom>('post', '/symptoms/log', { body })`. Method, path and what
 * is sent are checked against the contract when the code is compiled. Import the contract as a type only, so that zod
 * stays on the server.
 * @throws ApiError for every response that is no success
 */
export async function callEndpoint<Call extends Callable>(
  method: Call['method'],
  path: PathOf<Call>,
  ...request: RequestArguments<Call>
): Promise<ResponseOf<Call>> {
  const response = await openEndpoint<Call>(method, path, ...request)
  return (await response.json()) as ResponseOf<Call>
}
