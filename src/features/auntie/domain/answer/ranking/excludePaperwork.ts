import type { FoundLibrary } from '../retrieval/foundLibrary'

/** Forms to fill in and money to claim: offices answer that, however much the library says of what they are about. */
const paperwork =
  /\b(?:fill(?:ing)? (?:in|out|up)|complet(?:e|ing)) (?:[\w’']+ ){0,4}(?:forms?|applications?|paperwork)\b|\b(?:apply(?:ing)? for|claim(?:ing)?|renew(?:ing)?) (?:[\w’']+ ){0,3}(?:allowance|benefits?(?! (?:for|of|from)\b)|pension|passport|visa|licen[cs]e|pass|grant|refund|relief)\b/i

/** Whether somebody asks how to get through an office. */
export const isPaperwork = (question: string): boolean => paperwork.test(question)

/** Finds nothing for paperwork: “respite care near you” does not fill in a form. */
export const excludePaperwork = <Found extends FoundLibrary>(found: Found, question: string): Found =>
  isPaperwork(question) ? { ...found, answers: [], modules: [] } : found
