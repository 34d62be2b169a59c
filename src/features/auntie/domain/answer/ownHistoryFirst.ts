import type { FoundLibrary } from './foundLibrary'
import { likelihoodOf, thinkable } from './judgeFound'

/** Where the library speaks to women who have had cancer. */
const afterCancer = 'menopause-after-cancer'
const saysCancer =
  /\b(?:tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|aromasin|aromatase|herceptin|onc(?:ologist|ology)?|chemo(?:therapy)?|mastectomy|lumpectomy|radiotherapy|cancer)\b/i
/** Ovaries that were taken out lest there be any are no cancer. */
const neverHadIt = /\b(?:no|never had|havent had|haven['’]t had|without) (?:(?:sign of|breast|ovarian|any) )*cancer\b/i
/** What somebody of her family had is another question. */
const isOfAnother =
  /\b(?:m[uo]m(?:my|s)?|mother|sister|(?:my|an) aunt(?:ie|y)?|gran(?:dmother|ny)?|nan|cousin|friend|family|runs in|relatives?|risk|cause[sd]?|(?:give|get|getting) (?:me |you )?(?:breast )?cancer)\b/i

/**
 * Puts what the library says to women after cancer before what it says to all, for an answer that is right for others may
 * be wrong for her; and behind it where the cancer is somebody else's, or only feared.
 */
export function putOwnHistoryFirst<Found extends FoundLibrary>(found: Found, question: string): Found {
  const [best] = found.answers
  if (!best || !saysCancer.test(question)) return found
  const isHers = !isOfAnother.test(question) && !neverHadIt.test(question)
  if (isHers === (best.slug === afterCancer)) return found
  const first = found.answers.find(
    (answer) => (answer.slug === afterCancer) === isHers && (likelihoodOf(answer, found) ?? 0) >= thinkable,
  )
  return first ? { ...found, answers: [first, ...found.answers.filter((answer) => answer !== first)] } : found
}
