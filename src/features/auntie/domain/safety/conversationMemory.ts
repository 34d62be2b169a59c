import type { WordMemory } from './classifier'
import { createSpellingMemory, type SpellingMemory } from './normalizeMessage'
import type { NeedsMemory } from './phraseIndex'

/**
 * What the messages of one conversation have in common, so that it is worked out once: nothing of a visitor's is kept any
 * longer.
 */
export type ConversationMemory = {
  spelling: SpellingMemory
  /** What words that nobody knows were meant as. */
  meant: Map<string, string>
  needs: NeedsMemory
  words: WordMemory
  /** Messages of which slips are not read as the words that were meant. */
  farBack: ReadonlySet<string>
}

/** Letters of a conversation, from its end on, of which slips are read as what was meant: forty messages of four hundred. */
const readTwice = 16_000

/**
 * The messages before those. What they say as it is written counts for the whole conversation; each was read twice when
 * it was the last.
 */
function findFarBack(said: readonly string[]): Set<string> {
  let letters = 0
  const near = said.findLastIndex((message) => (letters += message.length) > readTwice)
  const recent = new Set(said.slice(near + 1))
  return new Set(said.slice(0, near + 1).filter((message, at) => at < said.length - 1 && !recent.has(message)))
}

/** @param said the messages of the conversation, where they are known */
export const createConversationMemory = (said: readonly string[] = []): ConversationMemory => ({
  spelling: createSpellingMemory(),
  meant: new Map(),
  needs: new Map(),
  words: new Map(),
  farBack: findFarBack(said),
})
