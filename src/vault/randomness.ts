import { randomFillSync } from 'node:crypto'

/** Asking the system costs about the same for these many bytes as for twelve. */
const pool = Buffer.alloc(4096)
let used = pool.length

/**
 * Random bytes from the system, fetched for many calls at once, as node:crypto does for its UUIDs.
 * @param size up to a few hundred
 */
export function randomBytesOf(size: number): Buffer {
  if (used + size > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = Buffer.from(pool.subarray(used, used + size))
  // A secret that was handed out does not stay here as well.
  pool.fill(0, used, used + size)
  used += size
  return bytes
}
