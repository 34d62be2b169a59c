/** How far the clock of this thread is known to be off (ms). */
let offset = 0

/** The time (ms since the epoch) by which times that come in are judged; a server's clock is right. */
export const clockNow = (): number => Date.now() + offset

/** Sets the clock right where it is known to be wrong: a browser judges what it seals, and phones go wrong by days. */
export function setClock(now: number): void {
  offset = now - Date.now()
}
