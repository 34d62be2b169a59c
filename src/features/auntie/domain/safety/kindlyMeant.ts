/** Tablets that are put by, */
const saves =
  /\b(?:sav(?:e|es|ing|in|ed)|keep(?:ing|in)?|kept|put(?:s|ting|tin)?|set(?:ting)?|stash(?:ing|ed)?|hoard(?:ing|ed)?|stockpil(?:e|ing|ed)|collect(?:ing|ed)?)\b(?: (?:up|by|back|aside|away))?(?: [\w'-]+){0,4}? (?:tablets?|tabs|pills?|meds|medicines?|medication|capsules?|patch(?:es)?|hrt|progesterone|utrogestan|sachets?|them)\b/i
/** for days on which she herself is away. */
const forTravel =
  /\b(?:for|to take on|before) (?:my|our|the|a|two|three|\d+)(?: [\w'-]+){0,3}? (?:holidays?|hols|holibobs|trips?|cruise|vacation|travels|flights?|break|weekend|honeymoon|city break|anniversary|weeks? (?:in|away|abroad))\b|\bfor (?:the )?(?:holidays?|hols|travell?ing)\b|\b(?:when|before|as|because|while|whilst|cos|for when) (?:i|we)(?:'re|'m| are| am)? (?:go|going|off|away|travel\w*|fly|flying|abroad)\b/i
/** What is no holiday, or no supply for one: an end, a wait for an empty house, what makes drowsy, somebody else’s. */
const endsThere =
  /"|\b(?:last|final\w*|permanent\w*|long (?:holiday|rest|sleep)|one[- ]way|no return|com(?:e|ing) (?:back|home)|never|forever|ever after|from (?:everything|it all|life|myself)|after (?:my|the|our)|until|till|then that|enough (?:now|to|yet|saved)|nearly (?:enough|there)|all (?:at once|of them|in one)|whole|he|hes|she|shes|they|theyre|kids|children|husband|nobody|no ?one|alone|find me|good ?bye|any ?more|di(?:e|es|ed|ing)|dying|dead|death|kill\w*|suicid\w*|end(?:ing|s|ed)?|hope\w*|point|peace\w*|calm\w*|escap\w*|without me|overdos\w*|od|heaven|tired of|sick of|fed up|can'?t|cope|coping|cry\w*|lonely|secret\w*|hid(?:e|es|ing|den)|just in case|comfort\w*|ready|plan(?:ned)? to|morphine|oramorph|codeine|tramadol|opioids?|sleep\w*|sleepers|zopiclone|zolpidem|diazepam|valium|lorazepam|amitriptyline|paracetamol|strong ones|mum'?s|mom'?s|dad'?s|husband'?s|wife'?s)\b/i

const refuses =
  "(?:won'?t|wont|will not|wouldn'?t|doesn'?t|does not|don'?t|never|isn'?t|refuses to|not) let(?:s|ting)? me"
const house =
  '(?:kitchen|cooker|oven|stove|hob|hoover|vacuum|barbecue|bbq|grill|washing machine|dishwasher|ironing(?: board)?|iron|lawn ?mower|mower|air ?fryer|chainsaw|drill|ladders?|paint ?brush|spreadsheet|gravy|turkey|roast|christmas (?:tree|dinner)|cake|piping bag|bins)'
/** What is done for her, as everybody says it, */
const spared = new RegExp(
  `\\b${refuses} (?:lift (?:a|one) finger|do (?:a thing|anything|any(?: of)?(?: the)? (?:housework|lifting|chores|cooking|cleaning|ironing|washing up|gardening)|the (?:ironing|hoovering|washing(?: up)?|dishes|cooking|shopping|garden\\w*|bins|housework|chores))|(?:carry|lift) (?:a thing|anything|the (?:shopping|bags|cases|washing|hoover|bins)|(?:\\w+ )?(?:shopping|bags)))\\b`,
  'i',
)
/** and from what she is kept away that does no good to the dinner: by her wife, her children, */
const keptFrom = new RegExp(
  `\\b${refuses} (?:(?:any ?where )?(?:near|in|into|touch|use) )(?:the|her|our|a|that|my)? ?(?:\\w+ )?${house}\\b`,
  'i',
)
const byWoman =
  /\b(?:wife|missus|daughters?|girls|mum|mom|mother|sister|son|boys|kids|children|grand\w+|flat ?mate|friend)\b/i
/** by whoever else, only where it is said to be kind, or funny. */
const kindly =
  /\b(?:bless (?:him|her)|haha\w*|lol|spoil\w*|since (?:the|my) (?:op|operation|surgery|hysterectomy|fall|chemo)|after (?:the|my) (?:op|operation|surgery|hysterectomy|fall|chemo)|(?:he|she)(?:'s| is)? (?:cooks?|cooking|does (?:it|everything|the lot)|doing (?:it|everything|the lot))|burn(?:t|ed) (?:the|a|some)|shr[au]nk|sundays|christmas|sweet(?:heart)?|lovely|star|treasure|gem)\b/i
/** Of whom anything of this is told she is not spared, but kept. */
const keeps =
  /\b(?:lock\w*|key|keys|weigh\w*|food|eat\w*|hungry|starv\w*|fridge|hit\w*|hurt\w*|punch\w*|slap\w*|push\w*|shout\w*|yell\w*|scream\w*|angr\w*|temper\w*|rage\w*|afraid|scar\w*|fright\w*|terrif\w*|fear\w*|threat\w*|money|card|bank|phone|allow\w*|permission|rules?|punish\w*|unless|until|till|or else|or he|doctor|gp|hospital|tablets?|medic\w*|insulin|inhaler|knife|knives|poison\w*|car|out|outside|leave|door|friends?|see anyone|watch\w*|check\w*|follow\w*|control\w*|cry\w*|fat|useless|stupid|mad|dirty|worthless|calls? me|bruis\w*|trapped|prison\w*|alone|kill\w*|die|dead|anything but|for (?:days|weeks|months|years)|he says|she says|any ?more|at all|ever)\b/i

/** What nobody says of tablets that are for an end: which they are, where they come from, that they must last. */
const isSupply =
  /\b(?:hrt|hormones?|patch(?:es)?|progesterone|utrogestan|o?estr\w+|evorel|femoston|elleste|vitamins?|magnesium|statins?|thyrox\w+|antimalarials?|run(?:ning)? (?:out|short)|run out|last me|shortages?|gp|prescription|repeat|pharmac\w+|chemist|pack(?:ed|ing)?|suitcase|luggage|customs|spain|italy|greece|france|portugal|turkey|rome|paris|cruise|flights?|early|28 days|honeymoon|anniversary|travell?ing)\b/i

const longestSentence = 25

const isForTravel = (sentence: string): boolean => saves.test(sentence) && forTravel.test(sentence)
const isTravelSupply = (sentence: string): boolean => isForTravel(sentence) && isSupply.test(sentence)
const isSpared = (sentence: string): boolean =>
  spared.test(sentence) || (keptFrom.test(sentence) && (byWoman.test(sentence) || kindly.test(sentence)))

const withoutSentences = (text: string, isMeant: (sentence: string) => boolean): string =>
  text
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => sentence.trim().split(/\s+/).length > longestSentence || !isMeant(sentence))
    .join('')

const inPlainQuotes = (message: string) => message.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** Whether a message says of tablets that are put by that they are for a journey, and no more: it is answered, with the lines. */
export function savesForJourney(message: string): boolean {
  const plain = inPlainQuotes(message)
  return isForTravel(plain) && !endsThere.test(plain)
}

/**
 * A message without the sentences that sound like a crisis and are housekeeping or kindness: “saving up my patches for
 * the holiday”, “my wife won’t let me near the kitchen”. What stays is judged; nothing is taken out where anything in the whole
 * message could make it grave.
 */
export function withoutKindlyMeant(message: string): string {
  const plain = inPlainQuotes(message)
  const packed = endsThere.test(plain) ? plain : withoutSentences(plain, isTravelSupply)
  const kept = keeps.test(plain) ? packed : withoutSentences(packed, isSpared)
  return kept === plain ? message : kept
}
