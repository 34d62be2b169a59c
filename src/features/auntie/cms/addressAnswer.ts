import {
  answersForSomeoneElse,
  beginningAfterOverdose,
  beginningForHerSign,
  beginningForSomeoneElse,
  beginningWhileItWaits,
  beginningInDanger,
  besideBloodThinner,
} from '../content/safetyTexts'
import { isOfSomeoneElse, tellsOfAnother } from '../domain/safety/isOfSomeoneElse'
import type { Judgement, Recognizer } from '../domain/safety/recognizer'
import { isCrisis } from '../domain/safety/safetyAnswer'
import { saysWhose } from '../domain/safety/saysWhose'
import { quoteTold } from '../domain/safety/quoteTold'
import { strainsIt } from '../domain/safety/strainsIt'
import { isOverdoseTold } from '../domain/safety/tellsOverdose'
import { waitsForHelp } from '../domain/safety/waitsForHelp'

/** “My friend had the same and it was nothing” soothes, and tells of nobody else’s. */
const hadTheSame =
  /\b(?:the same|something similar|it too|that too|one too|just like (?:it|that|mine|me)|(?:was|were|is) the same)\b/i

const bloodThinner =
  /\b(?:blood[- ]?thinn(?:er|ers|ing)|(?:on|the) thinners?|anti-?coagulants?|warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|edoxaban|dabigatran|pradaxa|clopidogrel|plavix)\b/i

/**
 * An answer in words for the one who reads it: in danger today, or a helper of somebody else.
 * @param toldBefore the message of before that tells of a crisis or an illness: who told of her own stays whom it is about
 */
export function addressAnswer(
  text: string,
  message: string,
  { concern, isDangerNow }: Judgement,
  recognize: Recognizer,
  toldBefore = '',
): string {
  if (!isCrisis(concern)) {
    const isAskedOfElse =
      toldBefore !== '' && (strainsIt(message, concern) || waitsForHelp(message, concern, toldBefore))
    if (isAskedOfElse && recognize(message)?.certainty !== 'sure')
      return `${beginningWhileItWaits(quoteTold(toldBefore, concern, recognize))}\n\n${text}`
    const isOfOther = (tellsOfAnother(message) || saysWhose(message)) && !hadTheSame.test(message)
    const isThinned = concern === 'bleeding-after-menopause' && bloodThinner.test(message)
    return [...(isOfOther ? [beginningForHerSign] : []), text, ...(isThinned ? [besideBloodThinner] : [])].join('\n\n')
  }
  if (concern === 'harm-to-others') return text
  const begin = isDangerNow ? [beginningInDanger] : []
  const isOwn = (told: string) => !isOfSomeoneElse(told, concern, recognize)
  const wasCrisis = isCrisis(recognize(toldBefore)?.concern ?? null)
  if (concern === 'self-harm' && [message, toldBefore].some(isOverdoseTold)) begin.push(beginningAfterOverdose)
  if (isOwn(message) || (wasCrisis && isOwn(toldBefore))) return [...begin, text].join('\n\n')
  const forHelper = answersForSomeoneElse[concern]
  return [...begin, ...(forHelper ? [forHelper] : [beginningForSomeoneElse, text])].join('\n\n')
}
