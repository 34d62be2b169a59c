import { hasQuestionForm } from '../answer/question/questionForm'
import { ofNeed } from './asides'

const mostWords = 16
const time =
  /\b(?:oh|ah|er|um|well|hm+|yes|yeah|no|it|its|it['’]s|that|that['’]s|this|was|is|has|been|had|happened|started|starts|began|begun|lasted|came|come|on|off|and|or|so|ish|about|around|roughly|maybe|perhaps|probably|i|think|guess|just|only|like|now|the|a|an|at|in|for|of|to|from|till|until|between|after|before|during|since|ago|past|quarter|half|hours?|hrs?|minutes?|mins?|seconds?|secs?|days?|weeks?|months?|years?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|couple|few|last|this|earlier|yesterday|today|morning|afternoon|evening|night|lunch(?:time)?|dinner|breakfast|tea ?time|noon|midday|midnight|o['’]?clock|[ap]m|\d+(?:[:.]\d+)?(?:am|pm|ish)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|at most|or less)\b/gi
/** Of a time that was: “this is the last night” names none. */
const ofThen =
  /\b(?:ago|since|yesterday|(?:minutes?|mins?|hours?|hrs?|days) (?:now|or so|at most|or less)|lasted|was|started|began|happened|this (?:morning|afternoon|evening)|last (?:night|week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:before|after|at|around|about) (?:\w+ ){0,2}?(?:lunch(?:time)?|breakfast|dinner|noon|midday|midnight|\d+))\b/i
const ofTheLast = /\b(?:the|my|is) last\b/i

/** Whether a message says nothing but when or for how long: “it was about an hour ago”. */
export const tellsWhen = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords &&
  ofThen.test(message) &&
  !ofTheLast.test(message) &&
  !/[a-z0-9]/i.test(message.replace(time, ''))

/** “And if I stop?” asks of what is taken, where something was named. */
export const asksOfStopping = (message: string): boolean =>
  /^\W*(?:(?:and|but|so|or|ok(?:ay)?|what|what happens|what about|also)\W+)*(?:if|when|once) (?:i|you|we) (?:just |do |then |want to |ever |have to )*(?:stop|quit|come off|go off|leave (?:it|them) off|pause|skip|miss|forget)(?: (?:it|them|that|one|a day|taking (?:it|them)|using (?:it|them)))?(?: (?:one day|suddenly|at once|early|for a (?:bit|while)|later|again))?\W*$/i.test(
    message,
  )

const given =
  '(?:(?:cut(?:ting)?|giv(?:e|ing)|drop(?:ping)?|lay(?:ing)?|com(?:e|ing)|quit(?:ting)?|stop(?:ping)?|end(?:ing)?)(?: (?:out|up|off|back|down|right|on|completely|the|my|all|of|a bit|drinking|eating|having))*|kick(?:ing)?|ditch(?:ing)?)'
const habit =
  '(?:coffee|caffeine|tea|wine|alcohol|booze|drink(?:s|ing)?|gin|vodka|beer|prosecco|sugar|sweets|chocolate|salt|bread|wheat|gluten|carbs|dairy|milk|cheese|meat|red meat|soya?|spic(?:e|es|y food)|curry|chill?i|fizzy drinks|cola|smoking|cigarettes|fags|vaping|nicotine|snacks|crisps)'
const named = new RegExp(`\\b${habit}\\b`, 'i')
/** What a message names that is eaten, drunk or smoked. */
export const habitIn = (message: string): string | undefined => named.exec(message)?.[0].toLowerCase()

const givenUp = new RegExp(`\\b${given} (${habit})\\b`, 'gi')
const mostWordsOfHabit = 12
const asksWhether = (message: string) =>
  hasQuestionForm(message) || /^\W*(?:(?:and|but|so|or)\W+)?would\b/i.test(message)
/**
 * A message without what is eaten or drunk no more, which is no end of anything: “I could be cutting out coffee” as “I could
 * be less coffee”. Nothing of it where that is all it asks.
 */
export function withoutHabits(message: string): string {
  const plain = message.replace(givenUp, 'less $1')
  const isShort = message.trim().split(/\s+/).length <= mostWordsOfHabit
  return plain !== message && isShort && asksWhether(message) && !ofNeed.test(message.replace(/\bhelps?\b/gi, ' '))
    ? ''
    : plain
}

/** A question of hers about something that is taken or a complaint, and not about somebody. */
const ofRemedies =
  /\b(?:supplements?|vitamins?|minerals?|herb(?:s|al)?|remed(?:y|ies)|teas?|hrt|hormones?|patch(?:es)?|gel|magnesium|sleep\w*|insomnia|flush(?:es)?|flash(?:es)?|sweats?|periods?|joints?|hair|skin|weight|bones?|libido|bladder|dryness|brain fog|memory|migraines?)\b/i
const ofSomebody =
  /\b(?:he|him|his|she|her|they|them|we|us|himself|herself|husband|partner|wife|boyfriend|girlfriend|leave|safe|police|scared|afraid)\b/i
/** Whether a message asks about her own body or what may be taken, and about nobody: “magnesium then?” */
export const asksOfRemedies = (message: string): boolean =>
  message.includes('?') || hasQuestionForm(message) ? ofRemedies.test(message) && !ofSomebody.test(message) : false
