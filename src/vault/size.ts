import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { clientNetwork, networksAround, networksOfHolder } from '@/shared/cms/networkAddress'
import { visitorsPoolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'

import type { Visitor } from './visitor'

/**
 * Bytes of sealed records that one visitor may keep: thirty thousand entries, a dozen a day for seven years. A list of them
 * is opened in memory, and whoever wrote on and on could ask for more than there is.
 */
const mostBytes = 32 * 1024 * 1024

/** Above this a visitor's records are read in turn with others of that size, so many bytes of them at once. */
const inTurnAbove = 1024 * 1024
const atOnce = 64 * 1024 * 1024
const mostWaiting = 50
/** What one of them may read in a minute. */
const inMinute = 16 * mostBytes

/** How long a diary that was found full is not measured again (ms). */
const fullForMs = 3_000

type Size = { bytes: number; measuredAt: number }

/** What visitors keep, as far as this process knows; never less than there is, but for what another instance wrote. */
const sizes = new LRUCache<string, Size>({ max: 10_000, ttl: 60 * 60_000 })
const nameOf = (visitor: Visitor) => visitor.id.toString('base64url')

async function measure(req: PayloadRequest, visitor: Visitor): Promise<Size> {
  const { rows } = await visitorsPoolOf(req.payload).query<{ bytes: number }>(
    'SELECT coalesce(sum(octet_length(sealed)), 0)::float8 AS bytes FROM vault_records WHERE visitor = $1',
    [visitor.id],
  )
  const size = { bytes: rows[0]!.bytes, measuredAt: Date.now() }
  sizes.set(nameOf(visitor), size)
  return size
}

/**
 * KiB of sealed records that one network may write in a day: a clinic of a thousand women who each keep twenty entries
 * of one or two KiB writes 20 to 40 MiB. Without it a stranger who makes up a visitor for every few writes fills the disk for all.
 */
const kibInDay = 512 * 1024

/** KiB since the first write of a day by network, and by all networks of a holder. */
const countersOfDay = () => new LRUCache<string, number>({ max: 20_000, ttl: 24 * 60 * 60_000, noUpdateTTL: true })
const written = { one: countersOfDay(), around: countersOfDay() }

/** @throws HttpError 429 with Retry-After when more than `most` was written */
function countIn(counters: LRUCache<string, number>, network: string, kib: number, most: number): void {
  const sum = (counters.get(network) ?? 0) + kib
  counters.set(network, sum)
  if (sum <= most) return
  const message = 'Too much was saved from your network today. Please try again tomorrow.'
  const seconds = Math.ceil(counters.getRemainingTTL(network) / 1000)
  throw new HttpError(429, message, undefined, { 'Retry-After': String(Math.max(1, seconds)) })
}

/** Counts what a network writes, for this process alone. @throws HttpError 429 with Retry-After */
function countWritten(req: PayloadRequest, bytes: number): void {
  const { RATE_LIMITS, TRUSTED_PROXIES } = getEnv()
  const network = RATE_LIMITS === 'off' ? null : clientNetwork(req.headers, TRUSTED_PROXIES)
  if (network === null) return
  const kib = Math.ceil(bytes / 1024)
  const around = networksAround(network)
  countIn(written.one, network, kib, kibInDay)
  if (around) countIn(written.around, around, kib, kibInDay * networksOfHolder)
}

const sizeOf = async (req: PayloadRequest, visitor: Visitor): Promise<Size> =>
  sizes.get(nameOf(visitor)) ?? measure(req, visitor)

/**
 * Counts what is about to be written.
 * @param most twice as much while a move keeps everything a second time
 * @throws HttpError 413 when the visitor keeps as much as anybody may, 429 when the network wrote as much today
 */
export async function makeRoom(req: PayloadRequest, visitor: Visitor, bytes: number, most = mostBytes): Promise<void> {
  if (visitor.isNew) {
    countWritten(req, bytes)
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
  countWritten(req, bytes)
  size.bytes += bytes
}

/** Records went away by themselves. */
export const forgetSize = (visitor: Visitor): boolean => sizes.delete(nameOf(visitor))

/** The same for what a move keeps beside what it is made of. */
export const makeRoomForMove = (req: PayloadRequest, visitor: Visitor, bytes: number): Promise<void> =>
  makeRoom(req, visitor, bytes, 2 * mostBytes)

/** What visitors with many records have read within a minute: bytes. */
const readLately = new LRUCache<string, number>({ max: 1_000, ttl: 60_000, noUpdateTTL: true })

/** Notes what was read. */
export function noteRead(visitor: Visitor, bytes: number): void {
  if (bytes > inTurnAbove) readLately.set(nameOf(visitor), (readLately.get(nameOf(visitor)) ?? 0) + bytes)
}

const tooOften = () =>
  new HttpError(429, 'That was very often in a short time. Please wait a moment and try again.', undefined, {
    'Retry-After': '30',
  })

let underway = 0
const waiting: { bytes: number; go: () => void }[] = []

/** Lets go on, in order, who fits beside those that are under way; what is larger than that, alone. */
function letOn(): void {
  while (waiting[0] && (underway === 0 || underway + waiting[0].bytes <= atOnce)) {
    const { bytes, go } = waiting.shift()!
    underway += bytes
    go()
  }
}

/**
 * Reads a visitor's records: at once where there are few, else when there is memory for them. The next such read has to
 * wait for as long as this one took, so that others have half of the time.
 * @throws HttpError 429, 503
 */
export async function readSerially<Result>(
  req: PayloadRequest,
  visitor: Visitor,
  read: () => Promise<Result>,
): Promise<Result> {
  const { bytes } = await sizeOf(req, visitor)
  if (bytes <= inTurnAbove) return read()
  if ((readLately.get(nameOf(visitor)) ?? 0) >= inMinute) throw tooOften()
  if (waiting.length >= mostWaiting)
    throw new HttpError(503, 'Very many long diaries are being read. Please try again in a moment.')
  await new Promise<void>((resolve) => {
    waiting.push({ bytes, go: resolve })
    letOn()
  })
  const began = performance.now()
  try {
    return await read()
  } finally {
    setTimeout(() => {
      underway -= bytes
      letOn()
    }, performance.now() - began).unref()
  }
}
