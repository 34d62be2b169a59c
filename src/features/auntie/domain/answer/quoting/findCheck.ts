import { isSitePage } from '@/shared/lib/pageOfSite'

import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { likelihoodOf, mayAnswer } from '../retrieval/judgeFound'
import { readExcerpt } from './readExcerpt'

/** How somebody asks whether, or when, something wants a doctor. */
const asksForCheck =
  /\bwhen (?:is (?:it|this|that)|should i|do i|does it|to)\b[^.?!]{0,30}\b(?:worr(?:y|ied)|see|doctor|gp|call|ring|serious|concern\w*|checked|looked at)\b|\b(?:something|anything) to (?:worry about|be worried)|\bshould i (?:be )?(?:worr(?:y|ied)|concerned|see (?:a|my|the|someone|somebody)|ring|call|get (?:it|this|that|them) (?:checked|seen|looked))|\bdo i (?:see (?:a|my|the|someone|somebody)|ring|call|get (?:it|this|that|them) (?:checked|seen|looked)|need to (?:see|be seen))|\b(?:is|are) (?:it|this|that|they|these) (?:serious|dangerous|an emergency)\b/i
/** How the library says it. */
const saysCheck =
  /\b(?:see|call|ask|tell|ring|show) (?:a|your|the) (?:doctor|clinician|gynecologist|dentist|nurse)\b|\bdoctor['’]s look\b|\bfor a doctor\b|\bthis week\b|\b(?:call|doctor) today\b|\b(?:have|has) (?:it|them) (?:looked|checked)|\blooked (?:at|into)\b|\bneeds? a (?:proper )?look\b|\bemergency\b/i

const says = ({ excerpts }: FoundAnswer) =>
  excerpts.slice(0, 2).some((excerpt) => saysCheck.test(readExcerpt(excerpt).join(' ')))

/** So likely has a place of another module to be meant. */
const leastElsewhere = 0.3

/** Where it was asked when something wants a doctor and the best place does not say: a place about the same that does. */
export function findCheck(library: FoundLibrary, question: string): FoundAnswer | undefined {
  const [best, ...others] = library.answers
  if (!best || isSitePage(best.slug) || !asksForCheck.test(question) || says(best)) return undefined
  return others.find(
    (other) =>
      mayAnswer(other, library) &&
      (other.slug === best.slug || (likelihoodOf(other, library) ?? 0) >= leastElsewhere) &&
      other.terms.some((term) => best.terms.includes(term)) &&
      says(other),
  )
}
