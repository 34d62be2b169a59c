import type { AskedTerm } from './askedTerms'
import { genericTerms } from './questionWords'

/** The topics of a question that a place is asked for by, and whether every question here is about them. */
export type Named = { terms: readonly string[]; isGeneral: boolean }

/** As many topics as a number has bits for. */
const mostBits = 52

/** Says by which topics of a question a place is asked for: the same few lists for hundreds of places. */
export function nameTopics(
  topics: readonly AskedTerm[],
  isTopic: readonly boolean[],
): (whichHas: readonly boolean[]) => Named {
  const known = new Map<number, Named>()
  return (whichHas) => {
    let key = 0
    for (let at = 0; at < topics.length && at < mostBits; at += 1) if (whichHas[at]) key += 2 ** at
    const same = topics.length <= mostBits ? known.get(key) : undefined
    if (same) return same
    const terms = topics.flatMap(({ term, number }, at) => (whichHas[at] && isTopic[number] ? [term] : []))
    const named = { terms, isGeneral: terms.every((term) => genericTerms.has(term)) }
    known.set(key, named)
    return named
  }
}
