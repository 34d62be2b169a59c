import { hasQuestionForm } from '../answer/question/questionForm'

/** “Is that the same for me?”, “and at my age?”, “same for somebody like me?”: asks again what was asked, of who she is. */
const ofHer =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|oh|right|then|yes|hm+)\W+)*(?:(?:is|are|does|do|would|will|can) (?:that|it|this|they|all that) (?:be |still |also )?(?:the same|different|so|true|any different|go|goes|hold|holds|apply|applies|count|counts|work|as true)|same|what|how|is it)?(?: (?:thing|too|still|then|about|also))*,? ?(?:for|with|of|in|to|at|about)? ?(?:me|my (?:age|case|situation|stage|history)|(?:some(?:one|body)|a woman|women|people|us) (?:like me|my age|of my age|in my (?:situation|position|case)))(?: (?:too|then|though|as well|at \d\d))*\W*$/i
/** “Are you sure?” */
const doubts =
  /^\W*(?:(?:and|but|oh|hm+|ok(?:ay)?)\W+)*(?:(?:are |r )?(?:you|u) (?:quite |really )?sure(?: about (?:that|this|it))?|really|honestly|is that (?:really )?(?:right|true|so)|for real)\W*$/i

/** The question that a short turn asks again, of herself or for doubt; undefined where it asks anything else. */
export function askAgainOfHer(question: string, before: readonly string[]): string | undefined {
  if (!ofHer.test(question) && !doubts.test(question)) return undefined
  return before.findLast((message) => hasQuestionForm(message) && !ofHer.test(message) && !doubts.test(message))
}
