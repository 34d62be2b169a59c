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
 * about itself, or where a clot of years ago is told and nothing of today.
 */
export const canOmitHelplines = (judged: Judgement, library: FoundLibrary, message: string): boolean =>
  isFaint(judged) &&
  (isLikelyAnswered(library) ||
    (!byOthers.has(judged.concern) && isPlainlyMeant(library)) ||
    isPlainlyOfSite(library, message) ||
    asksElsewhere(judged, library, message) ||
    (judged.concern === 'leg-swelling' && oldClot.test(message) && !ofToday.test(message)))
