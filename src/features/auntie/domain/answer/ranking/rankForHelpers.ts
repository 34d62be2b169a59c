import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { mayAnswer } from '../retrieval/judgeFound'

/** Somebody who is close to the woman whom it is about, asking what to do for her. */
const asksForAnother =
  /\b(?:help|support|be there for|do for|make it easier (?:for|on)|say to) (?:her|my (?:\w+ )?(?:m[ou]m(?:my)?|mother|wife|girlfriend|missus|sister|aunt(?:ie)?|friend|colleague))\b|\bhow (?:can|could|should|do) i help without\b|\bwhat (?:can|could|should|do) i do\b[^.?!]{0,24}\b(?:help(?:s|ful)?|useful|right)\b/i
const another =
  /\b(?:my|our) (?:\w+ )?(?:m[ou]m(?:my|s)?|mother|wife|girlfriend|missus|sister|aunt(?:ie)?|friend|colleague)(?:['’]s)? (?!had\b|died\b|was\b)\w+|\bi(?:['’]m| am) (?:a|the|her) (?:partner|wife|husband|girlfriend)\b|\bnot the one (?:who is |who['’]s )?going through it\b/i
const isMenopause =
  /\b(?:(?:peri)?menopaus\w*|the change|hormon\w*|hot fl[au]sh\w*|flushes|flashes|hrt|going through it)\b/i

/** Who says so outright is one, whatever it is that she has. */
const isPartner =
  /\b(?:husband|partner|boyfriend|wife|girlfriend) here\b|\bas (?:her |a |the )?(?:husband|partner|boyfriend)\b/i

/** What somebody asks who wants to help; looked for where that is asked in other words. */
export const helpersQuestion = 'my wife is menopausal, what do I do, how do I help my wife'

/** Whether a question is asked by somebody who wants to help another through menopause. */
export const isHelper = (question: string): boolean =>
  isPartner.test(question) || (asksForAnother.test(question) && another.test(question) && isMenopause.test(question))

/**
 * Puts what the library says to those around her first, where one of them asks what to do: the places found for what she
 * does or feels speak to herself.
 */
export function rankForHelpers<Found extends FoundLibrary>(
  find: (asked: { question: string }) => Found,
  found: Found,
  question: string,
): Found {
  if (!isHelper(question)) return found
  const forHelpers = find({ question: helpersQuestion })
  const [first] = forHelpers.answers
  if (!first || !mayAnswer(first, forHelpers)) return found
  const isSame = (answer: FoundAnswer) => answer.excerpts[0]?.start === first.excerpts[0]?.start
  return { ...forHelpers, answers: [first, ...found.answers.filter((answer) => !isSame(answer))] }
}
