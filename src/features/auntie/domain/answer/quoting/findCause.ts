import { isSitePage } from '@/shared/lib/pageOfSite'

import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { likelihoodOf } from '../retrieval/judgeFound'

const change =
  '(?:(?:my |the |just |all |only |down to |to do with )*(?:hormon\\w+|(?:peri)?menopaus\\w*|peri|change|time of life|age)\\b)'
/** How somebody asks where something comes from, and not only what to do about it. */
const asksForCause = new RegExp(
  [
    '\\bwhy (?:is|are|do|does|am|has|have|did|would|there|now|at)\\b(?! (?:i|we) (?:need|have to|must)\\b)',
    "\\bwhat(?: is|['’]?s)? (?:causes?|causing|brings?|behind)\\b",
    `\\b(?:is|are|was|could|can|might) (?:it|this|that|these|they|those)(?: be| all)? ${change}`,
    '\\b(?:can|could|do|does) (?:the )?(?:hormones?|(?:peri)?menopause|peri|change) (?:cause|do|bring|give|make)\\b',
    '\\bpart of (?:it|this|that|the change|(?:peri)?menopause)\\b',
    '\\b(?:linked|connected|related|to do with|due to) (?:to |with )?(?:my |the )?(?:hormones?|(?:peri)?menopause|change)\\b',
  ].join('|'),
  'i',
)
/** A place of which so few phrases ask why says what to do, and one of which so many says where it comes from. */
const tellsRemedy = 0.2
const tellsWhy = 0.35
/** So likely has a cause to be what was meant, beside the best place as well, and to cover such a share of what it covers. */
const leastCause = { likelihood: 0.3, beside: 0.5, share: 0.4 }

/** Where the best place says what to do and a cause was asked for: the place about the same that says why. */
export function findCause(library: FoundLibrary, question: string): FoundAnswer | undefined {
  const [best, ...others] = library.answers
  if (!best || isSitePage(best.slug) || (best.asksWhy ?? 1) > tellsRemedy || !asksForCause.test(question))
    return undefined
  const most = likelihoodOf(best, library) ?? 1
  return others.find((other) => {
    const likelihood = likelihoodOf(other, library) ?? 0
    return (
      other.excerpts.length > 0 &&
      (other.asksWhy ?? 0) >= tellsWhy &&
      likelihood >= Math.max(leastCause.likelihood, leastCause.beside * most) &&
      other.coverage >= leastCause.share * best.coverage &&
      other.terms.some((term) => best.terms.includes(term))
    )
  })
}
