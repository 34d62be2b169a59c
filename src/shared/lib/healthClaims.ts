import { sentencesOf } from './prose'

const notATreatment =
  /\b(?:breath\w*|sigh\w*|yoga|mindful\w*|meditat\w*|supplements?|black cohosh|soy|isoflavones?|red clover|evening primrose|magnesium|ashwagandha|herb\w*|acupuncture)\b/i
const hotFlash = /\b(?:hot flash(?:es)?|flash(?:es)?|flush(?:es)?|night sweats?|sweats|vasomotor)\b/i
const relief =
  /\b(?:treat\w*|reliev\w*|relief|reduc\w*|eas(?:e|es|ed|ing)|cool(?:s|ed|ing)?|cur(?:e|es|ed)|stop(?:s|ped)?|fewer|less|help(?:s|ed)?|soften\w*|shorten\w*|calm\w*|prevent\w*|end(?:s|ed)|rid of|banish\w*|eliminat\w*|heal(?:s|ed)?|effective(?:ly)?|works?)\b/i
const negation =
  /\b(?:not|no|never|nothing|none|neither|nor|cannot|without|unproven|unlikely|little|fail\w*|against|instead of|rather than|doubtful|unsure|small at best|too few|weak)\b|n['’]t\b/i
const amount =
  /(?:\d+(?:[.,]\d+)?\s?(?:mg|milligrams?|mcg|µg|micrograms?|grams?|g|iu|units|ml)|(?:\d+|one|two|three|four|half an?)\s(?:capsules?|tablets?|pills?|gumm(?:y|ies)|drops|(?:tea|table)spoons?)\b[^.?!]{0,40}?\b(?:a day|daily|per day|each (?:day|morning|evening|night)|every (?:day|morning|evening|night)|at night|twice|with (?:food|meals|breakfast)))\b/
    .source
const dose = new RegExp(
  [
    `(?:^|[,;:–—]\\s*|\\b(?:and|so|then|just|simply|please|you (?:should|can|could|may|might|must|need to|ought to|have to)|we recommend (?:you |that you |to )?|try to)\\s+)(?:take|taking|swallow|use|apply|try|start with)\\b[^.?!]{0,80}?\\b${amount}`,
    `\\b(?:dose|dosage|amount) of ${amount}[^.?!]{0,30}\\b(?:is|works) (?:the )?(?:best|right|ideal|enough|recommended|good)\\b`,
    `\\b(?:best|right|ideal|recommended) (?:dose|dosage|amount)\\b[^.?!]{0,20}\\bis ${amount}`,
  ].join('|'),
  'i',
)

/** Denied is only what follows a denial: “Take 400 mg, never more” tells to take it. */
function tellsToTake(sentence: string): boolean {
  const found = dose.exec(sentence)
  return found !== null && !negation.test(sentence.slice(0, found.index))
}

const claimsToTreat = (sentence: string) =>
  !negation.test(sentence) && notATreatment.test(sentence) && hotFlash.test(sentence) && relief.test(sentence)

const isQuestion = (sentence: string) => /\?["”’)]*$/.test(sentence)

/**
 * Sentences of plain text that read as if breathing, yoga, mindfulness or supplements treated hot flashes, and those that
 * tell the reader to take a dose. Questions claim nothing.
 */
export const forbiddenClaims = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => !isQuestion(sentence) && (tellsToTake(sentence) || claimsToTreat(sentence)))
