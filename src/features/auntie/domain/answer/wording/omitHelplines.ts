import { isSitePage } from '@/shared/lib/pageOfSite'

import { isFaint, type Judgement } from '../../safety/recognizer'
import { isCrisis } from '../../safety/safetyAnswer'
import type { FoundLibrary } from '../retrieval/foundLibrary'
import { hasQuestionForm } from '../question/questionForm'
import { isLikelyAnswered, isOffTopic } from '../retrieval/judgeFound'

/** A clot of years ago, */
const oldClot =
  /\b(?:dvt|deep vein thrombosis|clots?|thrombosis|embolism)\b[^.?!]*\b(?:at \d\d|aged \d\d|(?:19|20[01])\d\d?|years (?:ago|back)|when i was|on the pill|after (?:a|my|the) (?:birth|pregnancy|flight))\b/i
/** and anything that may be of today. */
const ofToday =
  /\b(?:now|today|tonight|yesterday|since|again|legs?|calf|calves|thigh|swoll?e?n?\w*|swell\w*|red|hot|warm|sore|tender|pain\w*|hurts?|ach\w*|throb\w*|breath\w*|this (?:week|morning|month))\b/i

/** Whoever asks what to ask a doctor for, or which device is best for somebody, has a visit or a purchase ahead. */
const plansAhead =
  /\bwhat (?:(?:am i|are we) (?:supposed|meant) to|should (?:i|we)|do (?:i|we)|to) (?:be )?ask(?:ing)? (?:for|about|them|him|her|the|my|at)\b|\b(?:which|what) (?:\w+ )?(?:phone|mobile|smartphone|laptop|computer|television|tv|radio|kettle|fridge|hoover|vacuum|washing machine|camera|printer|armchair)s? (?:is|are|would be|do you) (?:the )?(?:best|easiest|recommend|suggest)\b/i
const isOfPlans = ({ concern, isLikeness }: Judgement, message: string): boolean =>
  concern === 'self-harm' && isLikeness === true && plansAhead.test(message)

/** The dose of a medicine for a fever that is not high, */
const asksDoseForFever =
  /\b(?:dos(?:e|es|age)|how (?:much|many))\b.{0,60}\b(?:calpol|paracetamol|acetaminophen|tylenol|panadol|crocin|ibuprofen|nurofen|brufen|advil|motrin)\b.*\b(?:3[78](?:[.,]\d)?|99(?:\.\d)?|10[01](?:\.\d)?)\b(?! ?(?:mg|ml|mcg|kg|weeks?|months?|tablets?))/is
const highFever = /\b(?:39|4[0-2]|10[2-9])(?:[.,]\d)?\b/
/** for nobody who is very young, looks ill or has had some of it. */
const mayBeIll =
  /\b(?:bab(?:y|ies)|newborn|infant|weeks?|months?|mths?|pregnan\w*|flopp\w*|limp|rash\w*|spots?|stiff\w*|neck|drows\w*|sleepy|wake|waking|respon\w*|breath\w*|fit|fits|fitting|seiz\w*|convuls\w*|jerk\w*|shak\w*|vomit\w*|sick|throw\w*|drink\w*|blue|pale|grey|gray|mottled|confus\w*|cry\w*|scream\w*|pain\w*|hurts?|days?|already|extra|double|too much|took|taken|had|gave|given|swallow\w*|overdos\w*)\b/i
const isOfMildFever = ({ certainty, isLikeness }: Judgement, message: string): boolean =>
  certainty === 'possible' &&
  isLikeness === true &&
  !highFever.test(message) &&
  asksDoseForFever.test(message) &&
  !mayBeIll.test(message)

/** So much of a question is asked of a page of the site in so many words. */
const plainly = { score: 2.5, coverage: 0.9 }
/** Who asks how to hide, or to leave no trace, may have reasons. */
const hides =
  /\b(?:hid(?:e|den|ing)|husband|boyfriend|partner|family|he|him|his|they|trace|history|cover|find out|know i|password|leave (?:this|the) (?:page|site)|quick|secret\w*)\b/i

/** Whether a question is plainly put to the site, and nothing in it asks how not to be seen. */
const isPlainlyOfSite = ({ answers: [best] }: FoundLibrary, message: string): boolean =>
  best !== undefined &&
  isSitePage(best.slug) &&
  best.isWhole &&
  best.score >= plainly.score &&
  best.coverage >= plainly.coverage &&
  !hides.test(message)

/**
 * What is learned to be meant so surely is a complaint, in whatever figure of speech: of 1,640 messages of need, two that were
 * heard faintly are, and 34 of 5,100 others.
 */
const plainlyMeant = 0.6
const isPlainlyMeant = ({ answers: [best] }: FoundLibrary): boolean =>
  best !== undefined && best.excerpts.length > 0 && !isSitePage(best.slug) && (best.chance ?? 0) >= plainlyMeant

/** What is done by somebody else is told in the words of partners, work and sleep. */
const byOthers: ReadonlySet<Judgement['concern']> = new Set(['violence', 'rape', 'strangulation'])

/**
 * So likely and so far off is a question about something else, in which a crisis is misheard: mould in the bathroom. A child’s
 * emergency is about something else, too, and keeps its line.
 */
const surelyElsewhere = { chance: 0.75, distance: 0.1 }
const asksElsewhere = ({ concern }: Judgement, library: FoundLibrary, message: string): boolean =>
  isCrisis(concern) &&
  (library.outsideChance ?? 0) >= surelyElsewhere.chance &&
  library.distance >= surelyElsewhere.distance &&
  isOffTopic(library) &&
  hasQuestionForm(message)

/**
 * Whether a faint worry is none, because the library likely answers what was asked, or a complaint is plainly
 * meant. That its words fit is not enough: “dinner
 * on the table by six, or I know what I get” has those of a question about evenings. Nor is it one where the site is asked
 * about itself, where a visit or a purchase is planned, where the dose for a mild fever is asked, or where a clot of years ago is told and nothing of today.
 */
export const canOmitHelplines = (judged: Judgement, library: FoundLibrary, message: string): boolean =>
  isOfMildFever(judged, message) ||
  (isFaint(judged) &&
    (isLikelyAnswered(library) ||
      (!byOthers.has(judged.concern) && isPlainlyMeant(library)) ||
      isPlainlyOfSite(library, message) ||
      asksElsewhere(judged, library, message) ||
      isOfPlans(judged, message) ||
      (judged.concern === 'leg-swelling' && oldClot.test(message) && !ofToday.test(message))))
