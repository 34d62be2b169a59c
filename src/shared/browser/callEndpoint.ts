import type { z } from 'zod'

import { serverTimeHeader, type Contract } from '@/shared/lib/contract'

import { ApiError } from './apiError'
import { endpointUrl } from './endpointUrl'
import { sealer } from './ownKey/sealer'
import { markLocked, ownKeyState } from './ownKey/state'
import { noteServerTime } from './serverClock'
import type { UntypedRequest } from './untypedRequest'

export { ApiError }

/**
 * What a failed call is told with: the server's own message, or a plain sentence. Never the text of an answer, which may
 * be the page of a proxy or of a hotel's network.
 */
export function describeFailedCall(error: unknown, otherwise = siteAway): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise
}

const siteAway = 'The site can’t be reached just now. What you entered is still here: try again in a moment.'

/** The part of a contract that callers need; Payload's own endpoints are described by types alone. */
export type Callable = Pick<Contract, 'method' | 'path' | 'response'> & Partial<Pick<Contract, 'query' | 'body'>>

export type ResponseOf<Call extends Callable> = z.output<Call['response']>

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Rejects a path of type `string`: it matches no contract. */
export type PathOf<Call extends Callable> = `/${string}` extends Call['path'] ? never : Call['path']

/** The request of a call: its path params, and the query and body of its contract, if any. */
export type RequestOf<Call extends Callable> = { headers?: Record<string, string> } & ([
  ParamNames<Call['path']>,
] extends [never]
  ? { params?: never }
  : { params: Record<ParamNames<Call['path']>, string | number> }) &
  (Call extends { query: infer Query extends z.ZodType } ? { query: z.input<Query> } : { query?: never }) &
  (Call extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : { body?: never })

/** Optional when nothing has to be sent. */
export type RequestArguments<Call extends Callable> =
  object extends RequestOf<Call> ? [request?: RequestOf<Call>] : [request: RequestOf<Call>]

/** The paths on which a write of this page has succeeded. */
const written = new Set<string>()

async function serializeFirstWrites(path: string, request: UntypedRequest, write: () => Promise<Response>) {
  // If the chunk fails to load, for instance after a deployment, send the write anyway: losing it is worse than its order.
  const first = written.has(path) ? null : await import('./firstWrites').catch(() => null)
  return first ? first.writeFirst(path, request, written, write) : write()
}

/** `Sealed`, of src/shared/lib/sealedRecord.ts, whose zod stays on the server. */
const isSealedAnswer = (response: Response) => response.headers.has('Sealed')

async function send(method: string, path: string, request: UntypedRequest = {}): Promise<Response> {
  const { body, headers } = request
  const response = await fetch(endpointUrl(path, request), {
    method: method.toUpperCase(),
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  noteServerTime(response.headers.get(serverTimeHeader))
  if (!response.ok && isSealedAnswer(response)) markLocked()
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

/** Web Lock: writes of all tabs hold it shared, a change of the visitor’s identity exclusively, so that no write is lost. */
const visitorLock = 'power-years-visitor'

const locking = (mode: LockMode, write: () => Promise<Response>): Promise<Response> =>
  globalThis.navigator?.locks ? navigator.locks.request(visitorLock, { mode }, write) : write()

/**
 * Sends a request without its contract's types, such as a queued one.
 * @param mode `exclusive` while no tab writes, for what changes the visitor
 * @throws ApiError for every non-2xx response
 */
export async function sendUntyped(
  method: Contract['method'],
  path: string,
  request: UntypedRequest = {},
  mode: LockMode = 'shared',
): Promise<Response> {
  const write = () => send(method, path, request)
  if (method === 'post') return serializeFirstWrites(path, request, () => locking(mode, write))
  const response = await (method === 'get' ? write() : locking(mode, write))
  // Deleting everything drops the cookie, so the next write creates a visitor again.
  if (method === 'delete') written.clear()
  return response
}

/**
 * Calls an endpoint and returns the raw response, for streams; for JSON see `callEndpoint`. It stores nothing for a
 * visitor, so it neither waits for the first write nor delays one.
 * @throws ApiError for every non-2xx response
 */
export function openEndpoint<Call extends Callable>(
  method: Call['method'],
  path: PathOf<Call>,
  ...[request]: RequestArguments<Call>
): Promise<Response> {
  return send(method, path, request as UntypedRequest | undefined)
}

async function callSealed(method: Contract['method'], path: string, request: UntypedRequest): Promise<Response> {
  const own = await sealer()
  const sealed = await own.seal(method, path, request)
  const attempt = async () => {
    const response = await sendUntyped(method, path, sealed)
    // An answer in plain records belongs to a visitor without a key: the cookie of this one is gone.
    if (own.owns(path) && !isSealedAnswer(response)) throw new ApiError(401, '')
    return response
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(await own.recover(error))) throw error
    return attempt()
  }
}

/**
 * Calls an endpoint: `callEndpoint<typeof logSymptom>('post', '/symptoms/log', { body })`. Method, path and request are
 * type-checked against the contract. Import the contract as a type only, so that zod stays on the server. Records of a
 * visitor with an own key are sealed and opened on the way.
 * @throws ApiError for every non-2xx response
 */
export async function callEndpoint<Call extends Callable>(
  method: Call['method'],
  path: PathOf<Call>,
  ...[request]: RequestArguments<Call>
): Promise<ResponseOf<Call>> {
  const sent = (request ?? {}) as UntypedRequest
  const response = await (ownKeyState() === 'none' ? sendUntyped : callSealed)(method, path, sent)
  // Passed on unparsed: the worker that decrypts years of records also parses them, so that the page stays responsive.
  const answer: unknown = isSealedAnswer(response)
    ? await (await sealer()).open(path, await response.arrayBuffer())
    : await response.json()
  return answer as ResponseOf<Call>
}
