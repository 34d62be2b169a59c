import { isSitePage } from '@/shared/lib/pageOfSite'

import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { likelihoodOf } from '../retrieval/judgeFound'

/** How somebody asks for a remedy, and not only why something is so. */
const asksForRemedy =
  /\bwhat (?:\w+ ){0,2}(?:helps?|works?|can be done|(?:can|could|should) i (?:do about|take|use|try|put)|else is there)\b|\bhow (?:do|can) i (?:stop|get rid|ease|treat|calm|soothe)\b|\bget rid of\b|\b(?:cream|anything|something) that (?:\w+ )?(?:helps?|works?)\b/i
/** A place of which so few phrases ask what helps only says what is the matter, and one of which so many says what does. */
const tellsWhy = 0.1
const tellsRemedy = 0.15
/** So likely has a remedy to be what was meant, and to cover such a share of what the best place covers. */
const leastRemedy = { likelihood: 0.1, share: 0.4 }

/** Where the best place says why and a remedy was asked for: the place about the same that says what helps. */
export function findRemedy(library: FoundLibrary, question: string): FoundAnswer | undefined {
  const [best, ...others] = library.answers
  // What else stands at the best place goes before another place.
  if (!best || best.excerpts.length > 1 || (best.asksHelp ?? 1) >= tellsWhy || !asksForRemedy.test(question))
    return undefined
  const worth = (other: FoundAnswer) => (other.asksHelp ?? 0) * (likelihoodOf(other, library) ?? 0)
  return others
    .filter(
      (other) =>
        other.excerpts.length > 0 &&
        !isSitePage(other.slug) &&
        (other.asksHelp ?? 0) >= tellsRemedy &&
        (likelihoodOf(other, library) ?? 0) >= leastRemedy.likelihood &&
        other.coverage >= leastRemedy.share * best.coverage &&
        other.terms.some((term) => best.terms.includes(term)),
    )
    .sort((a, b) => worth(b) - worth(a))[0]
}
