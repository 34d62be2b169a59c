import type { AskedTerm } from './askedTerms'
import { genericTerms } from './questionWords'

/** The topics of a question that a place is asked for by, and whether every question here is about them. */
export type Named = { terms: readonly string[]; isGeneral: boolean }

/** @param had by place and topic, whether it has it; `row` is the place */
export function nameTopics(
  topics: readonly AskedTerm[],
  isTopic: readonly boolean[],
  had: Uint8Array,
  row: number,
): Named {
  const terms = topics.flatMap(({ term, number }, at) =>
    had[row * topics.length + at] && isTopic[number] ? [term] : [],
  )
  return { terms, isGeneral: terms.every((term) => genericTerms.has(term)) }
}
