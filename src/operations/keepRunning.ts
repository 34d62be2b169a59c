/** Before the first new start, and at most, in milliseconds; each death soon after a start doubles the pause. */
const pauseMs = { first: 500, longest: 30_000 }
/** Who ran this long before dying has not died of how it was started. */
const soundAfterMs = 60_000

type Kept = {
  /** Resolves when what runs at this moment has ended. */
  ended: () => Promise<unknown>
  /** @returns false when it did not come up; an error counts as the same */
  start: () => Promise<boolean>
  /** What a person is told of a death, e.g. "PostgreSQL ended unexpectedly"; of a failed start with its error. */
  report: (pauseMs: number, error?: unknown) => void
  /** Whether it is meant to end. */
  isStopping: () => boolean
}

/**
 * Starts again whatever dies, for as long as it is not meant to end, with a growing pause: what dies at once, again and
 * again, must not keep the machine busy, and what the rest of the site keeps in memory stays up meanwhile.
 */
export async function keepRunning({ ended, start, report, isStopping }: Kept): Promise<void> {
  let pause = pauseMs.first
  for (let isRunning = true; !isStopping();) {
    const since = Date.now()
    let problem: unknown
    if (isRunning) {
      await ended()
      if (isStopping()) return
      if (Date.now() - since >= soundAfterMs) pause = pauseMs.first
      report(pause)
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 2, pauseMs.longest)
    if (isStopping()) return
    try {
      isRunning = await start()
    } catch (error) {
      isRunning = false
      problem = error
    }
    if (!isRunning && !isStopping()) report(pause, problem)
  }
}
