import { medicinesIn } from '../answer/question/medicinesAndConditions'
import { hasQuestionForm } from '../answer/question/questionForm'
import { thingsIn } from './nameAntecedent'

const somebody =
  "(?:(?:my|the|our|a) )?(?:\\w+ )?(?:gp|doctor|doc|dr|nurse|consultant|specialist|surgeon|gyn\\w+|pharmacist|chemist|physio|dentist|therapist|husband|hubby|partner|wife|m[uo]m|mammy|mother(?:[- ]in[- ]law)?|dad|sister(?:[- ]in[- ]law)?|brother|daughter|son|friend|mate|neighbou?r|boss|colleague|cousin|aunt|hairdresser|lady|woman|girl|people|they|he|she|everyone|everybody|someone|somebody|internet|google|facebook|tiktok|instagram)(?:['’]s| (?:at|in|from|on) (?:the |my )?\\w+(?: (?:shop|store|food shop|work|club|group|class))?)?"
const putsDownTo = new RegExp(
  `^\\W*(?:(?:but|and|well|so|now|anyway|however|though|only|the thing is)\\W+)*${somebody} (?:just |only |always |keeps? |has |all )*(?:said|says|saying|reckons?|reckoned|thinks?|thought|told me|tells me|blam(?:es?|ed)|put(?:s|ting)?|calls?|called|insists?|swears?|is (?:sure|certain|convinced))(?: (?:that|it|this|me|on|down|to|its|it['’]s|it is|it was|i['’]m|im|i am|is|just|only|probably|all|must|be|because|of|prob|likely|due|simply|a|bit|case))* ((?:(?:work|too much|low|my|getting|old|the) )?(?:stress\\w*|anxi(?:ety|ous)|nerves|depress\\w*|age|old age|older|normal|nothing(?: serious)?|in my head|hormon\\w+|(?:peri)?menopaus\\w*|peri|the change|too (?:young|old)|weight|virus|overwork\\w*|overdoing it|working too hard|wear and tear|ibs|imagining (?:it|things)|part of life|being a woman|just one of those things|one of those things|burn ?out|tiredness|a phase|the weather|thyroid|iron|my diet))(?: (?:and|or) \\w+)?(?: (?:though|but|anyway|again|and left it(?: at that)?|and sent me (?:home|away)|so))*\\W*$`,
  'i',
)
const recommends = new RegExp(
  `${somebody} (?:just |only |always |keeps? |really |absolutely |has |all )*(?:swears? by|swore by|recommends?|recommended|suggests?|suggested|raves? about|(?:is )?raving about|says? to (?:try|take|get|buy|use)|said to (?:try|take|get|buy|use)|(?:told|tells|telling) me to (?:try|take|get|buy|use)|says? (?:i should|try|take)|said (?:i should|try|take)|gave me|got me|bought me|takes|is (?:on|taking)|uses|loves|wants me (?:to (?:try|take)|on)|offered me|got (?:great|good) results (?:from|with)|found)\\b`,
  'i',
)
const forWhat =
  / for (?!her|his|him|me\b|it\b|them|that|this|years|months|weeks|everything|a\b)(?:my |the )?[a-z]+(?: [a-z]+)?/i
const isNoTelling = /^\W*(?:if|unless|when|whenever)\b/i
const mostWords = 18
const asOfHer = (cause: string) =>
  /^(?:too|getting|imagining|working|overdoing|old|older)/i.test(cause) ? 'Am I' : 'Is it'

/**
 * The question that a telling holds: whether it is what a doctor put it down to, whether she may take what a neighbor swears
 * by. Nothing where it asks in words of its own, or tells of neither.
 */
export function impliedQuestion(message: string): string | null {
  if (message.trim().split(/\s+/).length > mostWords || hasQuestionForm(message) || isNoTelling.test(message))
    return null
  const cause = putsDownTo.exec(message)?.[1]
  if (cause) return `${asOfHer(cause)} ${cause.toLowerCase()}, or could it be something else?`
  const verb = recommends.exec(message)
  if (!verb) return null
  const named = message.slice(verb.index + verb[0].length)
  const things = thingsIn(named)
  if (things.length === 0 || medicinesIn(named).length === 0) return null
  return `Can I take ${things.join(' and ')}${forWhat.exec(named)?.[0] ?? ''}?`
}

/** “I feel drunk on it” */
const feelsOnIt =
  /^\W*(?:(?:but|and|well|so|now|oh|the thing is|trouble is)\W+)*(?:i (?:just |always |really |still )?(?:feel|felt|am|was|get|got|go)|i['’]m|(?:it|they|that|those) (?:just |always |really )?(?:makes?|made|leaves?|left) me(?: feel)?) ((?!better|fine|great|good|brilliant|ok|okay|grand|well|on|off|it|safe|happy|sure|used)[a-z][a-z' ,-]{2,40}?)(?: (?:on|with|after|from|since (?:starting|taking|i started)) (?:it|them|those|that|taking (?:it|them)|the (?:first|new) one))?\W*$/i
const ofTaking =
  /\b(?:on|with|after|from|since (?:starting|taking|i started)) (?:it|them|those|that|taking)\b|\b(?:makes?|made|leaves?|left) me\b/i
const furthestBack = 2

/**
 * The question that the effect of something holds, where that was named before: “I feel drunk on it” after a capsule asks
 * whether it does that.
 */
export function askOfEffect(message: string, before: readonly string[]): string | null {
  if (hasQuestionForm(message) || !ofTaking.test(message)) return null
  const effect = feelsOnIt.exec(message)?.[1]
  const thing = before
    .slice(-furthestBack)
    .flatMap((one) => [...thingsIn(one)])
    .at(-1)
  return effect && thing ? `Can ${thing} make me ${effect.trim()}?` : null
}

const isOn = /\b(?:i['’]?m|i am|i|been) (?:already |also |still )?(?:on|tak(?:e|ing)|using|prescribed)\b/i
const asksToTake = /\b(?:take|taking|ok(?:ay)?|safe|try|trying|use|using|work|help|good)\b/i

/** “I’m on warfarin btw” after “is it ok to take evening primrose” asks whether the two go together. */
export function askOfBoth(message: string, before: readonly string[]): string | null {
  if (hasQuestionForm(message) || !isOn.test(message) || message.trim().split(/\s+/).length > mostWords) return null
  const hers = medicinesIn(message)[0]?.asked.exec(message)?.[0]
  const asked = before.slice(-furthestBack).findLast((one) => hasQuestionForm(one) && asksToTake.test(one))
  const [thing, ...others] = asked ? thingsIn(asked) : []
  if (!hers || !thing || others.length > 0 || thing.toLowerCase() === hers.toLowerCase()) return null
  return `Can I take ${thing} with ${hers}?`
}
