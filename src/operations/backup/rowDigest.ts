import { createHash } from 'node:crypto'

/** PGCOPY\n\377\r\n\0, flags, and the length of what else stands before the first row. */
const HEADER_BYTES = 19
const EXTENSION_LENGTH_AT = 15

/** Where the row that begins at `start` ends; null when it is not all there, or is the mark behind the last row. */
function endOfRow(bytes: Buffer, start: number): number | null {
  if (start + 2 > bytes.length) return null
  const fields = bytes.readInt16BE(start)
  if (fields < 0) return null
  let at = start + 2
  for (let field = 0; field < fields; field += 1) {
    if (at + 4 > bytes.length) return null
    // -1 is NULL, which has no bytes.
    at += 4 + Math.max(bytes.readInt32BE(at), 0)
  }
  return at > bytes.length ? null : at
}

/**
 * Counts and digests the rows of a COPY in binary format, in whatever order they come: PostgreSQL promises none. A table
 * with room between its rows takes new ones into it, so that the copy of a table lies in another order than the table;
 * and of large tables it may begin in the middle, where somebody else’s scan is (`synchronize_seqscans`).
 */
export async function digestRows(copy: AsyncIterable<Buffer>): Promise<{ rows: number; digest: string }> {
  // The sum of the rows' hashes: unlike their exclusive or, two equal rows do not cancel each other.
  const sum = new BigUint64Array(4)
  let rows = 0
  let isHeader = true
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of copy) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    if (isHeader) {
      if (rest.length < HEADER_BYTES) continue
      start = HEADER_BYTES + rest.readUInt32BE(EXTENSION_LENGTH_AT)
      isHeader = false
    }
    for (let end = endOfRow(rest, start); end !== null; end = endOfRow(rest, start)) {
      const hash = createHash('sha256').update(rest.subarray(start, end)).digest()
      for (let part = 0; part < sum.length; part += 1) sum[part]! += hash.readBigUInt64LE(part * 8)
      rows += 1
      start = end
    }
    rest = rest.subarray(start)
  }
  return { rows, digest: Buffer.from(sum.buffer).toString('hex') }
}
