import { withPlainQuotes } from '@/shared/lib/plainQuotes'

/** What somebody else said is no question of the visitor's: “thinning a bit?” in front of the whole salon. */
const withoutSpeech = (message: string): string =>
  withPlainQuotes(message).replace(/"[^"]*"|(?<=^|\s)'[^']{6,}'(?=[\s.,!;:]|$)/g, ' ')

const inverted =
  "(?:do|does|did|is|are|can|could|should|would|shall|will|am|isn't|aren't|doesn't|don't|shouldn't|can't)"
const subject =
  '(?:i|you|u|it|this|that|these|those|they|we|there|he|she|any\\w*|some(?:one|body)|every(?:one|body)|others?|people|the|my|your|an?)\\b'
const begins = '(?:^\\W*|[.!?;:\\n(—–]\\s*)'
const joined =
  '(?:,\\s*|\\b(?:and|but|so|or|then|also|because|cos|please|pls|hi|hello|auntie|seriously|honestly|question)\\W+)'

/** How a question is built, with a question mark or without. */
const questionForms: readonly RegExp[] = [
  new RegExp(
    `${begins}(?:${inverted} ${subject}|(?:is|are|can|does|do|should|could|will) (?!not\\b|n)\\w+|would (?!not\\b|n['’]?t\\b|love\\b|like\\b|rather\\b|prefer\\b|appreciate\\b|be\\b|have\\b|never\\b|recommend\\b|say\\b)\\w+|(?:have|has) (?:any|you|your|other))`,
    'i',
  ),
  new RegExp(`(?<!\\bso )${joined}(?<!\\bso )${inverted} ${subject}`, 'i'),
  // “So do I” and “so it is” ask nothing.
  /^\W*so (?:(?:is|are|does) (?:it|that|this|there|they|these|those)|(?:can|could|should|will) (?:i|it|that|this|they|we)) \w/i,
  /\bmay (?:i|we)\b|\b(?:do|should|can|shall|could|must) (?:i|you|we)\b(?! (?:know|picture|imagine|believe)\b)/i,
  /\bam i (?:getting|going|losing|turning|becoming|having|too)\b/i,
  /\b(?:why|how) (?:long|much|many|often|soon|old|bad|else|on earth|to tell|do|does|did|is|are|am|can|could|should|would|will|come|about)\b/i,
  /\bwhat(?:['’]?s| is| are) the (?:\w+est|best|right|safest|most \w+|least \w+|point|odds|chances?)\b/i,
  /\b(?:what|what's|whats|when|where|which) (?:(?!to\b|you\b|i\b|we\b|they\b|s?he\b|it\b)[\w-]+ ){0,2}?(?:do|does|did|can|could|should|will|shall|helps?|works?|causes?|else|next|now|about)\b/i,
  /(?:^\W*|[.!?]\s*)(?:why|how(?! (?:lovely|kind|sweet|funny|nice)\b)|what's(?! the point)|whats|what(?! an?\b| i\b| i'm\b)|which|where|who)\b/i,
  /,\s*(?:why|what(?! an?\b))\b|\b(?:why|how|which)\W*$|\bwhich \w+ for\b/i,
]

/** What is asked for without a question. */
const requests: readonly RegExp[] = [
  /\bmy question\b|\bbest (?:tips?|advice|exercises?|way|kind|type|diet|foods?)\b|\bcurious (?:how|about|if|whether|what|why)\b|(?<!don't |dont )\b(?:want|like|need|love) some advice\b|\bbad for (?:you|me|us)\b|\bthere must be\b|\b(?:ask|asking) (?:you|about|how|if|whether)\b|\bhow to \w+|\bany (?:tips?|advice|ideas?|help|suggestions?|good|chance|hope|way|other|proof)\b|\bany(?:one|body) (?:else|found|know|tried|got|had|get|been)\b/i,
  /\bis there (?:an?|any|another|some)|\b(?:any|some)thing (?:that |which )?(?:actually |really )?(?:works?|helps?)\b/i,
  /\b(?:wondering|like to know|want(?:ed)? to know|need to know|not sure|don't know|dont know) (?:if|whether|why|which|when)\b|\bwant to know\b|\bwondering (?:what|how|about)\b|\bi (?:just |do )?wonder (?:if|whether|why|what|how)\b|\band wonder (?:if|whether|why|what|how)\b/i,
  /\b(?:explain|recommend|advise|suggest)\b|\b(?:kindly|please|pls) (?:guide|assist|respond|reply|opine)\b|\bguide me\b|\byour (?:opinion|advice|guidance|suggestion)\b|\b(?:tell|help|show|advise) (?:me|us) (?:how|what|why|if|about|which|when|more|it (?:passes|stops|ends|gets))\b/i,
  /\b(?:yes|ok|link|good|worth it|worth mentioning) or\b|\bor (?:not|no|what)\b|\b(?:right|normal|safe|ok|okay|connected|related)\W*$|\bcould it be\b|\bis (?:that|this|it) (?:an?|the|my|normal|peri|meno|hormon)/i,
  /\banything (?:to be done|(?:i|we) (?:can|could) (?:do|take|try))\b|\bno (?:idea|clue) (?:what|why|how|whether|if|which)\b|\b(?:menopause|hormones|peri) or \w+\W*$|,\s*true\W*$/i,
  /\b(?:don['’]?t|do not) know (?:what|which|where) to (?!do\b|say\b|think\b|feel\b|make\b)|\bnot sure (?:what|which) to (?!do\b|say\b|think\b|feel\b)/i,
  /\bdifference (?:between|in)\b|\bneed (?:a |some )?(?:straight answer|advice|help)\b|(?<!been )\blooking for\b|\bworth (?:a try|trying|asking|the money)\b|\bplease help\b|\bwhat now\b|\bwtf\b|\bwho's right\b/i,
  /^\W*(?:please )?(?:tell|show|give|write|play|set|remind|find|add|call|send|turn|make|read|list|describe|translate|calculate|ignore|pretend|act|print|repeat|help|compare|define|book|order|cancel|buy|flip|roll|sing|open|check|delete|export|change)\b/i,
]

/** Whether a message asks by its form. */
export function hasQuestionForm(message: string): boolean {
  const own = withoutSpeech(message)
  return own.includes('?') || [...questionForms, ...requests].some((form) => form.test(own))
}

const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, 'gi')

/** Words of the body, of complaints and of what is taken for them. */
const ofTheBody = words(
  'itch\\w*|sore|dry|burning|ach[ey]\\w*|stiff|numb|tingl\\w*|sting\\w*|leak\\w*|pee|wee|bleed\\w*|spotting|clots?|periods?|sweats?|flush\\w*|flash(?:es)?|hair|chin|skin|nails|eyes?|mouth|tongue|ears?|joints?|knees?|fingers?|legs?|feet|shoulder|hips?|belly|bloat\\w*|headaches?|migraines?|dizzy|palpitations?|insomnia|anxi\\w*|panic|libido|sex|vagina\\w*|bladder|thrush|uti|brain fog|patch(?:es)?|gel|hrt|hormones?|progest\\w*|utrogestan|o?estro\\w*|coil|mirena|cholesterol|dexa|scan|pain\\w*|hurts?|acne|smell|cramps?|boobs?|breasts?|tinnitus|crawling|rage|magnesium|tablets?|cream|symptoms?|menopausal?|perimenopausal?',
)

/** Whether a text names the body, a complaint or what is taken for one. */
export const namesBody = (text: string): boolean => text.match(ofTheBody) !== null

/**
 * Words by which somebody tells something, and those by which a complaint asks what can be done. What each counts was
 * fitted to what strangers wrote without any form of a question (decision 064).
 */
const signs: readonly { count: number; in: RegExp }[] = [
  {
    count: -1.19,
    in: words(
      'was|were|had|said|told|went|came|got|gave|bought|cried|laughed|made|left|died|lost|took|put|ran|read|sat|saw|met|did|asked|threw|sent|brought|stood|fell|thought|knew|\\w{2,}ed',
    ),
  },
  {
    count: -0.84,
    in: words(
      "(?:husband|hubby|wife|m[uo]m(?:my)?|mother|dad(?:dy)?|father|papa|son|daughter|sister|brother|boss|manager|friend|kids?|child(?:ren)?|teenager|grandson|grandchildren|aunt|uncle|nan|gran(?:ny|dad|ma)?|cousin|niece|nephew|ex|receptionist|nurse|teacher|vicar|neighbour|colleague|choir|family|people|dog|cat)(?:'?s)?|he|him|his|she|her|he's|she's|somebody|nobody|everybody|everyone",
    ),
  },
  {
    count: -4.63,
    in: words(
      'ha ?ha\\w*|kill(?:ed|ing|er)?|murder(?:ed)?|strangle|dying|dead|shoot|hell|if one more|bloody|pray|prison|wine|gin|cake|biscuits?|toast|laugh(?:ed|ing)?|joke[sd]?|send help|headstone',
    ),
  },
  {
    count: -4.68,
    in: words(
      "thank\\w*|bless|love(?:ly|d)?|proud|well done|kind(?:er|est)?|miss|grief|funeral|anniversary|wedding|birthday|divorce|happy|glad|sad|lonely|alone|fed up|cross|angry|furious|hate|sorry|nice|good|best|wonderful|hope|bit|all right|alright|i'?m (?:ok|fine)|just wanted|wanted to|that'?s (?:it|all)|not a question|tired|done|today|tonight|this week|this morning|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day",
    ),
  },
  { count: -3.73, in: words("you|your|you're|you've|auntie") },
  { count: -1.45, in: words("i|i'm|i've|i'd|me|we|my|im|ive") },
  { count: 1.73, in: ofTheBody },
  {
    count: 2.66,
    in: words(
      "every (?:time|night|day|single|month)|since|keeps?|won'?t|worse|wakes?|waking|feels? like|can'?t|haven't|need|want|or|after|before|no|nothing|anything|yrs?|gp|doctor|doc|dentist",
    ),
  },
]
const fitted = { constant: 5.47, length: -1.38, likelihood: 1.2 }
const bounds = { least: 0.02, most: 0.98 }

/**
 * Whether a message tells something and asks nothing: news, thanks, a joke, grief, crossness. A bare complaint (“itchy
 * ears, driving me mad”) asks what can be done, and so does a bare subject.
 * @param likelihood how likely the library answers it, from `likelihoodOf`
 */
export function onlyTells(message: string, likelihood = 0): boolean {
  if (hasQuestionForm(message)) return false
  const own = withoutSpeech(message)
  const length = own.split(/\s+/).filter(Boolean).length
  const chance = Math.min(bounds.most, Math.max(bounds.least, likelihood))
  const said = signs.reduce((sum, sign) => sum + sign.count * (own.match(sign.in)?.length ?? 0), 0)
  return (
    fitted.constant +
      fitted.length * Math.log(1 + length) +
      fitted.likelihood * Math.log(chance / (1 - chance)) +
      said / Math.sqrt(length + 1) <
    0
  )
}

/** Fewer words are a subject that is looked for: “lichen sclerosus”. */
const fewestWords = 3
/** What else may be looked for: other complaints, and questions whose form is not heard (“what foods are good”). */
const mayBeLookedFor =
  /\b(?:light ?-?headed|woozy|giddy|faint(?:ed|ing|y)?|breathless|out of breath|puffed|sleep\w*|asleep|awake|tired|fatigue|exhaust\w*|weight|waist|mood\w*|anxious|nervous|depress\w*|memory|forget\w*|fog\w*|focus|word|words|heart|drink\w*|adhd|autis\w*|dementia|alzheimer\w*|myself|mirror)\b|^\W*(?:what(?! an?\b)|which|how|why|when|where|who|is|are|can|do|does)\b/i

/** Whether a message has no form of a question and names nothing that could be looked for: “oh I give up”. */
export const namesNothing = (message: string): boolean =>
  !hasQuestionForm(message) &&
  message.trim().split(/\s+/).length >= fewestWords &&
  !withoutSpeech(message).match(ofTheBody) &&
  !mayBeLookedFor.test(message)

const part =
  '(?:down (?:there|below)|vulva\\w*|vagina\\w*|private(?:s| parts?)|undercarriage|fanny|skin|scalp|face|neck|eyes?|eyelids?|mouth|tongue|gums?|lips|arms?|hands?|legs?|feet|thighs?|breasts?|nipples?|armpits?|groin|bottom|bladder|patch|wee|pee)'
const namesPart = words(part)
/** What is felt there now, and is no figure of speech: “my ears were burning”. */
const feltNow = words(
  'burns|burning|stings|stinging|itch(?:es|y|ing)?|sore|raw|smell(?:s|y|ing)?|swollen|red|peeling|cracked|weeping|blister(?:s|ed)?|rash|inflamed',
)
const itsCause = words(
  'since|after|now|from|when|whenever|used|using|washed|washing|tried|trying|put|rubbed|switched|changed|started|ever since',
)
/** Who else is in it, or what it is likened to, makes a story of it. */
const isOfStory =
  /\b(?:he|she|they|his|her|everyone|like (?:a|an|the)|as if|ashamed|blush\w*|embarrass\w*|laugh\w*|curry|chill?i)\b/i
const mostWordsOfComplaint = 30

/**
 * Whether a message tells what a part of her body feels like and what came before it: “used wipes down there and now it
 * stings” wants an answer as much as if it asked.
 */
export const complainsWithCause = (message: string): boolean => {
  const own = withoutSpeech(message)
  return (
    own.trim().split(/\s+/).length <= mostWordsOfComplaint &&
    !isOfStory.test(own) &&
    [namesPart, feltNow, itsCause].every((sign) => own.match(sign) !== null)
  )
}
