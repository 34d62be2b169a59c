import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { clientNetwork, networksAround, networksOfHolder } from '@/shared/cms/networkAddress'
import { getEnv } from '@/shared/env'

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
export function consumeNetworkWrites(req: PayloadRequest, bytes: number): void {
  const { RATE_LIMITS, TRUSTED_PROXIES } = getEnv()
  const network = RATE_LIMITS === 'off' ? null : clientNetwork(req.headers, TRUSTED_PROXIES)
  if (network === null) return
  const kib = Math.ceil(bytes / 1024)
  const around = networksAround(network)
  countIn(written.one, network, kib, kibInDay)
  if (around) countIn(written.around, around, kib, kibInDay * networksOfHolder)
}
