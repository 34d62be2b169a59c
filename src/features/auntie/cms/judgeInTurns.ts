import { setImmediate as nextTurn } from 'node:timers/promises'

import { judgeSaid } from '../domain/safety/assessConversation'
import type { Recognizer } from '../domain/safety/recognizer'

/**
 * Judges each message of a conversation, by itself and with the one before it, others having their turn in between: forty
 * of the longest take a third of a second, in which nobody else was answered.
 * @param recognize remembers what it judged
 */
export async function judgeInTurns(said: readonly string[], recognize: Recognizer): Promise<void> {
  for (const index of said.keys()) {
    if (index > 0) await nextTurn()
    judgeSaid(said, index, recognize)
  }
}
