import { worseWhenSeriouslyIll, type Concern } from './findConcern'
import type { Judgement, Recognizer } from './recognizer'
import { isCrisis, isDoneByOthers } from './safetyAnswer'

const mostWords = 16
const isShort = (message: string) => message.trim().split(/\s+/).length <= mostWords

/** “I might ring them. Not today”: of the lines that were named, and of when. */
const ofLines =
  /\b(?:ring|call|phone|text|contact|speak to|talk to|write to) (?:them|one|someone|somebody|the (?:line|number|people)|that (?:line|number)|those (?:lines|numbers|people))\b/i
/** What is not said of a call. */
const ofEnd =
  /\b(?:die|dead|death|end|kill\w*|suicid\w*|goodbye|bye|point|alive|live|living|pills?|tablets?|hurt(?:ing)? myself|too late|tonight|last|never|no use|useless|hopeless|any ?more)\b/i
const speaksOfLines = (message: string): boolean => isShort(message) && ofLines.test(message) && !ofEnd.test(message)

/** “I’m all right now”, and nothing of how her body is. */
const isWell =
  /\b(?:i['’]?m|i am|im|i feel|feeling) (?:\w+ ){0,2}(?:all ?right|alright|fine|ok(?:ay)?|better|calm(?:er)?|good)\b/i
const ofBody =
  /\b(?:sick|vomit\w*|threw up|dizz\w+|faint\w*|drows\w*|sleepy|pain\w*|hurts?|bleed\w*|blood|breath\w*|chest|numb|shak\w*|took|taken|swallow\w*|pills?|tablets?|cold|confus\w*|head|stomach|cut|wound)\b/i
const saysSheIsWell = (message: string): boolean => isShort(message) && isWell.test(message) && !ofBody.test(message)

/**
 * What a message that only resembles something is after a crisis that was told: who fears what she may do and “went and
 * stood in the garden” still fears that, and “it’s her husband” after a rape is of the rape.
 */
export function judgeAfterCrisis(own: Judgement, before: Concern, message: string): Judgement | null {
  if (!own.isLikeness) return own
  const ofBefore: Judgement = { ...own, concern: before }
  if (isCrisis(own.concern)) {
    if (before === 'harm-to-others') return ofBefore
    if (isDoneByOthers(before) && isDoneByOthers(own.concern)) return ofBefore
    return isDoneByOthers(before) && speaksOfLines(message) ? null : own
  }
  return before === 'self-harm' && saysSheIsWell(message) ? ofBefore : own
}

/** A sign that could wait for a day, and with what is said now cannot: “I feel light-headed” after hours of flooding. */
export function judgeWorse(
  earlier: Judgement | null | undefined,
  told: string,
  message: string,
  recognize: Recognizer,
): Judgement | null {
  if (earlier?.certainty !== 'sure' || !worseWhenSeriouslyIll.includes(earlier.concern)) return null
  const together = recognize(`${told} ${message}`)
  return together?.certainty === 'sure' && together.concern === 'other-emergency' && !together.isLikeness
    ? together
    : null
}
