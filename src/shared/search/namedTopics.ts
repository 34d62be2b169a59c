import type { AskedTerm } from './askedTerms'
import { genericTerms } from './questionWords'

/** The topics of a question that a place is asked for by, and whether every question here is about them. */
export type Named = { terms: readonly string[]; isGeneral: boolean }

/** @param had by topic, from `from` on, whether the place has it */
export function nameTopics(
  topics: readonly AskedTerm[],
  isTopic: readonly boolean[],
  had: Uint8Array,
  from: number,
): Named {
  const terms = topics.flatMap(({ term, number }, at) => (had[from + at] && isTopic[number] ? [term] : []))
  return { terms, isGeneral: terms.every((term) => genericTerms.has(term)) }
}
