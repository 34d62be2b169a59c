import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import compression from 'compression'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

import { hasAnythingChangedSince, subscribeToInvalidations } from './invalidations'
import { loaderSource, scriptsAfterPaint } from './scriptsAfterPaint'

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => unknown

type Encoding = 'br' | 'gzip'
type StoredPage = {
  body: Buffer
  headers: [string, OutgoingHttpHeader][]
  hash: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // 6 of 11: nearly the best ratio, in a few milliseconds per page.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body),
}

/** Maximum bytes in memory, all encodings together. */
const maxBytes = 48 * 1024 * 1024

const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'x-nextjs-cache',
])

/** Headers for which Next answers with something else: router data, an intercepted route, an action, a revalidation. */
const routerHeader = /^(?:rsc$|range$|(?:x-)?next|x-(?:middleware|invoke|prerender|matched-path|now|vercel)-?)/

/** An address as our own links write it. Others (`/x/../y`, `//`, encodings, capitals) may lead to the same page. */
const canonicalPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** The key of the page that everybody gets; undefined where the answer may be another one. */
function cacheKey({ method, headers, url = '' }: IncomingMessage): string | undefined {
  const path = url.split('?', 1)[0]!
  const isPlain =
    (method === 'GET' || method === 'HEAD') &&
    canonicalPath.test(path) &&
    !Object.keys(headers).some((name) => routerHeader.test(name)) &&
    !headers.cookie?.includes('__prerender_bypass')
  return isPlain ? path : undefined
}

async function sendPage(req: IncomingMessage, res: ServerResponse, page: StoredPage): Promise<void> {
  const preferred = new Negotiator(req).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  const encoding = preferred === 'identity' ? undefined : preferred
  const etag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`
  for (const [name, value] of page.headers) res.setHeader(name, value)
  res.appendHeader('Vary', 'Accept-Encoding')
  res.setHeader('ETag', etag)
  if (req.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
    res.writeHead(304).end()
    return
  }
  let { body } = page
  if (encoding) {
    // The promise is stored, so that concurrent requests share one compression.
    body = await (page.encoded[encoding] ??= compressors[encoding](page.body))
    res.setHeader('Content-Encoding', encoding)
  }
  res.setHeader('Content-Length', body.length)
  res.writeHead(200).end(req.method === 'HEAD' ? undefined : body)
}

/** Hands Next's response to `store` when it is a prerendered page sent in one piece; its scripts load after the paint. */
function storeResponse(res: ServerResponse, store: (page: StoredPage) => void): void {
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  res.end = (...args: unknown[]) => {
    const [chunk] = args
    const isWhole = typeof chunk === 'string' || Buffer.isBuffer(chunk)
    const isPrerendered = res.getHeader('x-nextjs-cache') !== undefined
    const isHtml = String(res.getHeader('content-type') ?? '').startsWith('text/html')
    if (!isWhole || res.headersSent || res.statusCode !== 200 || !isPrerendered || !isHtml) return end(...args)

    const policy = String(res.getHeader('content-security-policy'))
    const body = Buffer.from(policy.includes(loaderSource) ? scriptsAfterPaint(String(chunk)) : String(chunk))
    // Next's Content-Length and ETag belong to the unmodified page.
    if (res.hasHeader('content-length')) res.setHeader('content-length', body.length)
    res.removeHeader('etag')
    const headers = Object.entries(res.getHeaders()).flatMap(([name, value]): [string, OutgoingHttpHeader][] =>
      value === undefined || ownHeaders.has(name) ? [] : [[name, value]],
    )
    store({ body, headers, hash: createHash('sha256').update(body).digest('base64url').slice(0, 22), encoded: {} })
    return end(body, ...args.slice(1).filter((arg) => typeof arg !== 'string'))
  }
}

/**
 * A cache of whole prerendered pages before Next: answers from memory, compressed once, until any content changes.
 * Every other request goes on to `handle`; its response is compressed on the way.
 */
export function createHtmlCache(handle: RequestHandler): RequestHandler {
  subscribeToInvalidations()
  const compressed = compression()
  const pages = new LRUCache<string, StoredPage & { storedAt: number }>({
    maxSize: maxBytes,
    // Both compressed forms together are below half of the page's size.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5),
  })
  return (req, res) => {
    const key = cacheKey(req)
    const stored = key === undefined ? undefined : pages.get(key)
    if (stored && !hasAnythingChangedSince(stored.storedAt)) return sendPage(req, res, stored)
    // Read before Next renders: a change in between makes the page stale.
    const storedAt = Date.now()
    return compressed(req, res, () => {
      if (key !== undefined && req.method === 'GET') storeResponse(res, (page) => pages.set(key, { ...page, storedAt }))
      return handle(req, res)
    })
  }
}
