import { sentencesOf } from './prose'

const notATreatment =
  /\b(?:breath\w*|sigh\w*|yoga|mindful\w*|meditat\w*|supplements?|black cohosh|soy|isoflavones?|red clover|evening primrose|magnesium|ashwagandha|herb\w*|acupuncture)\b/i
const hotFlash = /\b(?:hot flash(?:es)?|flash(?:es)?|flush(?:es)?|night sweats?|sweats|vasomotor)\b/i
const relief =
  /\b(?:treat\w*|reliev\w*|relief|reduc\w*|eas(?:e|es|ed|ing)|cool(?:s|ed|ing)?|cur(?:e|es|ed)|stop(?:s|ped)?|fewer|less|help(?:s|ed)?|soften\w*|shorten\w*|calm\w*|prevent\w*|end(?:s|ed)|rid of|banish\w*|eliminat\w*|heal(?:s|ed)?|effective(?:ly)?)\b/i
const negation =
  /\b(?:not|no|never|nothing|none|neither|nor|cannot|without|unproven|unlikely|little|fail\w*|against|instead of|rather than|doubtful|unsure|small at best|too few|weak)\b|n['’]t\b/i
const dose =
  /^(?:take|swallow|use|apply|try|start with)\b[^.?!]{0,80}?\b\d+(?:[.,]\d+)?\s?(?:mg|milligrams?|mcg|µg|micrograms?|grams?|g|iu|units|ml)\b/i

const isQuestion = (sentence: string) => /\?["”’)]*$/.test(sentence)

/**
 * Sentences of plain text that read as if breathing, yoga, mindfulness or supplements treated hot flashes, and those that
 * tell the reader to take a dose. Questions claim nothing.
 */
export const forbiddenClaims = (text: string): string[] =>
  sentencesOf(text).filter(
    (sentence) =>
      !isQuestion(sentence) &&
      !negation.test(sentence) &&
      (dose.test(sentence) || (notATreatment.test(sentence) && hotFlash.test(sentence) && relief.test(sentence))),
  )
