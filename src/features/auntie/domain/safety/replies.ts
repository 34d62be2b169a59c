import { conditionsOf, medicinesIn } from '../answer/question/medicinesAndConditions'
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

/** How somebody tells of what she has or takes, without the names of it. */
const wordsOfHistory =
  /\b(?:oh|ah|ok(?:ay)?|sorry|wait|yes|no|and|also|but|so|well|by the way|btw|ps|i['’]?ve|i['’]?m|i|s?he['’]?s|s?he|her|his|am|have|has|had|water tablets?|got|get|take|taking|takes|on|was|been|am|with|for|since|from|of|a|an|the|my|some|it|is|that|this|if|in case|matters?|helps?|makes? a difference|changes? (?:anything|things)|forgot|left out|should|ought|to|say|said|mention|mentioned|add|didn['’]?t|did not|didnt|tell|told|you|meant|which|too|as well|years?|months?|weeks?|ages|always|now|daily|every day|every night|night|day|\d+ ?(?:mg|mcg)?|mild|bit|diagnosed|age|at|in|kind|type|well controlled|under control)\b/gi
const mostWordsOfHistory = 18
/** Whether a message says nothing but what she has or takes: “I should have said I have epilepsy”. */
export function tellsHistory(message: string): boolean {
  if (message.trim().split(/\s+/).length > mostWordsOfHistory || message.includes('?')) return false
  const names = [...conditionsOf(message), ...medicinesIn(message)]
  if (names.length === 0) return false
  const rest = names.reduce((text, { asked }) => text.replace(new RegExp(asked.source, 'gi'), ' '), message)
  return !/[a-z]{2}/i.test(rest.replace(wordsOfHistory, ' '))
}

const wordsOfBody =
  /\b(?:also|and|but|so|oh|ok(?:ay)?|well|then|too|as well|now|my|the|both|all|of|a|bit|lot|are|is|keep|keeps|get|gets|feel|feels|they|it|i|have|got|really|very|so|when|i|walk|move|stand|sit|climb|stairs|in|on|at|night|morning|mornings|up|down|like|always|sometimes|lately|these days|knees?|elbows?|hips?|joints?|fingers?|shoulders?|thumbs?|ankles?|wrists?|toes?|heels?|hair|skin|nails?|eyes?|ears?|gums?|feet|hands?|legs?|crunch(?:y|es|ing)?|crack(?:s|ing|le|ly)?|click(?:s|y|ing)?|creak(?:s|y|ing)?|pop(?:s|ping)?|ach(?:e|es|y|ing)|stiff(?:er)?|itch(?:y|es|ing)?|dry|flak(?:y|es|ing)|thin(?:ning|ner)?|brittle|split(?:s|ting)?|twitch(?:es|y|ing)?|cold|puffy|sore)\b/gi
const namesBody =
  /\b(?:knees?|elbows?|hips?|joints?|fingers?|shoulders?|thumbs?|ankles?|wrists?|toes?|heels?|hair|skin|nails?|eyes?|ears?|gums?|feet|hands?|legs?)\b/i
const mostWordsOfBody = 12
/** “Also, knees. They crunch.”: what creaks and itches, and nobody in it. */
export const complainsOfBody = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWordsOfBody &&
  namesBody.test(message) &&
  !/[a-z]{2}/i.test(message.replace(wordsOfBody, ' '))

const wordsOfDigestion =
  /\b(?:also|and|plus|but|so|oh|ok(?:ay)?|too|as well|now|my|the|all|of|a|bit|lot|lots|much|more|often|most|always|are|is|am|been|be|was|keep|keeps|get|gets|getting|feel|feeling|i|im|ive|have|got|really|very|in|on|at|to|for|up|night|nights|day|days|morning|time|every|weeks?|months?|wee\w*|pee\w*|foamy|frothy|bubbly|had|one|this|today|once|loo|toilet|running|going|bloat\w*|windy?|gassy|burp\w*|constipat\w*|full|fuller|quick\w*|trousers|jeans|skirts?|waistband|tight\w*)\b/gi
const namesDigestion =
  /\b(?:wee(?:ing|s)?|pee(?:ing|s)?|loo|toilet|bloat\w*|wind|windy|gassy|burp\w*|constipat\w*|waistband|trousers|jeans)\b/i
/** “Also weeing more”: a complaint of bladder or belly, and nobody in it. */
export const addsComplaint = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWordsOfBody &&
  namesDigestion.test(message) &&
  !/[a-z]{2}/i.test(message.replace(/['’]/g, '').replace(wordsOfDigestion, ' '))

const hadOnce =
  /\b(?:pulmonary |lung )?embolism|\bpe\b|\bdvt|\bdeep vein thrombosis|\bthrombosis|\b(?:blood )?clots?(?: (?:on|in) (?:the|my) (?:lungs?|legs?))?|\b(?:mini[- ]?)?stroke|\btia|\bheart attack/gi
const longAgo =
  /\b(?:in |back in |since )?(?:19\d\d|20[01]\d)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:odd )?years (?:ago|back)\b|\b(?:at|aged?|when i was) (?:\d\d|pregnant|young|a girl|a student)\b|\b(?:on|from) the pill\b|\bafter (?:my|the) (?:\w+ )?(?:baby|birth|son|daughter|pregnancy|flight)(?: was born)?\b/gi
/** That it never came back. */
const wellSince =
  /\b(?:all )?(?:(?:long )?(?:gone|over|past|behind me)|right as rain|no (?:trouble|bother|problems?|more|recurrence)(?: (?:at all|ever))?|fine|well|clear|never again|fully recovered|good as new|touch wood)(?: (?:ever )?since| now| again)?\b/gi
/** “Pulmonary embolism in 2010”: an illness that she had once, and nothing else. */
export function tellsOldIllness(message: string): boolean {
  if (message.includes('?') || message.search(hadOnce) === -1 || message.search(longAgo) === -1) return false
  const rest = message.replace(hadOnce, ' ').replace(longAgo, ' ').replace(wellSince, ' ').replace(wordsOfHistory, ' ')
  return !/[a-z]{2}|\d{3}/i.test(rest)
}

/** “I’ll make myself a cocoa”, of something to eat or drink. */
const treat =
  /\b(?:i(?:['’]?ll| will|['’]?m (?:going to|gonna|off to|about to))|off to|going to) (?:just |go and )?(?:hav(?:e|ing)|mak(?:e|ing)|eat(?:ing)?|bak(?:e|ing)|cook(?:ing)?|order(?:ing)?|enjoy(?:ing)?|put(?:ting)?|get(?:ting)?)\b[^.?!]{0,30}\b(?:tea|cuppa|kettle|coffee|cocoa|hot chocolate|stir fry|soup|salad|toast|cake|scones?|dinner|lunch|breakfast|supper|sandwich|snack|biscuits?|yog(?:h)?urt|porridge|eggs?|tofu|edamame|soy\w*|beans|lentils|fish|salmon|chicken|curry|pasta|rice|fruit|berries|nuts|smoothie|milk)\b/i
export const treatsHerself = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords &&
  treat.test(message) &&
  !ofNeed.test(message.replace(/\bmyself\b/gi, ' '))

const laughs = /\b(?:lo+l|lmao|rofl|(?:ha){2,}h?|he ?he)\b|[😂🤣😆😄]/iu
const ofPet = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hamster|rabbits?|hens?|parrot|budgie|pony|horse)\b/i
/** What a dog ate is no emergency of hers. */
export const tellsOfPet = (message: string): boolean => ofPet.test(message) && laughs.test(message)

/** “He’s gone to work now”, of him and not of her who writes. */
const ofHim =
  /^\W*(?:(?:oh|no|well|but|and|ok(?:ay)?|anyway|don['’]?t worry|it['’]?s fine)\W+)*(?:he|she|they|my (?:husband|partner|boyfriend|wife|girlfriend|son|ex|dad|father|brother))(?:['’]s|['’]?re| is| are| was| were| has| had| went| said| did| does| bought| gave| apologi[sz]ed| promised| never)?\b/i
const ofHerself = /\b(?:i|i['’]?m|im|i['’]?ve|ive|i['’]?d|myself|my own)\b/i
export const tellsOfHim = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords && ofHim.test(message) && !ofHerself.test(message)

const mostWordsOfBlame = 16
/** “Or is it my tablets? I take amitriptyline”: asks whether a medicine does it, and tells of no more of it than she has. */
export const blamesMedicine = (message: string): boolean =>
  message.includes('?') &&
  message.trim().split(/\s+/).length <= mostWordsOfBlame &&
  /\b(?:is|are|was|were|could|might|can|does|do|would) (?:it|this|that|they)\b[^.?!]{0,20}\b(?:the|my|these|this) (?:\w+ ){0,2}(?:tablets?|pills?|capsules?|medicines?|medication|meds|hrt|patch(?:es)?|gel|coil|statins?|antidepressants?)\b/i.test(
    message,
  ) &&
  !/\b(?:all|every|everything|more|enough|whole|box|packets?|bottle|overdos\w*|too many|too much|twenty|thirty|handful|kill\w*|take them)\b/i.test(
    message,
  ) &&
  !ofNeed.test(message)

/** What may be meant of harm or despair, in however few words. */
const ofHarm =
  /\b(?:go on|do it|get out|take it|bear|stand it|stop|hit\w*|hurt\w*|scar\w*|kill\w*|leave|leaves|left|drunk|drink\w*|angry|anger|shout\w*|forc\w+|safe|worse|bleed\w*|blood|breath\w*|chest|faint\w*|numb|weak|pills?|tablets?|all of (?:it|them)|him|himself|bed|quick|peaceful|alone|i (?:say|said|tell (?:him|her)) no)\b/i
const goesOn = /^\W*(?:and|but|or|so|what if|what about|how about|even if|then)\b/i
const mostWordsOfCalm = 10
const fewWordsOfCalm = 6
/** Also without its mark. */
const asksIf = /^\W*(?:and|but|or|so|what)\b[ ,]*(?:what )?if\b/i
/** “And if it doesn’t?” goes on with a question, and says nothing of harm. */
export const asksOnCalmly = (message: string): boolean =>
  (message.includes('?') || asksIf.test(message)) &&
  message.trim().split(/\s+/).length <= (goesOn.test(message) ? mostWordsOfCalm : fewWordsOfCalm) &&
  !ofNeed.test(message) &&
  !ofHarm.test(message)

/** A question of hers about something that is taken or a complaint, and not about somebody. */
const ofRemedies =
  /\b(?:supplements?|vitamins?|minerals?|herb(?:s|al)?|remed(?:y|ies)|teas?|hrt|hormones?|patch(?:es)?|gel|magnesium|sleep\w*|insomnia|flush(?:es)?|flash(?:es)?|sweats?|periods?|joints?|hair|skin|weight|bones?|libido|bladder|dryness|brain fog|memory|migraines?)\b/i
const ofSomebody =
  /\b(?:he|him|his|she|her|they|them|we|us|himself|herself|husband|partner|wife|boyfriend|girlfriend|leave|safe|police|scared|afraid)\b/i
/** Whether a message asks about her own body or what may be taken, and about nobody: “magnesium then?” */
export const asksOfRemedies = (message: string): boolean =>
  message.includes('?') || hasQuestionForm(message) ? ofRemedies.test(message) && !ofSomebody.test(message) : false
