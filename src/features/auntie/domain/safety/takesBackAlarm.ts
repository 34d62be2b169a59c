import type { Concern } from './findConcern'
import { tellsLongOver } from './isLongOver'
import { normalizeMessage } from './normalizeMessage'
import { isCrisis } from './safetyAnswer'

/** Points at what was said before and puts it right: “that was 1996”, “I meant my sister, not me”. */
const putsRight =
  /\b(?:that|it|this|all that)(?:s| was| is| were| happened)\b|\bi (?:was |am |only )?(?:mean(?:t|ing)?|talking about|asking for|telling (?:you )?of)\b|\bnot (?:me|mine|now)\b|\b(?:sorry|oops|whoops|typo|wrong|reading that back|should have said|to be clear)\b/
const another =
  /\b(?:not (?:me|mine)|(?:mean(?:t|ing)?|about|for|of|was|its|it is|thats) (?:for )?(?:my|our|a) (?:\w+ )?(?:sister|brother|m[uo]m|mother|dad|father|husband|wife|partner|daughter|son|friend|mate|neighbou?r|colleague|aunt|aunty|cousin|gran|nan|boss)s?)\b/
const past =
  /\b(?:last (?:year|month|winter|spring|summer|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december)|(?:an?|two|three|four|five|six|several|few|\d+) (?:months?|years?) ago|months ago|years ago|back in \w+|(?:19|20)\d\d)\b/g
/** What somebody who knows has found, or what was done about it. */
const settled =
  /\b(?:(?:was|were|is|its|im|i am|shes|hes|all|came (?:back|out)|turned out|said|only|just|test(?:s|ed)?|results?) (?:\w+ ){0,3}?(?:clear|fine|benign|harmless|normal|negative|nothing|a polyp|treated|removed|sorted|well|ok|okay|all right)|polyp|stent\w*|operated|discharged|had (?:the|my|her) (?:scan|biopsy|test|operation|check ?up|hysteroscopy|ecg|mri)|been (?:seen|checked|treated|scanned|told))\b/
const goesOn =
  /\b(?:still|again|now|today|tonight|this (?:week|morning)|not (?:\w+ )?(?:seen|checked|clear|fine|well|sorted)|nobody|never|hasnt|havent|isnt|wasnt|waiting|c[ao]mes? back(?! (?:\w+ )?(?:normal|clear|fine|negative|benign))|worse)\b/

/**
 * Whether a later message takes back what raised an alarm: a crisis told as long over, or an illness that is somebody else’s
 * or past and was seen to. What is only made little of (“it is nothing really”) is not taken back, nor is what goes on.
 */
export function takesBackAlarm(message: string, concern: Concern): boolean {
  const text = normalizeMessage(message)
  if (!putsRight.test(text)) return false
  if (isCrisis(concern)) return tellsLongOver(text)
  const isElsewhere = another.test(text) || text.search(past) >= 0
  // Of her own again from here on: “mine are coming still”.
  const [ofIt = ''] = text.split(/\b(?:mine|my own|as for me|i am|im) /)
  return isElsewhere && settled.test(text) && !goesOn.test(ofIt)
}
