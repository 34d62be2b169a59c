import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

/** Below this size (bytes) compression does not pay off. */
const minBytes = 500

// Of 11: for what is kept nearly the best ratio, in a few milliseconds a page; for one answer what costs under one.
const brotliQuality = { kept: 6, once: 3 }
const gzipLevel = { kept: 6, once: 3 }

/** Compresses off the main thread, for many answers or for one. */
export const compress: Record<Encoding, (body: Buffer, use: 'kept' | 'once') => Promise<Buffer>> = {
  br: (body, use) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[use],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body, use) => promisify(gzip)(body, { level: gzipLevel[use] }),
}

/** By spelling of the header: browsers send a handful, and a stranger's must not fill the memory. */
const negotiated = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 200 })

/** The encoding a browser prefers for this body; undefined for none. */
export function preferredEncoding(req: IncomingMessage, body: Buffer): Encoding | undefined {
  const accepted = req.headers['accept-encoding']
  if (accepted === undefined || body.length < minBytes) return undefined
  const known = negotiated.get(accepted)
  if (known) return known.encoding
  const preferred = new Negotiator(req).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  const encoding = preferred === 'identity' ? undefined : preferred
  if (accepted.length <= 100) negotiated.set(accepted, { encoding })
  return encoding
}
