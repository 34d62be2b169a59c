import { hash } from 'node:crypto'

/** The block of SHA-256, and the bytes of its result. */
const block = 64
const length = 32

/** Both hashes of an HMAC are made in here; what it holds of a key is gone when it has been made. */
const inner = Buffer.alloc(2048)
const outer = Buffer.alloc(block + length)

/**
 * HMAC with SHA-256 (RFC 2104), the same bytes as node:crypto's `createHmac`, by two hashes at once: a stream for each costs
 * four times as much, and a save of a record needs several.
 */
export function hmacSha256(key: Uint8Array, text: string): Buffer {
  const short = key.length > block ? hash('sha256', key, 'buffer') : key
  // A unit of UTF-16 takes three bytes at most.
  const most = block + text.length * 3
  const first = most > inner.length ? Buffer.alloc(most) : inner
  first.fill(0x36, 0, block)
  outer.fill(0x5c, 0, block)
  for (let index = 0; index < short.length; index += 1) {
    first[index]! ^= short[index]!
    outer[index]! ^= short[index]!
  }
  const end = block + first.write(text, block)
  // As text of one byte each: a Buffer from there costs more than both hashes.
  outer.write(hash('sha256', first.subarray(0, end), 'binary'), block, 'latin1')
  const made = Buffer.from(hash('sha256', outer, 'binary'), 'latin1')
  first.fill(0, 0, end)
  outer.fill(0)
  return made
}
