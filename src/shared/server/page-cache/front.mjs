import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import compression from 'compression'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

import { followChanges, isAnythingNewer } from './invalidations.mjs'
import { loaderSource, scriptsAfterPaint } from './scriptsAfterPaint.mjs'

const compressors = {
  // 6 of 11: nearly as small as the slowest, in a few milliseconds a page.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
}

// Bytes of finished pages kept in memory, all encodings together.
const memory = 48 * 1024 * 1024

// What makes an answer differ from the page that everybody gets: data for the router, and an editor's draft mode.
const hasOwnAnswer = (req) =>
  req.headers.rsc !== undefined ||
  req.headers['next-action'] !== undefined ||
  req.headers.cookie?.includes('__prerender_bypass')

const notKept = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', 'x-nextjs-cache'])

async function answer(req, res, page) {
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
  if (encoding) {
    // The promise is kept, so that a crowd that comes at once has the page compressed once.
    page.encoded[encoding] ??= compressors[encoding](page.body)
    res.setHeader('Content-Encoding', encoding)
  }
  const body = encoding ? await page.encoded[encoding] : page.body
  res.setHeader('Content-Length', body.length)
  res.writeHead(200).end(req.method === 'HEAD' ? undefined : body)
}

/** Keeps what Next answers with when it is a prerendered page, sent in one piece; its scripts come after the paint. */
function capture(res, keep) {
  const end = res.end.bind(res)
  res.end = (...args) => {
    const [chunk] = args
    const whole = typeof chunk === 'string' || Buffer.isBuffer(chunk)
    const prerendered = res.getHeader('x-nextjs-cache') !== undefined
    const html = String(res.getHeader('content-type') ?? '').startsWith('text/html')
    if (whole && !res.headersSent && res.statusCode === 200 && prerendered && html) {
      const policy = String(res.getHeader('content-security-policy'))
      const body = Buffer.from(policy.includes(loaderSource) ? scriptsAfterPaint(String(chunk)) : chunk)
      // Next's count and tag are of the page before.
      if (res.hasHeader('content-length')) res.setHeader('content-length', body.length)
      res.removeHeader('etag')
      const headers = Object.entries(res.getHeaders()).filter(([name]) => !notKept.has(name))
      keep({ body, headers, hash: createHash('sha256').update(body).digest('base64url').slice(0, 22), encoded: {} })
      return end(body, ...args.slice(1).filter((arg) => typeof arg !== 'string'))
    }
    return end(...args)
  }
}

/**
 * Stands before Next and answers for pages that everybody gets alike: from memory, compressed once, until any content
 * changes. Everything else goes on to `handle`, its answer compressed on the way.
 * @param {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => unknown} handle
 */
export function pageFront(handle) {
  followChanges()
  const compressed = compression()
  const pages = new LRUCache({
    maxSize: memory,
    // Both compressed forms together stay below half of the page.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5),
  })
  return (req, res) => {
    const path = req.url.split('?', 1)[0]
    const forEverybody = (req.method === 'GET' || req.method === 'HEAD') && !hasOwnAnswer(req)
    const kept = forEverybody ? pages.get(path) : undefined
    if (kept && !isAnythingNewer(kept.madeAt)) return answer(req, res, kept)
    const madeAt = Date.now()
    return compressed(req, res, () => {
      if (forEverybody && req.method === 'GET') capture(res, (page) => pages.set(path, { ...page, madeAt }))
      return handle(req, res)
    })
  }
}
