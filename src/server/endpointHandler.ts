import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'

import { directCalls, type DirectAnswer, type DirectCall, type DirectRequest } from '@/shared/lib/directCalls'
import { metrics } from '@/shared/metrics'

import { compress, preferredEncoding } from './compression'
import type { RequestHandler } from './htmlCache'
import { CachedResponse, ResponseCache } from './responseCache'
import { callPolicy, securityHeaders } from './securityHeaders'

/** Bytes in memory of what everybody gets alike, and of what there is not: strangers can ask for no end of that. */
const maxBytes = { found: 16 * 1024 * 1024, lost: 2 * 1024 * 1024 }

const methodsOfReads = new Set(['GET', 'HEAD'])

const keySecret = randomBytes(32)

/** What was searched for is not kept, not even in memory: only under a hash that ends with the process. */
const keyOf = (address: string) =>
  address.includes('?') ? createHmac('sha256', keySecret).update(address).digest('base64url') : address

/** Whether an editor may be asking: what is kept is what strangers get. */
const hasCredentials = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || (headers.cookie?.includes('payload-token=') ?? false)

/** What a shared answer is made from, and its key: the path and the parameters it depends on, as the endpoint reads them. */
function sharedAddress(path: string, query: string | undefined, names: readonly string[]): string {
  if (query === undefined || names.length === 0) return path
  const asked = new URLSearchParams(query)
  // The endpoint, too, takes the last of several.
  const given = names.flatMap((name) =>
    asked
      .getAll(name)
      .slice(-1)
      .map((value) => [name, value]),
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

function bodyOf(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer> {
  // The guard has read it: nothing has to be waited for.
  if (req.complete) return (req.read() as Buffer<ArrayBuffer> | null) ?? Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = []
    req
      .on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
      .on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
      .on('error', reject)
  })
}

/** @param address another one than the request's own @param withoutBody for one that its call reads as it comes */
export async function toDirectRequest(
  req: IncomingMessage,
  address = req.url ?? '/',
  withoutBody = false,
): Promise<DirectRequest> {
  const isRead = methodsOfReads.has(req.method ?? 'GET')
  const headers = new Headers()
  // Sanitized, so not of `rawHeaders`; several of one name were joined by Node as HTTP says.
  for (const [name, value] of Object.entries(req.headers))
    if (typeof value === 'string') headers.append(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  // Calls read the path and the query of it; their host they take from the header.
  const url = `http://localhost${address}`
  return isRead
    ? { method: 'GET', url, headers, body: null }
    : { method: req.method!, url, headers, body: withoutBody ? null : await bodyOf(req) }
}

/** What is left of a body that was refused half-way: with the connection the answer would be lost. @param most bytes */
async function letGo(req: IncomingMessage, most: number): Promise<void> {
  let size = 0
  for await (const piece of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > most) return
  }
}

/** Answers a call that reads its body as it comes. */
async function answerStream(req: IncomingMessage, { answer, streamed: most = 0 }: DirectCall): Promise<DirectAnswer> {
  const { headers, method, url } = await toDirectRequest(req, req.url, true)
  // Reading on ends with the call, the request does not.
  const pieces = NodeReadableStream.from(req.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)
  const answered = await answer({ method, url, headers, body: pieces as ReadableStream<Uint8Array> })
  if (!req.complete) await letGo(req, most)
  return answered
}

/** What every answer of a call carries, as a flat list of names and values. */
const baseHead = [...securityHeaders.flat(), 'Content-Security-Policy', callPolicy]

const headersOf = (answer: DirectAnswer): [string, string][] => [
  ...securityHeaders.map(([name, value]): [string, string] => [name, value]),
  ['Content-Security-Policy', callPolicy],
  // Set-Cookie comes once for each cookie.
  ...answer.headers,
]

const bytesOf = async (answer: DirectAnswer): Promise<Buffer> =>
  answer instanceof Response ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(answer.text)

/** Answers that come bit by bit: of a conversation, and files that no memory should hold whole. */
const streamed = /^(?:text\/event-stream|application\/x-(?:tar|ndjson))/

/** Sends what is for one person: never kept, and compressed as it goes. */
async function sendOnce(req: IncomingMessage, res: ServerResponse, answer: DirectAnswer): Promise<void> {
  const head = [...baseHead]
  for (const [name, value] of answer.headers) head.push(name, value)
  const isStream = answer instanceof Response && streamed.test(answer.headers.get('content-type') ?? '')
  if (isStream && answer.body) {
    res.writeHead(answer.status, head)
    // A visitor who leaves ends the answer; nothing is to be told to anybody.
    await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), res).catch(() => {})
    return
  }
  // Text stays text: Node sends it with the head in one piece, bytes in another.
  const body = answer instanceof Response ? await bytesOf(answer) : answer.text
  const encoding = preferredEncoding(req, Buffer.byteLength(body))
  const sent = encoding ? await compress[encoding](Buffer.from(body as string), 'once') : body
  if (encoding) head.push('Content-Encoding', encoding)
  head.push('Vary', 'Accept-Encoding', 'Content-Length', String(Buffer.byteLength(sent)))
  res.writeHead(answer.status, head)
  res.end(req.method === 'HEAD' ? undefined : sent)
}

/**
 * Answers the calls of contracts without Next's routing; `pass` gets all others. Calls whose answer everybody gets alike
 * are answered from memory until content changes.
 * @param counted counts reads that are not answered from memory
 */
export function createEndpointHandler(
  pass: RequestHandler,
  counted: (handle: RequestHandler) => RequestHandler = (handle) => handle,
): RequestHandler {
  const found = new ResponseCache(maxBytes.found)
  const lost = new ResponseCache(maxBytes.lost)
  /** Who asks for the same at the same time waits for one answer. */
  const underway = new Map<string, Promise<CachedResponse>>()

  async function makeShared(address: string, call: DirectCall, request: DirectRequest): Promise<CachedResponse> {
    const storedAt = Date.now()
    const made = await call.answer(request)
    const headers = headersOf(made)
    const answer = new CachedResponse({ status: made.status, headers, body: await bytesOf(made) }, storedAt)
    if (answer.status === 200) found.set(keyOf(address), answer, call.route)
    else if (answer.status === 404) lost.set(keyOf(address), answer, call.route)
    return answer
  }

  async function sendShared(
    req: IncomingMessage,
    res: ServerResponse,
    address: string,
    call: DirectCall,
  ): Promise<void> {
    // Whom to count is told; else nothing of whoever asks first goes into what the others get.
    const anybodys = { method: 'GET', url: `http://localhost${address}`, headers: new Headers(), body: null }
    const request = call.isCounted ? await toDirectRequest(req, address) : anybodys
    const others = underway.get(address)
    const shared = others && (await others)
    // A refusal is for the one who was counted; who waited beside is counted alone, and waits for nobody again.
    if (shared && shared.status !== 429) return shared.send(req, res)
    const making = makeShared(address, call, request).finally(() => underway.delete(address))
    underway.set(address, making)
    return (await making).send(req, res)
  }

  return (req, res) => {
    const [path = '', query] = (req.url ?? '').split('?', 2)
    const { method = 'GET' } = req
    const call = directCalls()?.find(method === 'HEAD' ? 'GET' : method, path.slice('/api'.length))
    if (!call) {
      // Payload knows no HEAD. Node leaves the body out all the same, for it has made `res` by now.
      if (method === 'HEAD') req.method = 'GET'
      return pass(req, res)
    }
    if (call.sharedBy && methodsOfReads.has(method) && !hasCredentials(req)) {
      const address = sharedAddress(path, query, call.sharedBy)
      const key = keyOf(address)
      const kept = found.get(key) ?? lost.get(key)
      metrics.kept.labels('call', kept ? 'hit' : 'miss').inc()
      if (kept) return kept.send(req, res)
      return counted(() => sendShared(req, res, address, call).catch(() => refuse(res)))(req, res)
    }
    const answerOnce = () =>
      (call.streamed === undefined ? toDirectRequest(req).then(call.answer) : answerStream(req, call))
        .then((response) => sendOnce(req, res, response))
        .catch(() => refuse(res))
    return counted(answerOnce)(req, res)
  }
}

/** For a request that breaks off, or whose headers no Request can hold. */
function refuse(res: ServerResponse): void {
  if (res.headersSent || res.destroyed) return void res.destroy()
  res.writeHead(400, [...baseHead, 'Content-Type', 'application/json'])
  res.end(JSON.stringify({ message: 'The request is malformed.' }))
}
