import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

/** Below this size (bytes) compression does not pay off. */
const minBytes = 500

/** How often a compressed body is sent: again and again, more than once, once. */
export type CompressionUse = 'again' | 'kept' | 'once'

// Of 11: for one answer what costs under a millisecond, for what is kept what costs a few; for what is asked for again a
// tenth less, in about a hundred.
const brotliQuality: Record<CompressionUse, number> = { again: 10, kept: 6, once: 3 }
const gzipLevel: Record<CompressionUse, number> = { again: 9, kept: 6, once: 3 }

/** Compresses off the main thread. */
export const compress: Record<Encoding, (body: Buffer, use: CompressionUse) => Promise<Buffer>> = {
  br: (body, use) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[use],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body, use) => promisify(gzip)(body, { level: gzipLevel[use] }),
}

/** A part of a body, compressed by itself, so that what many bodies share is compressed once. */
export type GzipPart = { body: Buffer; deflated: Buffer }

const deflate = promisify(deflateRaw)

/** Compresses a part up to a byte's border, referring to nothing before it (RFC 1951); off the main thread. */
export async function deflatePart(body: Buffer, use: 'kept' | 'once'): Promise<GzipPart> {
  if (body.length >= minBytes) {
    const options = { level: gzipLevel[use], finishFlush: constants.Z_FULL_FLUSH }
    return { body, deflated: await deflate(body, options) }
  }
  // A stored block: its length, and that once more with each bit turned.
  const head = Buffer.alloc(5)
  head.writeUInt16LE(body.length, 1)
  head.writeUInt16LE(~body.length & 0xffff, 3)
  return { body, deflated: Buffer.concat([head, body]) }
}

/** Deflate, no name, no time, no system (RFC 1952). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastBlock = Buffer.from([3, 0])

/** One gzip body of parts in their order, without compressing anything again. */
export function gzipOf(parts: readonly GzipPart[]): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(parts.reduce((sum, { body }) => crc32(body, sum), 0))
  tail.writeUInt32LE(parts.reduce((sum, { body }) => sum + body.length, 0) % 2 ** 32, 4)
  return Buffer.concat([gzipHead, ...parts.map(({ deflated }) => deflated), lastBlock, tail])
}

/** By spelling of the header: browsers send a handful, and a stranger's must not fill the memory. */
const negotiated = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 200 })

/**
 * The encoding a browser prefers for a body; undefined for none.
 * @param length its bytes
 * @param best the one to send where the browser takes both alike
 */
export function preferredEncoding(req: IncomingMessage, length: number, best: Encoding = 'br'): Encoding | undefined {
  const accepted = req.headers['accept-encoding']
  if (accepted === undefined || length < minBytes) return undefined
  const known = negotiated.get(best + accepted)
  if (known) return known.encoding
  const ours = best === 'br' ? ['br', 'gzip'] : ['gzip', 'br']
  const preferred = new Negotiator(req).encoding([...ours, 'identity'], { preferred: ours })
  const encoding = preferred === 'identity' ? undefined : (preferred as Encoding | undefined)
  if (accepted.length <= 100) negotiated.set(best + accepted, { encoding })
  return encoding
}
