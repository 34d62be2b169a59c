/** How one recipient of a batch stands. */
export const recipientStates = ['waiting', 'sent', 'failed'] as const

/** After so many tries a message counts as failed: with the pauses below that is about an hour of trying. */
export const maxAttempts = 8

/**
 * When a message that could not be sent is tried again: twice as long after each try, from two seconds on.
 * @param tries how often it was tried so far
 * @param askedFor what the provider asked to wait, in milliseconds
 */
export function retryDelay(tries: number, askedFor = 0): number {
  return Math.max(askedFor, Math.min(30 * 60_000, 1_000 * 2 ** tries))
}
