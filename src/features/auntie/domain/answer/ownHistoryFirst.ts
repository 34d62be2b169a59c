import type { FoundLibrary } from './foundLibrary'
import { likelihoodOf, thinkable } from './judgeFound'

/** Where the library speaks to women who have had cancer. */
const afterCancer = 'menopause-after-cancer'
const saysCancer =
  /\b(?:tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|aromasin|aromatase|herceptin|onc(?:ologist|ology)?|chemo(?:therapy)?|mastectomy|lumpectomy|radiotherapy|cancer)\b/i
/** What somebody of her family had is another question. */
const isOfAnother =
  /\b(?:m[uo]m(?:my|s)?|mother|sister|aunt|gran(?:dmother|ny)?|nan|cousin|friend|family|runs in|relatives?|risk|cause[sd]?)\b/i

/**
 * Puts what the library says to women after cancer before what it says to all: an answer that is right for others may be
 * wrong for her.
 */
export function putOwnHistoryFirst<Found extends FoundLibrary>(found: Found, question: string): Found {
  const [best] = found.answers
  if (!best || best.slug === afterCancer || !saysCancer.test(question) || isOfAnother.test(question)) return found
  const hers = found.answers.find(
    (answer) => answer.slug === afterCancer && (likelihoodOf(answer, found) ?? 0) >= thinkable,
  )
  return hers ? { ...found, answers: [hers, ...found.answers.filter((answer) => answer !== hers)] } : found
}
