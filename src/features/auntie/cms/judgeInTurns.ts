import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Recognizer } from '../domain/safety/recognizer'

/**
 * Judges each message of a conversation, others having their turn in between: forty of the longest take a third of a
 * second, in which nobody else was answered.
 * @param recognize remembers what it judged
 */
export async function judgeInTurns(said: readonly string[], recognize: Recognizer): Promise<void> {
  for (const [index, message] of said.entries()) {
    if (index > 0) await nextTurn()
    recognize(message)
  }
}
