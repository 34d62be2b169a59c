import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { visitorsPoolOf } from '@/shared/database'

import { consumeNetworkWrites } from './networkWriteLimit'
import { nameOf, type Visitor } from './visitor'

/**
 * Bytes of sealed records that one visitor may keep: thirty thousand entries, a dozen a day for seven years. A list of them
 * is opened in memory, and whoever wrote on and on could ask for more than there is.
 */
export const mostBytes = 32 * 1024 * 1024

/** How long a diary that was found full is not measured again (ms). */
const fullForMs = 3_000

type Size = { bytes: number; measuredAt: number }

/** What visitors keep, as far as this process knows; never less than there is, but for what another instance wrote. */
const sizes = new LRUCache<string, Size>({ max: 10_000, ttl: 60 * 60_000 })

async function measure(req: PayloadRequest, visitor: Visitor): Promise<Size> {
  const { rows } = await visitorsPoolOf(req.payload).query<{ bytes: number }>(
    'SELECT coalesce(sum(octet_length(sealed)), 0)::float8 AS bytes FROM vault_records WHERE visitor = $1',
    [visitor.id],
  )
  const size = { bytes: rows[0]!.bytes, measuredAt: Date.now() }
  sizes.set(nameOf(visitor), size)
  return size
}

/** What a visitor keeps: bytes. */
export const sizeOf = async (req: PayloadRequest, visitor: Visitor): Promise<Size> =>
  sizes.get(nameOf(visitor)) ?? measure(req, visitor)

/**
 * Counts what is about to be written.
 * @param most twice as much while a move keeps everything a second time
 * @throws HttpError 413 when the visitor keeps as much as anybody may, 429 when the network wrote as much today
 */
export async function consumeQuota(
  req: PayloadRequest,
  visitor: Visitor,
  bytes: number,
  most = mostBytes,
): Promise<void> {
  if (visitor.isNew) {
    consumeNetworkWrites(req, bytes)
    sizes.set(nameOf(visitor), { bytes, measuredAt: Date.now() })
    return
  }
  let size = await sizeOf(req, visitor)
  // What was deleted, or took the place of something, is known to PostgreSQL alone.
  if (size.bytes + bytes > most && Date.now() - size.measuredAt >= fullForMs) size = await measure(req, visitor)
  if (size.bytes + bytes > most)
    throw new HttpError(
      413,
      'There is no room for more here. Download a copy of your records on the Privacy page, then delete older entries.',
    )
  consumeNetworkWrites(req, bytes)
  size.bytes += bytes
}

/** Records went away by themselves. */
export const forgetSize = (visitor: Visitor): boolean => sizes.delete(nameOf(visitor))

/** The same for what a move keeps beside what it is made of. */
export const consumeQuotaForMove = (req: PayloadRequest, visitor: Visitor, bytes: number): Promise<void> =>
  consumeQuota(req, visitor, bytes, 2 * mostBytes)
