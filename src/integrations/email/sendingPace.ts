import { setTimeout as sleep } from 'node:timers/promises'

/** Answers are late or early by a little: a tenth more than asked keeps requests within the limit all the same. */
const margin = 1.1

/** Spaces requests as the provider asks. Before its first answer nothing is known, and nobody waits. */
type SendingPace = {
  /** Resolves when the next request may leave. */
  wait: () => Promise<void>
  /** Takes from an answer how many requests a second there may be (`ratelimit-limit`). */
  learn: (headers: Record<string, string> | null | undefined) => void
}

/** Creates the pace of a process: waits between emails as the provider's rate limit asks. */
export function makeSendingPace(): SendingPace {
  let gapMs = 0
  let nextAt = 0
  return {
    wait: async () => {
      const now = performance.now()
      const turn = Math.max(now, nextAt)
      nextAt = turn + gapMs
      if (turn > now) await sleep(turn - now)
    },
    learn: (headers) => {
      const perSecond = Number(headers?.['ratelimit-limit'])
      gapMs = perSecond > 0 ? (1_000 / perSecond) * margin : 0
    },
  }
}
