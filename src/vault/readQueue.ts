import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'

import { nameOf, type Visitor } from './visitor'
import { mostBytes, sizeOf } from './visitorQuota'

/** Above this a visitor's records are read in turn with others of that size, so many bytes of them at once. */
const inTurnAbove = 1024 * 1024
const atOnce = 64 * 1024 * 1024
const mostWaiting = 50
/** What one of them may read in a minute. */
const inMinute = 16 * mostBytes

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
