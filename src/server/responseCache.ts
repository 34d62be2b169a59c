import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import { compress, preferredEncoding, type Encoding } from './compression'
import { hasAnythingChangedSince } from './invalidations'

/** A response that is the same for everybody. */
export type SharedResponse = { status: number; headers: [string, OutgoingHttpHeader][]; body: Buffer }

/** A response as sent: `head` is a flat list of names and values, which `writeHead` takes fastest. */
type Variant = { etag: string; head: string[]; body: Buffer }

/** Headers that the connection or the variant decides about. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'x-nextjs-cache',
])

/**
 * One page at a time is compressed better, and who comes meanwhile does not wait in a queue: however many addresses strangers
 * ask for, that takes no more than one thread.
 */
let isCompressingBetter = false

/** A cached response, with its compressed variants once they were requested. */
export class CachedResponse {
  readonly status: number
  readonly storedAt: number
  readonly #body: Buffer
  readonly #headers: string[]
  readonly #hash: string
  readonly #plain: Variant
  readonly #ready: Partial<Record<Encoding, Variant>> = {}
  readonly #underway: Partial<Record<Encoding, Promise<Variant>>> = {}
  #isCompressedBetter = false

  /** @param storedAt ms since the epoch, from before the response was made: a change in between makes it stale */
  constructor({ status, headers, body }: SharedResponse, storedAt: number) {
    this.status = status
    this.storedAt = storedAt
    this.#body = body
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const vary = new Set(['Accept-Encoding'])
    this.#headers = headers.flatMap(([name, value]) => {
      if (name.toLowerCase() === 'vary') for (const one of String(value).split(/\s*,\s*/)) vary.add(one)
      return ownHeaders.has(name.toLowerCase()) ? [] : [value].flat().flatMap((one) => [name, String(one)])
    })
    this.#headers.push('Vary', [...vary].join(', '))
    this.#plain = this.#variant(body)
  }

  /** Bytes in memory; both compressed variants together are below half of the body's size. */
  get bytes(): number {
    return Math.ceil(this.#body.length * 1.5) + 1024
  }

  /** @param form tells the bytes of a form from another's: a strong ETag stands for bytes */
  #variant(body: Buffer, encoding?: Encoding, form: string | undefined = encoding): Variant {
    const etag = `"${this.#hash}${form ? `-${form}` : ''}"`
    const head = [...this.#headers, 'ETag', etag, ...(encoding ? ['Content-Encoding', encoding] : [])]
    return { etag, head: [...head, 'Content-Length', String(body.length)], body }
  }

  /** The promise is stored too, so that concurrent requests share one compression. */
  #compress(encoding: Encoding): Promise<Variant> {
    return (this.#underway[encoding] ??= compress[encoding](this.#body, 'kept').then((body) => {
      delete this.#underway[encoding]
      return (this.#ready[encoding] = this.#variant(body, encoding))
    }))
  }

  /** Makes Brotli's form smaller for whoever comes later, as a page that was asked for again will be. */
  #compressBetter(): void {
    if (this.#isCompressedBetter || isCompressingBetter) return
    this.#isCompressedBetter = isCompressingBetter = true
    void compress
      .br(this.#body, 'again')
      .then((body) => (this.#ready.br = this.#variant(body, 'br', 'br2')))
      .finally(() => (isCompressingBetter = false))
  }

  /** Sends it for a GET or HEAD. `res` has no headers yet, except for those of every response. */
  send(req: IncomingMessage, res: ServerResponse): void {
    const encoding = preferredEncoding(req, this.#body.length)
    const variant = encoding === undefined ? this.#plain : this.#ready[encoding]
    if (variant) {
      this.#write(req, res, variant)
      if (encoding === 'br') this.#compressBetter()
    } else void this.#compress(encoding!).then((compressed) => this.#write(req, res, compressed))
  }

  #write(req: IncomingMessage, res: ServerResponse, { etag, head, body }: Variant): void {
    const known = req.headers['if-none-match']
    if (
      known !== undefined &&
      this.status === 200 &&
      known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)
    ) {
      res.writeHead(304, head.slice(0, -2)).end()
      return
    }
    res.writeHead(this.status, head)
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}

/** The share of the bytes that one route may take: endless addresses or parameters evict only entries of their own route. */
const maxRouteShare = 1 / 4

type Entry = { answer: CachedResponse; route: string }

/** An LRU cache of responses, bounded in bytes in total and per route. */
export class ResponseCache {
  readonly #responses: LRUCache<string, Entry>
  /** By route: its keys, with the bytes that each takes. */
  readonly #routes = new Map<string, LRUCache<string, number>>()
  readonly #shareBytes: number

  constructor(maxBytes: number) {
    this.#shareBytes = maxBytes * maxRouteShare
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      dispose: ({ route }, key, reason) => {
        if (reason === 'evict') this.#routes.get(route)?.delete(key)
      },
    })
  }

  #keysOf(route: string): LRUCache<string, number> {
    const known = this.#routes.get(route)
    if (known) return known
    const keys = new LRUCache<string, number>({
      maxSize: this.#shareBytes,
      dispose: (_, key, reason) => {
        if (reason === 'evict') this.#responses.delete(key)
      },
    })
    this.#routes.set(route, keys)
    return keys
  }

  /** The cached response; undefined when there is none or any content has changed since. */
  get(key: string): CachedResponse | undefined {
    const entry = this.#responses.get(key)
    if (!entry || hasAnythingChangedSince(entry.answer.storedAt)) return undefined
    this.#routes.get(entry.route)?.get(key)
    return entry.answer
  }

  /** The last response, however stale: for outages. */
  getLast(key: string): CachedResponse | undefined {
    return this.#responses.peek(key)?.answer
  }

  /** @param route the pattern that the key belongs to, e.g. `/education/[slug]`: there must be few */
  set(key: string, answer: CachedResponse, route: string): void {
    // Keys are chosen by clients and count as well.
    const size = answer.bytes + key.length * 2
    if (size > this.#shareBytes) return
    this.#responses.set(key, { answer, route }, { size })
    this.#keysOf(route).set(key, size, { size })
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#responses.calculatedSize
  }
}
