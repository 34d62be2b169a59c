import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { DirectAnswer, WholeAnswer } from '@/shared/lib/directCalls'
import { serverTimeHeader, type EndpointAccess, type Contract } from '@/shared/lib/contract'
import { now } from '@/shared/now'
import { readPublic } from '@/shared/replicas'

import { findNul, nulMessage } from './findNul'
import { databaseErrorCode, HttpError, describeFailure, isDatabaseAway, type Issue } from './httpError'
import { assertSameOrigin } from './assertSameOrigin'
import { noteIfDiskFull } from './diskFull'
import { consumeRateLimit, rowLimits, type RateLimit } from './rateLimits'

const defaultBodyLimit = 64 * 1024

type SealedBody = { id?: string; sealed: string }

type Answered<ResponseBody extends z.ZodType> = z.input<ResponseBody> | Response

type Definition<
  Body extends z.ZodType,
  ResponseBody extends z.ZodType,
  Params extends z.ZodType,
  Query extends z.ZodType,
> = {
  contract: Contract<Body, ResponseBody, Params, Query>
  /** Who may call. There is no default, because Payload's custom endpoints are public unless they check. */
  access: EndpointAccess
  /** The rate limit of the call: `read` and `write` for the visitor's own records, `none` for cheap reads. */
  limit: 'none' | keyof typeof rowLimits | RateLimit
  /**
   * Whether everybody gets the same answer until content changes: the server then answers from memory, so the handler
   * may depend on params and query alone.
   */
  shared?: boolean
  handler: (call: {
    req: PayloadRequest
    /** Undefined where `sealed` came in its place. */
    body: z.output<Body>
    sealed: SealedBody | null
    params: z.output<Params>
    query: z.output<Query>
  }) => Promise<Answered<ResponseBody>>
}

/** Answers with JSON that no cache keeps. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  })

function refuseUnlessAllowed(access: EndpointAccess, req: PayloadRequest) {
  if (access === 'anyone') return
  if (!req.user) throw new HttpError(401, 'Please sign in first.')
  if (access === 'founder' && !req.user.roles.includes('founder'))
    throw new HttpError(403, 'Only a founder may do this.')
}

const headersOfJson = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

/** The same before it is a Response. */
const wholeJson = (status: number, body: unknown, headers: Record<string, string> = {}): WholeAnswer => ({
  status,
  headers: Object.entries({ ...headersOfJson, ...headers }),
  text: JSON.stringify(body),
})

const toResponse = (answer: DirectAnswer): Response =>
  answer instanceof Response
    ? answer
    : new Response(answer.text, { status: answer.status, headers: [...answer.headers] })

/** Reads the raw body; one that has arrived as a whole at once. @throws HttpError 413 over `limit` bytes */
export function readText(req: PayloadRequest, limit: number): string | Promise<string> {
  const tooLarge = () => new HttpError(413, `The request is larger than ${Math.round(limit / 1024)} KiB.`)
  if (Number(req.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const { body } = req as unknown as { body: ReadableStream<Uint8Array> | Buffer | null | undefined }
  if (!body) return ''
  if (Buffer.isBuffer(body)) {
    if (body.length > limit) throw tooLarge()
    return body.toString('utf8')
  }
  return readStream(body, limit, tooLarge)
}

async function readStream(body: ReadableStream<Uint8Array>, limit: number, tooLarge: () => HttpError): Promise<string> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @throws HttpError 400 that lists the invalid fields */
function check<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const issues: Issue[] = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new HttpError(400, issues[0]?.message ?? 'The request does not fit.', issues)
}

function parseBody<Body extends z.ZodType>(
  text: string,
  { body, sealed }: Pick<Contract<Body>, 'body' | 'sealed'>,
): { body: z.output<Body>; sealed: SealedBody | null } {
  if (!body) return { body: undefined as z.output<Body>, sealed: null }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The request is not JSON.')
  }
  if (sealed && typeof value === 'object' && value !== null && 'sealed' in value)
    return { body: undefined as z.output<Body>, sealed: check(sealed, value) }
  return { body: check(body, value), sealed: null }
}

/** What is said of a value that its column does not hold, with its place where that can be told. */
function describeOddValue(sent: unknown): { message: string; issues?: Issue[] } {
  const path = findNul(sent)
  if (path === undefined) return { message: 'One of the values does not fit.' }
  return { message: nulMessage, issues: [{ path, message: nulMessage }] }
}

/** What Payload refuses, such as a save without the right to it, or one that is too large; undefined for a fault. */
function refusalOf(error: unknown): { status: number; message: string } | undefined {
  const { isOperational, message, status } = error as { isOperational?: boolean; message?: string; status?: number }
  return isOperational && message && status && status >= 400 && status < 500 ? { status, message } : undefined
}

/**
 * Turns a contract into a Payload endpoint: checks origin, access, rate limit and body, and responds with JSON. Errors
 * respond with `{ message, issues? }` and the matching status, never with a stack, SQL or a path.
 */
export function defineEndpoint<
  Body extends z.ZodType,
  ResponseBody extends z.ZodType,
  Params extends z.ZodType,
  Query extends z.ZodType,
>(definition: Definition<Body, ResponseBody, Params, Query>): Endpoint {
  const { contract, access, limit, shared, handler } = definition
  // A shared answer is cached, so its time would be outdated. A refusal carries the time as well: what was refused may be the
  // time of a clock that is days ahead.
  const clock = (): Record<string, string> => (shared ? {} : { [serverTimeHeader]: now().toISOString() })

  async function answer(req: PayloadRequest): Promise<DirectAnswer> {
    let sent: unknown
    try {
      if (contract.method !== 'get') assertSameOrigin(req)
      refuseUnlessAllowed(access, req)
      if (limit !== 'none') await consumeRateLimit(req, typeof limit === 'string' ? rowLimits[limit] : limit)
      const params = (contract.params && check(contract.params, req.routeParams ?? {})) as z.output<Params>
      const asked = () => Object.fromEntries(req.searchParams ?? [])
      const query = (contract.query && check(contract.query, asked())) as z.output<Query>
      const read = contract.body ? readText(req, contract.bodyLimit ?? defaultBodyLimit) : ''
      // Each `await` costs more than the text of a small body.
      const text = typeof read === 'string' ? read : await read
      const call = { req, params, query, ...parseBody(text, contract) }
      sent = call.body
      const answered = await (shared && !req.user ? readPublic(() => handler(call)) : handler(call))
      if (answered instanceof Response) return answered
      return wholeJson(contract.status, answered, clock())
    } catch (error) {
      if (error instanceof HttpError) {
        const { status, message, issues, headers } = error
        return wholeJson(status, issues ? { message, issues } : { message }, { ...clock(), ...headers })
      }
      noteIfDiskFull(error)
      if (isDatabaseAway(error))
        return wholeJson(503, { message: 'The database is away. Please try again in a moment.' })
      // A NUL, or a number beyond its column.
      if (databaseErrorCode(error)?.startsWith('22')) return wholeJson(400, describeOddValue(sent))
      const refused = refusalOf(error)
      if (refused) return wholeJson(refused.status, { message: refused.message }, clock())
      req.payload.logger.error({ failure: describeFailure(error), msg: `${contract.method} ${contract.path} failed` })
      return wholeJson(500, { message: 'Something went wrong on our side. Please try again.' })
    }
  }

  return {
    method: contract.method,
    path: contract.path,
    // For the OpenAPI description, and for the server (directCalls.ts).
    custom: { contract, shared, limit, answer },
    handler: async (req) => toResponse(await answer(req)),
  }
}
