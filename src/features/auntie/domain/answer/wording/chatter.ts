import type { Judgement } from '../../safety/recognizer'
import { isCrisis } from '../../safety/safetyAnswer'
import { hasQuestionForm, namesNothing } from '../question/questionForm'

/** What somebody says to what was read to her, before or instead of going on. */
const acknowledges =
  /^\W*(?:(?:huh|hm+|righto?|good to know|noted|will do|fair enough|i see|makes? sense|that makes sense|ok(?:ay)?|grand|lovely|ah(?: well)?|aw+|oh(?: well)?|ha(?:ha)*|lol|true|killing me|love it|classic|brilliant|celebrating(?: with \w+)?|no (?:further|more|other) questions(?: your honou?r)?|yes|no|yeah|nope|yep|they do|he does|she does|it does|same here|interesting|phew|ta|well well|you(?:['’]re| are) very good|i(?:['’]ll| will) (?:tell|try|do|ask|look|think|remember|pass)(?: \w+){0,3})\b[\s,.!…-]*)+/i
/** A sentence about somebody, with a verb: no bare “mostly at night”, which goes on with what was asked. */
const tellsOfSomebody =
  /\b(?:i|he|she|we|you|himself|herself|hubby|(?:my|his|her|our|the) (?:husband|wife|partner|m[uo]m|dad|mother|father|daughter|son|kids?|sister|brother|boss|friend|dogs?|cats?|neighbou?r|mother-in-law|grandkids|boy|girl|lads?))(?:['’](?:s|m|re|ve|ll|d)|s)?\b/i
const goesOn =
  /^\W*(?:and|but|or|so|what about|how about|also|only|mostly|mainly|usually|sometimes|especially|when|after|before|because|since|at|in|on|about|for)\b/i
const leaves =
  /\b(?:mind yourself|take care(?: of yourself)?|good ?night|night(?:y)? night|(?<=^\W*(?:(?:right|ok|ah|oh|well|so|and) ?)*)night(?: (?:so|then|auntie|love|all|now))?(?=\W*$)|bye(?: bye)?|see you|ta-?ra|toodle-?(?:oo|pip)|cheerio|slán|off to bed|talk (?:soon|tomorrow)|must (?:go|dash)|that(?:['’]s| is) (?:me|all) (?:for now|done|for tonight))\b/i
const hasVented =
  /\b(?:(?:rant|moan|vent|whinge|grumble) (?:is )?(?:over|finished|done|ended|complete)|(?:end of|that was my|that['’]?s my) (?:the |my )?(?:rant|moan|vent|whinge)|(?:just|only) (?:venting|moaning|ranting|whinging|needed (?:to|a) (?:\w+ )?(?:vent|moan|rant|whinge))|(?:got|get|had to get|needed to get|feels? better) (?:that |it )?(?:off my chest|for saying it)|(?:that['’]?s|that is) (?:it|all|me done)(?: (?:really|then|now))?(?=\W*$|[.!;] ?\w))/i
const mostWords = 25

/** Said in the middle of a conversation to what asks nothing, and to who takes her leave. */
export const listeningText = 'I’m listening. Whenever there’s something to look up, just ask.'
export const ventedText =
  'I’m glad you said it, and it needs no answer. Whenever there’s something to look up, just ask.'
export const farewellText = 'You too. The library is open at any hour, and so am I.'

/**
 * What is said to a message in the middle of a conversation that asks nothing and names nothing to look up: “my dog’s called
 * Biscuit”, “good to know”, “mind yourself”, “rant over”. Nothing where it may go on with what was asked before.
 * @param previous what she said before it: what follows talk that asked nothing is talk as well, whomever it is about
 */
export function replyToChatter(message: string, previous = ''): string | null {
  if (hasQuestionForm(message) || message.split(/\s+/).length > mostWords) return null
  if (leaves.test(message)) return farewellText
  if (hasVented.test(message)) return ventedText
  const rest = message.replace(acknowledges, '').trim()
  const isEmpty = !/[a-z]{2}/i.test(rest)
  if (isEmpty && rest !== message.trim()) return listeningText
  if (goesOn.test(rest)) return null
  return namesNothing(message) && (tellsOfSomebody.test(message) || namesNothing(previous)) ? listeningText : null
}

/**
 * Whether the lines stay away under such a line: what is faintest, and an illness that talk only resembles, as none can be
 * told without a word of the body.
 */
export const isOnlyTalk = (chatter: string, judged: Judgement | null): boolean =>
  chatter !== farewellText &&
  judged !== null &&
  (judged.certainty === 'faintest' ||
    (judged.isLikeness === true && judged.certainty !== 'sure' && !isCrisis(judged.concern)))
