import { conditionsOf, hormones, medicinesIn } from './medicinesAndConditions'
import { hasQuestionForm, namesBody } from './questionForm'

/** What something feels or looks like is what is asked, and so is what “I am like”. */
const askedLike =
  "feel\\w*|felt|look\\w*|sound\\w*|smell\\w*|tast\\w*|seem\\w*|is|are|was|be|am|i|it|this|that|they|he|she|i['’]?m|it['’]?s|she['’]s|gone|goes|go|things?|\\w+thing|more|stuff|symptoms?|foods?|would|i['’]d|don['’]?t|didn['’]?t"
const goesOn = 'without|when|if|and|or|but|since|because|after|before|every|each'
/** A comparison behind what is asked: “or does it go slowly, like a kettle”. */
const simile = new RegExp(
  `(?<!\\b(?:${askedLike}))\\s+(?:like|as if|as though) (?:an?|the|some\\w*|i|i['’]m|my|it|we|he|she)\\b(?: (?!(?:${goesOn})\\b)[\\w'’-]+)+`,
  'gi',
)
/** Between what is asked and what is told beside it. */
const clauses =
  /[,;]\s+|\s+(?=(?:because|cos|coz|cause|since|as|so that) (?:i|i['’]m|he|she|we|they|my|if|it|it['’]s)\b)/i
const age = /\b(?:[1-9]\d)\b/
const fewestWords = 3

/** Whether a part of a message says what the rest would be answered otherwise for. */
const bearsOnIt = (part: string): boolean =>
  hasQuestionForm(part) ||
  namesBody(part) ||
  age.test(part) ||
  hormones.asked.test(part) ||
  medicinesIn(part).length > 0 ||
  conditionsOf(part).length > 0 ||
  /\b(?:cancer|clots?|stroke|pregnan\w*|hysterectomy|womb|uterus|ovar\w+|doctors?|doc|gp|nurse|consultant|manager|boss)\b/i.test(
    part,
  )

const isQuestion = (text: string) => hasQuestionForm(text) && text.trim().split(/\s+/).length >= fewestWords

/** A question without its comparisons; undefined where it has none, or would ask nothing without them. */
export function removeSimiles(question: string): string | undefined {
  const asked = question.replace(simile, '')
  return asked !== question && isQuestion(asked) ? asked : undefined
}

/**
 * A question of one sentence without what only stands around it: who said so, what was read, what it is like. What bears
 * on an answer stays, such as an illness or an age; undefined where nothing is left out.
 */
export function removeAsides(question: string): string | undefined {
  const all = (removeSimiles(question) ?? question).split(clauses)
  const kept = all.filter(bearsOnIt).join(', ')
  return kept !== question && isQuestion(kept) ? kept : undefined
}
