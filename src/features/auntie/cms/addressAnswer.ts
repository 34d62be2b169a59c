import {
  answersForSomeoneElse,
  beginningAfterAnothersOverdose,
  beginningAfterOverdose,
  beginningForHerSign,
  beginningForSomeoneElse,
  beginningWhileItWaits,
  beginningInDanger,
  besideArteries,
  besideBloodThinner,
  besideChemotherapy,
  besideTamoxifen,
} from '../content/safetyTexts'
import { isOfSomeoneElse, tellsOfAnother } from '../domain/safety/isOfSomeoneElse'
import type { Concern } from '../domain/safety/findConcern'
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

/** What she takes or is treated with, and what beside a headache says that it is the arteries of the head. */
const tamoxifen = /\b(?:tamoxifen|nolvadex|soltamox)\b/i
const chemotherapy =
  /\b(?:chemo(?:therapy)?|docetaxel|paclitaxel|taxol|carboplatin|capecitabine|epirubicin|doxorubicin)\b/i
const jawOrScalp =
  /\bjaw\b[^.?!]{0,30}\b(?:chew\w*|eat\w*|tire\w*)|\b(?:chew\w*|eating)\b[^.?!]{0,20}\bjaw\b|\b(?:scalp|temples?)\b[^.?!]{0,20}\b(?:tender|sore|hurts?|painful)|\b(?:tender|sore|painful) (?:scalp|temples?)|\bhurts to (?:brush|comb)\b/i
const feelsWell = /\b(?:feel(?:s|ing)?|felt|fine|ok(?:ay)?|al(?:l )?right|nothing happened|wear off|sleep it off)\b/i
const isBleeding = (concern: Concern) => concern.startsWith('bleeding-')
/** Sight that went is answered as a stroke or an emergency. */
const isNow = (concern: Concern) => concern === 'stroke' || concern === 'other-emergency'

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
    return [
      ...(isOfOther ? [beginningForHerSign] : []),
      ...(concern === 'other-emergency' && feelsWell.test(message) && isOverdoseTold(message)
        ? [isOfOther ? beginningAfterAnothersOverdose : beginningAfterOverdose]
        : []),
      text,
      ...(isThinned ? [besideBloodThinner] : []),
      ...(isBleeding(concern) && tamoxifen.test(message) ? [besideTamoxifen] : []),
      ...(isNow(concern) && jawOrScalp.test(message) ? [besideArteries] : []),
      ...(concern === 'other-emergency' && chemotherapy.test(message) ? [besideChemotherapy] : []),
    ].join('\n\n')
  }
  if (concern === 'harm-to-others') return text
  const begin = isDangerNow ? [beginningInDanger] : []
  const isOwn = (told: string) => !isOfSomeoneElse(told, concern, recognize)
  const wasCrisis = isCrisis(recognize(toldBefore)?.concern ?? null)
  const isHers = isOwn(message) || (wasCrisis && isOwn(toldBefore))
  if (concern === 'self-harm' && [message, toldBefore].some(isOverdoseTold))
    begin.push(isHers ? beginningAfterOverdose : beginningAfterAnothersOverdose)
  if (isHers) return [...begin, text].join('\n\n')
  const forHelper = answersForSomeoneElse[concern]
  return [...begin, ...(forHelper ? [forHelper] : [beginningForSomeoneElse, text])].join('\n\n')
}
