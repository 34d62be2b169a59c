import type { Judgement } from '../../safety/recognizer'
import { tellsOfPet } from '../../safety/replies'
import { isCrisis } from '../../safety/safetyAnswer'
import { hasQuestionForm, namesNothing } from '../question/questionForm'

/** What somebody says to what was read to her, before or instead of going on. */
const acknowledges =
  /^\W*(?:(?:huh|hm+|righto?|good to know|noted|will do|fair enough|i see|makes? sense|that makes sense|ok(?:ay)?|grand|lovely|ah(?: well)?|aw+|oh(?: well)?|ha(?:ha)*|lol|true|killing me|love it|classic|brilliant|celebrating(?: with \w+)?|no (?:further|more|other) questions(?: your honou?r)?|yes|no|yeah|nope|yep|they do|he does|she does|it does|same here|interesting|phew|omg|oh my(?: god| goodness)?|gosh|goodness(?: me)?|wow|good (?:grief|lord|heavens|god)|my (?:god|goodness|word)|dear me|blimey|crikey|yikes|ta|well well|you(?:['’]re| are) very good|(?:i(?:['’]ll| will)|will) (?:tell|try|do|ask|look|think|remember|pass)(?: \w+){0,3})\b[\s,.!…-]*)+/i
/** A sentence about somebody, with a verb: no bare “mostly at night”, which goes on with what was asked. */
const tellsOfSomebody =
  /\b(?:ill(?= (?:have|make|try|stick|keep|do|go|take|get|eat|drink|be|let|leave|see|just)\b)|im|ive|id|i|he|she|we|you|himself|herself|hubby|(?:my|his|her|our|the) (?:husband|wife|partner|m[uo]m|dad|mother|father|daughter|son|kids?|sister|brother|boss|friend|dogs?|cats?|neighbou?r|mother-in-law|grandkids|grand(?:son|daughter|child)|boy|girl|lads?))(?:['’](?:s|m|re|ve|ll|d)|s)?\b/i
const goesOn =
  /^\W*(?:and|but|or|so|what about|how about|also|only|mostly|mainly|usually|sometimes|especially|when|after|before|because|since|at|in|on|about|for)\b/i
const leaves =
  /\b(?:mind yourself|take care(?: of yourself)?|good ?night|night(?:y)? night|(?<=^\W*(?:(?:right|ok|ah|oh|well|so|and) ?)*)night(?: (?:so|then|auntie|love|all|now))?(?=\W*$)|bye(?: bye)?|see you|sleep (?:tight|well)|sweet dreams|ta-?ra|toodle-?(?:oo|pip)|cheerio|slán|off to bed|talk (?:soon|tomorrow)|must (?:go|dash)|that(?:['’]s| is) (?:me|all) (?:for now|done|for tonight))\b/i
const hasVented =
  /\b(?:(?:rant|moan|vent|whinge|grumble) (?:is )?(?:over|finished|done|ended|complete)|(?:end of|that was my|that['’]?s my) (?:the |my )?(?:rant|moan|vent|whinge)|(?:just|only) (?:venting|moaning|ranting|whinging|needed (?:to|a) (?:\w+ )?(?:vent|moan|rant|whinge))|(?:got|get|had to get|needed to get|feels? better) (?:that |it )?(?:off my chest|for saying it)|(?:that['’]?s|that is) (?:it|all|me done)(?: (?:really|then|now))?(?=\W*$|[.!;] ?\w))/i
/** How somebody laughs in writing. */
export const laughs =
  /^\W*ha\b|\b(?:lo+l|lmao|rofl|ha ?ha\w*|hehe\w*|he he|tee ?hee|hilarious|in stitches)\b|[😂🤣😆😄😅😹]/iu
/** “I’ll have my edamame then” */
const treatsHerself =
  /\b(?:i(?:['’]?ll| will|['’]?m (?:going to|gonna|off to|about to))|off to|going to) (?:just |go and |be )?(?:hav(?:e|ing)|mak(?:e|ing)|pour(?:ing)?|eat(?:ing)?|drink(?:ing)?|enjoy(?:ing)?|treat(?:ing)?|put(?:ting)? the kettle|get(?:ting)? (?:myself|a cuppa|my)|bak(?:e|ing)|cook(?:ing)?|run(?:ning)? (?:a|myself a) bath)\b|^\W*(?:\w+ ){1,4}(?:for|with) (?:dinner|my tea|lunch|breakfast|supper|pudding)\b/i
const mostWords = 25

/** Said in the middle of a conversation to what asks nothing, and to who takes her leave. */
export const listeningText = 'I’m listening. Whenever there’s something to look up, just ask.'
export const laughText = 'Ha! Thank you for that. I’m here whenever there’s something to look up.'
export const enjoyText = 'Enjoy it, love. I’m here whenever there’s something to look up.'
export const ventedText =
  'I’m glad you said it, and it needs no answer. Whenever there’s something to look up, just ask.'
export const farewellText = 'You too. The library is open at any hour, and so am I.'

/** Whether a message says nothing but that it was read: “good to know”. */
export const isAcknowledged = (message: string): boolean => {
  const rest = message.replace(acknowledges, '').trim()
  return !/[a-z]{2}/i.test(rest) && rest !== message.trim()
}

/** Whether a message asks nothing and takes its leave. */
export const takesLeave = (message: string): boolean =>
  leaves.test(message) && !hasQuestionForm(message) && message.split(/\s+/).length <= mostWords

/**
 * What is said to a message in the middle of a conversation that asks nothing and names nothing to look up: “my dog’s called
 * Biscuit”, “good to know”, “mind yourself”, “rant over”. Nothing where it may go on with what was asked before.
 * @param previous what she said before it: what follows talk that asked nothing is talk as well, whomever it is about
 * @param isCalm whether nothing was told that gives reason to worry: who may be in need is not laughed with
 */
export function replyToChatter(message: string, previous = '', isCalm = true): string | null {
  const rest = message.replace(acknowledges, '').trim()
  const isOnlyRead = isAcknowledged(message)
  // “Lol ok” is no question, though it ends as “is it ok” does.
  if (isOnlyRead && !message.includes('?') && !leaves.test(message)) return listeningText
  if (hasQuestionForm(message) || message.split(/\s+/).length > mostWords) return null
  if (takesLeave(message)) return farewellText
  if (hasVented.test(message)) return ventedText
  if (isOnlyRead) return listeningText
  if (goesOn.test(rest)) return null
  // “I’ll make myself a cocoa” looks nothing up.
  const plain = treatsHerself.test(message) ? message.replace(/\bmyself\b/gi, 'me') : message
  if (!namesNothing(plain) || !(tellsOfSomebody.test(message) || treatsHerself.test(message) || namesNothing(previous)))
    return null
  if (!isCalm) return listeningText
  if (treatsHerself.test(message)) return enjoyText
  return laughs.test(message) ? laughText : listeningText
}

/**
 * Whether the lines stay away under such a line: what is faintest, and an illness that talk only resembles, as none can be
 * told without a word of the body.
 */
export const isOnlyTalk = (chatter: string, judged: Judgement | null, message = ''): boolean =>
  chatter !== farewellText &&
  judged !== null &&
  (judged.certainty === 'faintest' ||
    (judged.certainty === 'faint' && !isCrisis(judged.concern) && tellsOfPet(message)) ||
    (judged.isLikeness === true && judged.certainty !== 'sure' && !isCrisis(judged.concern)))
