import { hasQuestionForm } from '../answer/question/questionForm'
import { thingsIn } from './nameAntecedent'

const opens = '^\\W*(?:(?:and|so|but|ok(?:ay)?|oh|then|right|yes|what about|how about|even|also|still)\\W+)*'
const pointed =
  '(?:that|this|it|those|them|these|both|the two|the other(?: one)?|mine|what i (?:take|have|use)|my (?:other )?(?:tablets?|pills?|meds|medicines?|medication))'
const fine =
  '(?:ok(?:ay)?|safe|fine|alright|all right|allowed|a problem|bad|dangerous|risky|still (?:ok(?:ay)?|safe|fine))'
/** “And with that?”, “can I take it with it?”, “would that matter?”: asked of two things of which neither has to be named. */
const asksOfPair: readonly RegExp[] = [
  new RegExp(`${opens}(?:with|alongside|beside|on top of|together with) ${pointed}\\b`, 'i'),
  new RegExp(
    `\\b(?:take|have|use|start|mix|combine|add) (?:it|that|this|them|the two|both)?\\s?(?:with|alongside|on top of|together|at the same time|as well)(?: as| with)?(?: ${pointed})?\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:is|are|would|will|does) (?:that|it|this|they) (?:be )?${fine} (?:with|alongside|beside|on top of|together)\\b`,
    'i',
  ),
  new RegExp(
    `${opens}(?:is|would|does|will|do|are|can) (?:that|it|this|they) (?:be )?(?:matter|${fine}|clash|interact|go together|make (?:a|any) difference|change (?:that|it|anything|things))(?: (?:then|too|though|with (?:that|it)))*\\W*$`,
    'i',
  ),
  new RegExp(
    `${opens}(?:can|could|may) i (?:still )?(?:take|have|use|try) (?:it|that|both|them)(?: (?:then|too|though|now))*\\W*$`,
    'i',
  ),
]

/** Without a question mark as well. */
const opensAsking = /^\W*(?:would|could|can|is|are|does|do|will|should|what|which|how)\b/i
const mostWords = 14
/** How far back the two may have been named. */
const furthestBack = 6

/**
 * The question whether two things go together, with both their names, where one was asked about before and the other was
 * told: “can I take St John’s wort with sertraline?” is read its warning again, which “and with that?” does not find.
 */
export function askOfPair(question: string, before: readonly string[]): string | undefined {
  if (question.trim().split(/\s+/).length > mostWords || !asksOfPair.some((form) => form.test(question)))
    return undefined
  const recent = before.slice(-furthestBack).map((message) => ({
    isAsked: hasQuestionForm(message) || opensAsking.test(message),
    things: thingsIn(message),
  }))
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const here = thingsIn(question)
  if (here.length > 1) return undefined
  const told = here[0] ?? recent.findLast(({ isAsked, things }) => !isAsked && things.length === 1)?.things[0]
  const asked = recent
    .filter(({ isAsked }) => isAsked)
    .findLast(({ things }) => things.length === 1 && told !== undefined && !isSame(things[0]!, told))?.things[0]
  const both = recent.findLast(({ things }) => things.length > 0)?.things ?? []
  // What was told late stands before the question that it belongs to.
  const [one, other] = asked && told ? [asked, told] : here.length === 0 && both.length === 2 ? both.toReversed() : []
  // What is used below is asked of in words of its own (`askInLibraryWords.ts`).
  return one && other && ![one, other].some((name) => /\bvaginal\b/i.test(name))
    ? `Can I take ${one} with ${other}?`
    : undefined
}
