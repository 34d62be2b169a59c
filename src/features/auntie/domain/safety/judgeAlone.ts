import {
  deniesDegree,
  deniesSymptoms,
  isAside,
  isOnlyAge,
  namesOnlyAnother,
  putsHistoryRight,
  tellsHowAnotherIs,
  withoutWhom,
} from './asides'
import type { Judgement, Recognizer } from './recognizer'
import { addsComplaint, complainsOfBody, tellsOldIllness, tellsWhen, withoutHabits } from './replies'
import { isCrisis } from './safetyAnswer'
import { isOverAndSeenTo } from './takesBackAlarm'

/** A sign is not resembled by what only denies one, nor a crisis by the history of an operation put right. */
const saysNothingIsWrong = (message: string, { concern }: Judgement) =>
  isCrisis(concern) ? putsHistoryRight(message) : deniesSymptoms(message)

function judge(message: string, recognize: Recognizer): Judgement | null {
  const judged = recognize(message)
  if (judged && !isCrisis(judged.concern) && (tellsOldIllness(message) || isOverAndSeenTo(message, judged.concern)))
    return null
  if (!judged?.isLikeness) return judged
  if (
    isAside(message) ||
    (isCrisis(judged.concern) && judged.certainty !== 'sure' && complainsOfBody(message)) ||
    addsComplaint(message) ||
    deniesDegree(message) ||
    tellsWhen(message) ||
    tellsHowAnotherIs(message) ||
    (judged.certainty !== 'sure' && saysNothingIsWrong(message, judged))
  )
    return null
  if (namesOnlyAnother(message)) return null
  const plain = withoutHabits(message)
  if (plain !== message) return plain === '' ? null : recognize(plain)
  const told = withoutWhom(message)
  if (told === message.trim() || !isCrisis(judged.concern)) return judged
  return /\w/.test(told) && !isOnlyAge(told) ? recognize(told) : null
}

/** How a message is judged by itself, but for what it resembles where it says nothing of her; once in a conversation. */
export function judgeAlone(message: string, recognize: Recognizer): Judgement | null {
  const known = recognize.alone?.get(message)
  if (known !== undefined) return known
  const judged = judge(message, recognize)
  recognize.alone?.set(message, judged)
  return judged
}
