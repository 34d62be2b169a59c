import { readStored, removeStored, writeStored } from './storage'

/** A clock that is wrong by less is left alone: the answer's way through the network is in the difference. */
const toleranceMs = 5 * 60_000

/** Compares the server's time with this device's, at each answer. The difference is kept for when there is no network. */
export function noteServerTime(serverTime: string | null): void {
  const offset = Date.parse(serverTime ?? '') - Date.now()
  if (Number.isNaN(offset)) return
  if (Math.abs(offset) > toleranceMs) writeStored('power-years-clock', offset)
  else if (readStored('power-years-clock') !== null) removeStored('power-years-clock')
}

/** Now, by the server's clock where this device's is known to be wrong. */
export function serverNow(): Date {
  return new Date(Date.now() + (readStored('power-years-clock') ?? 0))
}
