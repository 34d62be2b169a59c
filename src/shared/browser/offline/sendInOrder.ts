import { ApiError } from '../callEndpoint'

/** Where entries wait, first come first. */
export type Queue<Entry> = {
  first: () => Promise<Entry | undefined>
  remove: (entry: Entry) => Promise<void>
}

export type Outcome<Entry> = {
  sent: Entry[]
  /** What the server would not take, and what it said. Gone from the queue: asking again would change nothing. */
  refused: { entry: Entry; message: string | null }[]
  /** Whether entries are left for another time. */
  left: boolean
}

// Too early, too often, too slow: the entry itself is fine.
const passing = new Set([408, 425, 429])

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.has(error.status)

/**
 * Sends what waits, one after the other, each taken from the queue only once the server has answered. The first one
 * that does not get through (no network, a server that is away) ends it: what follows keeps its place behind it.
 */
export async function sendInOrder<Entry>(
  queue: Queue<Entry>,
  send: (entry: Entry) => Promise<unknown>,
): Promise<Outcome<Entry>> {
  const outcome: Outcome<Entry> = { sent: [], refused: [], left: false }
  for (let entry = await queue.first(); entry !== undefined; entry = await queue.first()) {
    try {
      await send(entry)
      outcome.sent.push(entry)
    } catch (error) {
      if (!isRefusal(error)) return { ...outcome, left: true }
      outcome.refused.push({ entry, message: error.serverMessage })
    }
    await queue.remove(entry)
  }
  return outcome
}
