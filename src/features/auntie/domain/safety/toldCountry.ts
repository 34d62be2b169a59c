import { namesakes, places } from './places'
import { splitSentences } from '../answer/text/sentences'

/** A country that she says she is in; `isPlain` where it can be no other, for all that is known of her. */
export type ToldCountry = { code: string; isPlain: boolean }

const byLength = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length)
/** The countries that have a place of a name. */
const countriesOf = new Map<string, string[]>()
for (const [code, names] of Object.entries(places))
  for (const name of names.split('|')) countriesOf.set(name, [...(countriesOf.get(name) ?? []), code])

const like =
  '(?:(?:the|a|an|my|central|greater|rural|sunny|rainy|wet|cold|freezing|hot|lovely|old|north|south|east|west|northern|southern|eastern|western|mid|inner|outer|downtown|suburban|remote) )*'
const near = '(?:in|near|outside|around|north of|south of|east of|west of|from|just outside)'
const am = "(?:i['’]?m|i am|we['’]?re|we are)"
/** What stands before the name of the place that somebody is in. */
const frames = [
  `\\b(?:i|we) (?:(?:now|still|both|all|currently|actually|just|only|do) )*live (?:(?!to\\b)[\\w,]+ ){0,7}?${near}`,
  // “I’m from Cork” says where she was born.
  `\\b${am} (?:(?!not|never|interested|from|going|off|to|no|so|next)[\\w,]+ ){0,4}?(?:in|near|outside|just outside)`,
  `\\bhere (?:in|from)`,
  `\\b(?:greetings|hello|hi|hugs|love|writing|(?:good )?(?:morning|evening|afternoon|night|day))(?: \\w+)?,? from`,
  `\\b(?:i|we)(?:['’]?ve| have| had)? (?:just |recently |only )?moved (?:(?!from\\b)\\w+ ){0,3}?to`,
  `\\bmy (?:gp|doctor|clinic|house|home|flat|surgery|hospital|town|place)(?:['’]s| is)? (?:here |up |down |over )?in`,
]
const place = byLength([...countriesOf.keys()]).join('|')
const statesPlace = new RegExp(`(?:${frames.join('|')}) ${like}(${place})(?![\\w-])`, 'gi')

/** What is of another time, or only thought of: she is not there. */
const isElsewhere =
  /\b(?:used to|was|were|grew up|born|back when|years ago|if|would|wish|want(?:ed)?|dream\w*|think\w*|imagin\w*|film|book|novel|song)\b/i
const isPlanned =
  /^[\s,]*(?:(?:on|for)\b[^.?!]{0,20}\b)?(?:next|last|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|tomorrow|soon|until|till)\b/i
/** Who is in a place with words of somebody else before it is not she: “my sister says I’m …” is left alone, too. */
const longestRead = 1_500

const mayBeOf = (name: string, asked: string): boolean =>
  (countriesOf.get(name)?.includes(asked) ?? false) || (namesakes[asked]?.split('|').includes(name) ?? false)

function placeIn(sentence: string, asked: string): ToldCountry | undefined {
  const text = sentence.toLowerCase()
  const found = [...text.matchAll(statesPlace)].findLast(
    (one) => !isElsewhere.test(text.slice(0, one.index)) && !isPlanned.test(text.slice(one.index + one[0].length)),
  )
  const name = found?.[1]
  const code = name && countriesOf.get(name)?.[0]
  return name && code ? { code, isPlain: !mayBeOf(name, asked) } : undefined
}

/** The health service or the number of one country, as who has it speaks of it; of another’s it is read as well. */
const services: readonly { code: string; own: RegExp; any?: RegExp; alsoIn: readonly string[] }[] = [
  {
    code: 'gb',
    own: /\b(?:on|with|for|through|from) the nhs\b|\bmy (?:\w+ )?nhs\b|\bnhs (?:111|gp|doctor|nurse|waiting|wait|prescription|appointment|clinic|hospital)\b/i,
    any: /\bnhs\b/i,
    alsoIn: [],
  },
  {
    code: 'gb',
    own: /\b(?:call|called|calling|ring|rang|ringing|rung|phone|phoned|phoning|dial|dialled|dialed) (?:\w+ )?999\b/i,
    any: /\b999\b(?! ?(?:times|mg|ml|pounds|euros|dollars|people|calories))/i,
    alsoIn: ['ie', 'hk', 'sg', 'my', 'ke', 'bd', 'gh', 'zw', 'qa', 'ae', 'sa'],
  },
  {
    code: 'au',
    own: /\b(?:call|called|calling|ring|rang|ringing|rung|phone|phoned|phoning|dial|dialled|dialed) (?:\w+ )?000\b|\btriple (?:0|zero|oh)\b/i,
    alsoIn: [],
  },
]

function serviceIn(text: string, asked: string): ToldCountry | undefined {
  for (const { code, own, any, alsoIn } of services) {
    if (alsoIn.includes(asked)) continue
    if (own.test(text)) return { code, isPlain: true }
    if (any?.test(text)) return { code, isPlain: false }
  }
  return undefined
}

/**
 * Where she says that she is: “I live in Leeds”, “here in Dublin”, “on the NHS”. What was said last holds, a place before a
 * service. Nobody’s that is another’s, or of another time: “my sister is in Darwin”, “I used to live in Perth”.
 * @param asked the country that the call names, by its code: a town that is there as well is no other’s
 */
export function toldCountry(said: readonly string[], asked: string): ToldCountry | null {
  const of = asked.trim().toLowerCase()
  const texts = said.map((message) => message.slice(0, longestRead))
  const told =
    texts
      .flatMap((message) => splitSentences(message))
      .map((sentence) => placeIn(sentence, of))
      .findLast((one) => one !== undefined) ??
    texts.map((text) => serviceIn(text, of)).findLast((one) => one !== undefined)
  return told && told.code !== of ? told : null
}
