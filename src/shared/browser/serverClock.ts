import { readStored, removeStored, writeStored } from './storage'

/** Smaller differences are ignored: they include the latency of the response. */
const toleranceMs = 5 * 60_000

/** Compares the server's time with this device's at each response. The difference is stored for use offline. */
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
