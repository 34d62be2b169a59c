import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'

import compression from 'compression'

import { metrics } from '@/shared/metrics'

import { normalizePageRequest } from './normalizePageRequest'
import { outdatedHeader, subscribeToInvalidations } from './invalidations'
import { CachedResponse, ResponseCache, type SharedResponse } from './responseCache'
import { loaderCspHash, deferScripts } from './deferScripts'

const hits = metrics.kept.labels('page', 'hit')
const misses = metrics.kept.labels('page', 'miss')

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * Maximum bytes in memory, all encodings together: of pages, and of the page for what there is not. A quarter, what one
 * route may take, holds some eighty articles: with room for fewer than there are, each is made anew whenever it is asked for.
 */
const maxBytes = { found: 160 * 1024 * 1024, lost: 4 * 1024 * 1024 }

/** Headers for which Next answers with something else: router data, an intercepted route, an action, a revalidation. */
const routerHeader = /^(?:rsc$|range$|(?:x-)?next|x-(?:middleware|invoke|prerender|matched-path|now|vercel)-?)/

/** A normalized path, as our own links use it. Others (`/x/../y`, `//`, encodings, capitals) may resolve to the same page. */
const canonicalPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.(?:xml|txt|webmanifest))?)?$/

/** Whether Next would answer a request with what everybody gets at its address. */
export const isPlain = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  !Object.keys(headers).some((name) => routerHeader.test(name)) &&
  !headers.cookie?.includes('__prerender_bypass')

/** Whether this is a prerendered page or a 404, the same for everybody. */
const isForEverybody = (res: ServerResponse) =>
  res.getHeader('x-nextjs-cache') !== undefined && (res.statusCode === 200 || res.statusCode === 404)

const headersOf = (res: ServerResponse): SharedResponse['headers'] =>
  Object.entries(res.getHeaders()).filter((header): header is [string, OutgoingHttpHeader] => header[1] !== undefined)

const isHtml = (res: ServerResponse) => String(res.getHeader('content-type') ?? '').startsWith('text/html')

/** A page of ours, whose scripts load after the paint when its policy was made for that. */
function finished(res: ServerResponse, chunk: string | Buffer, withStyles: (html: string) => string): Buffer {
  const isLoaded = isHtml(res) && String(res.getHeader('content-security-policy')).includes(loaderCspHash)
  return isLoaded ? Buffer.from(withStyles(deferScripts(String(chunk)))) : Buffer.from(chunk as string)
}

/** Hands Next's answer to `store` when everybody gets it alike: pages come in one piece, files like the sitemap in parts. */
function storeResponse(
  res: ServerResponse,
  withStyles: (html: string) => string,
  store: (answer: SharedResponse) => void,
): void {
  const keep = (answer: SharedResponse) => {
    // A request after a change may still share a render that started before it.
    if (!answer.headers.some(([name]) => name === outdatedHeader)) store(answer)
  }
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  const write = res.write.bind(res) as (...args: unknown[]) => boolean
  const flushHeaders = res.flushHeaders.bind(res)
  let begun: Omit<SharedResponse, 'body'> | undefined
  const parts: Buffer[] = []
  const isText = (chunk: unknown): chunk is string | Buffer => typeof chunk === 'string' || chunk instanceof Uint8Array
  // Before the headers are sent, which is when the compression adds its own. A page in parts is still being drawn.
  const begin = () => {
    if (!res.headersSent && !isHtml(res) && isForEverybody(res))
      begun = { status: res.statusCode, headers: headersOf(res) }
  }
  res.flushHeaders = () => {
    begin()
    flushHeaders()
  }
  res.write = (...args: unknown[]) => {
    begin()
    if (isText(args[0])) parts.push(Buffer.from(args[0] as string))
    return write(...args)
  }
  res.end = (...args: unknown[]) => {
    const [chunk] = args
    if (res.headersSent) {
      if (begun)
        keep({ ...begun, body: Buffer.concat(isText(chunk) ? [...parts, Buffer.from(chunk as string)] : parts) })
      return end(...args)
    }
    if (!isText(chunk) || !isForEverybody(res)) return end(...args)
    const body = finished(res, chunk as string, withStyles)
    // Next's Content-Length and ETag belong to the unmodified page.
    if (res.hasHeader('content-length')) res.setHeader('content-length', body.length)
    res.removeHeader('etag')
    keep({ status: res.statusCode, headers: headersOf(res), body })
    return end(body, ...args.slice(1).filter((arg) => typeof arg !== 'string'))
  }
}

export type HtmlCache = {
  /** Answers with a page from memory. @returns false when it holds none for this request */
  sendKept: (req: IncomingMessage, res: ServerResponse) => boolean
  /** The same with a page that is out of date, for when it cannot be made anew. */
  sendLast: HtmlCache['sendKept']
  /** Answers requests that `sendKept` could not. */
  answer: RequestHandler
}

type Options = {
  /** Whether no route of the build answers this path. */
  isUnknown?: (path: string) => boolean
  /** The pattern that answers a path, e.g. `/education/[slug]`. */
  routeOf?: (path: string) => string
  /** Changes an answer's headers before they are kept. */
  adapt?: (headers: SharedResponse['headers']) => SharedResponse['headers']
  /** Writes its style sheets into a page. */
  withStyles?: (html: string) => string
}

/** No route knows this address: what Next answers to it, everybody gets who asks for an unknown one. */
const unknownAddress = '/_unknown/address'

/**
 * A cache of whole prerendered answers before Next: pages, the sitemap, and one page for all unknown addresses come from
 * memory, compressed once, until any content changes. Every other request goes on to `handle`; its response is compressed
 * on the way.
 */
export function createHtmlCache(
  handle: RequestHandler,
  {
    isUnknown = () => false,
    routeOf = (path) => path,
    adapt = (headers) => headers,
    withStyles = (html) => html,
  }: Options = {},
): HtmlCache {
  subscribeToInvalidations()
  const compressed = compression()
  const found = new ResponseCache(maxBytes.found)
  const lost = new ResponseCache(maxBytes.lost)
  const pathOf = ({ url = '' }: IncomingMessage) => {
    const query = url.indexOf('?')
    return query < 0 ? url : url.slice(0, query)
  }
  const sendKept: HtmlCache['sendKept'] = (req, res) => {
    const kept = isPlain(req) ? found.get(pathOf(req)) : undefined
    if (!kept) return false
    hits.inc()
    kept.send(req, res)
    return true
  }
  const sendLast: HtmlCache['sendLast'] = (req, res) => {
    const last = isPlain(req) ? found.getLast(pathOf(req)) : undefined
    last?.send(req, res)
    return last !== undefined
  }
  const answer: RequestHandler = (req, res) => {
    const isForAnybody = isPlain(req)
    normalizePageRequest(req, isForAnybody)
    const path = isForAnybody ? (req.url ?? '').split('?', 1)[0]! : undefined
    // A cached page must not contain the URL of the first request.
    const isLost = path !== undefined && isUnknown(path)
    if (isLost) req.url = unknownAddress
    const key = isLost ? unknownAddress : path !== undefined && canonicalPath.test(path) ? path : undefined
    const missing = key === undefined ? undefined : lost.get(key)
    if (missing) {
      hits.inc()
      return missing.send(req, res)
    }
    if (key !== undefined) misses.inc()
    // Read before Next renders: a change in between makes the page stale.
    const storedAt = Date.now()
    return compressed(req, res, () => {
      if (key !== undefined && req.method === 'GET')
        storeResponse(res, withStyles, ({ headers, ...answer }) => {
          const answers = answer.status === 200 ? found : lost
          answers.set(key, new CachedResponse({ ...answer, headers: adapt(headers) }, storedAt), routeOf(key))
        })
      return handle(req, res)
    })
  }
  return { sendKept, sendLast, answer }
}
