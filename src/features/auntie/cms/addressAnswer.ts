import {
  answersForSomeoneElse,
  beginningForHerSign,
  beginningForSomeoneElse,
  beginningInDanger,
} from '../content/safetyTexts'
import { isOfSomeoneElse, tellsOfAnother } from '../domain/safety/isOfSomeoneElse'
import type { Judgement, Recognizer } from '../domain/safety/recognizer'
import { isCrisis } from '../domain/safety/safetyAnswer'

/** An answer in words for the one who reads it: in danger today, or a helper of somebody else. */
export function addressAnswer(
  text: string,
  message: string,
  { concern, isDangerNow }: Judgement,
  recognize: Recognizer,
): string {
  if (!isCrisis(concern)) return tellsOfAnother(message) ? `${beginningForHerSign}\n\n${text}` : text
  if (concern === 'harm-to-others') return text
  const begin = isDangerNow ? [beginningInDanger] : []
  if (!isOfSomeoneElse(message, concern, recognize)) return [...begin, text].join('\n\n')
  const forHelper = answersForSomeoneElse[concern]
  return [...begin, ...(forHelper ? [forHelper] : [beginningForSomeoneElse, text])].join('\n\n')
}
