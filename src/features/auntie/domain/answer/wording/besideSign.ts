import type { Judgement, Recognizer } from '../../safety/recognizer'
import { isCrisis } from '../../safety/safetyAnswer'
import { hormones } from '../question/medicinesAndConditions'
import { hasQuestionForm } from '../question/questionForm'

const ofStart =
  /\b(?:start\w*|begin\w*|go on|put (?:it|one|them) on|take|use|carry on|keep (?:taking|using)|continue)\b/i
const ofForms = /\b(?:patch(?:es)?|gel|spray)\b/i
const askFirstText =
  'As for what you ask, I won’t say yes or no before that has been looked at. Put it into the same call: “I found this, and I have hormones to start or to take. Do I go ahead, or wait until it has been seen?”'

/** Whether a message asks to start or take hormones. */
export const asksToTakeHormones = (message: string): boolean =>
  hasQuestionForm(message) && ofStart.test(message) && (hormones.asked.test(message) || ofForms.test(message))

/** The answer to a sign of illness told before, with what to do about hormones, where the last message asks of those. */
export const askFirst = (text: string, message: string, { concern }: Judgement, recognize: Recognizer): string =>
  !isCrisis(concern) && recognize(message)?.certainty !== 'sure' && asksToTakeHormones(message)
    ? `${text}\n\n${askFirstText}`
    : text
