import type { Concern } from './findConcern'
import { tellsLongOver } from './isLongOver'
import { createSpellingMemory, normalizeMessage } from './normalizeMessage'
import { isCrisis } from './safetyAnswer'

/** Points at what was said before and puts it right: “that was 1996”, “I meant my sister, not me”, “they did the scan”. */
const putsRight =
  /\b(?:that|it|this|all that)(?:s| was| is| were| happened| got)\b|\b(?:ago|year|month|christmas|easter) (?:that|it|this) was\b|\b(?:they|(?:the |my )?(?:doctors?|gp|clinic|hospital|consultant|specialist|nurse|a ?e)) (?:did|found|said|checked|took|put|looked|gave|told|sent)\b|\bi (?:have |had |ve )?(?:been (?:to|at|seen|checked)|went to|saw|had (?:it|that|them))\b|^\W*(?:went to|been to|was at|saw) (?:the |my |a )?(?:gp|doctors?|hospital|clinic|a\W?e|er|consultant|specialist)\b|\bi (?:was |am |only )?(?:mean(?:t|ing)?|talking about|asking for|telling (?:you )?of)\b|\bnot (?:me|mine|now)\b|\b(?:sorry|oops|whoops|typo|wrong|reading that back|should have said|to be clear)\b/
const another =
  /\b(?:not (?:me|mine)|(?:mean(?:t|ing)?|about|for|of|was|its|it is|thats|that is) (?:for )?(?:my|our|a) (?:\w+ )?(?:sister|brother|m[uo]m|mother|dad|father|husband|wife|partner|daughter|son|friend|mate|neighbou?r|colleague|aunt|aunty|cousin|gran|nan|boss)s?)\b/
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const past = new RegExp(
  `\\b(?:(?:last|in|since|back in) ${month}|(?:last|before|after|at|over) (?:year|month|winter|spring|summer|autumn|fall|christmas|easter|new year)|(?:an?|two|three|four|five|six|several|few|\\d+) (?:months?|years?) ago|in (?:the )?(?:spring|summer|autumn|winter)|months ago|years ago|back in \\w+|(?:19|20)\\d\\d)\\b`,
)
/** What somebody who knows has found, or what was done about it. */
const settled =
  /\b(?:(?:ecg|ekg|scans?|tests?|results?|bloods?|biops\w+|mammogram|xray|camera|mri) (?:\w+ )?(?:fine|clear|ok|okay|normal|negative|benign)|(?:was|were|is|its|im|i am|shes|hes|all|came (?:back|out)|turned out|said|only|just|test(?:s|ed)?|results?|lining) (?:\w+ ){0,3}?(?:clear|fine|benign|harmless|normal|negative|nothing|a polyp|treated|removed|sorted|well|ok|okay|all right)|polyp|stent\w*|operated|discharged|had (?:the|my|her) (?:scan|biopsy|test|operation|check ?up|hysteroscopy|ecg|mri)|been (?:seen|checked|treated|scanned|told)|nothing (?:sinister|serious|nasty|else|more|to worry)|(?:biopsied|checked|scanned|tested|seen|cleared|examined) (?:\w+ ){0,2}(?:fine|clear|ok|okay|benign|normal|negative|nothing)|(?:took|taken) (?:it|them) (?:out|away)|(?:said|found|was|just|only|turned out|to be|called) (?:(?:it|was|to|be|just|only|an?|some|my|the|small|little|simple|harmless|benign|pulled|torn|strained|trapped|tight|sore) ){0,5}(?:cysts?|fibroadenoma|fibroids?|reflux|heartburn|acid|stones?|muscles?|nerve|ligament|tendon|muscular|panic|anxiety|migraine|infection|thrush|uti|piles|haemorrhoids|hemorrhoids|atrophy|dryness|sprain|strain|bruise|gallstones?|indigestion|bells palsy|shingles|costochondritis|vertigo|mole|freckle|wart|lipoma|scar tissue))\b/
/** That somebody looked at it who can tell. */
const seenTo =
  /\b(?:scan(?:s|ned)?|camera|biops\w+|mammogram|ultrasound|ecg|ekg|mri|ct|xray|x ray|bloods|blood tests?|hysteroscopy|colonoscopy|cystoscopy|tests?|tested|results?|gp|doctors?|dr|consultant|specialist|cardiologist|hospital|clinic|a\W?(?:and\W?|&\W?)?e|er|casualty|surgeon|gyn\w+|checked|seen|looked at|examined|discharged|they (?:said|found|told|did|took|put))\b/
/** A screening of before says nothing of what was found after it: “I had a mammogram last year and it was clear”. */
const ofScreening =
  /\b(?:(?:had|have|got) (?:a|an|my)|my|last(?! (?:year|month|week|summer|winter|spring|autumn|june|july|may|march))|previous|routine|yearly|annual) (?:\w+ ){0,2}(?:mammograms?|smears?|screening|check ?ups?|scans?|ecg|bloods|blood tests?|physical)\b/
const ofThis =
  /\b(?:(?:that|this|it) (?:was|is|has been|got) (?:(?:all|already) )?(?:checked|seen|looked|examined|scanned|investigated)|that was|for (?:it|that|this)|because of (?:it|that)|they (?:said|found|did|took|put|told|looked|checked))\b/
/** What is over is “now” and “today” all the same: “on omeprazole now”, “I am well these days”. */
const wellNow =
  /\b(?:(?:on|taking) \w+ now|(?:im|i am|ive been|feeling|doing|been|all) (?:\w+ ){0,2}?(?:grand|well|fine|good|happy|ok|okay|great|better|right|sorted)(?: in myself)?(?: (?:now|these days|today|since|again|thank god))*|(?:gone|clear|settled|over|sorted|stopped) now|no (?:pain|bleeding|trouble|bother|problems?) (?:now|since|again)|(?:nobody|no ?one|none of us)(?:s| is)? (?:ill|sick|unwell|poorly|hurt)(?: (?:now|today|here|these days))*)\b/g
const goesOn =
  /\b(?:still|again|now|today|tonight|this (?:week|morning)|last time|not (?:\w+ )?(?:seen|checked|clear|fine|well|sorted)|nobody|never|hasnt|havent|isnt|wasnt|waiting|c[ao]mes? back(?! (?:\w+ )?(?:normal|clear|fine|negative|benign))|worse)\b/

/** Of somebody who hurt her: “I left him in 1999 and remarried”. */
const gotAway =
  /\b(?:i left (?:him|her|them)|i got (?:out|away)|we (?:are |were |got )?divorced|(?:he|she) (?:is|has been) (?:dead|gone|in prison))\b/

/** What was read, watched or dreamt was done to nobody. */
const madeUp =
  /\b(?:(?:that|it|this)(?:s| is| was| were)|from|in|about|meant?|watching|reading|watched|read) (?:\w+ ){0,3}?(?:film|movie|book|novel|series|programme|tv|telly|soap|episode|drama|story|podcast|dream|nightmare|song|lyrics?|documentary|netflix|musical|opera|(?:video )?game)\b|\b(?:character|actress|actor) (?:in|on|of)\b|\b(?:i )?dream(?:t|ed) (?:it|that)\b/
/** Who knows herself in it tells of herself. */
const asHer = /\b(?:me too|like me|same (?:as|here|for) (?:me|us)?|could be me|thats me|my (?:own )?life|i know how)\b/
/** “I could kill him” of a bra in the dryer. */
const figure =
  /^\W*joke\b|\b(?:not literally|figure of speech|manner of speaking|turn of phrase|(?:only |just |im |i was |was |its |it is )(?:joking|kidding|a joke)|joking (?:obviously|of course|apart)|obviously (?:not|joking)|not for real|not really|(?:didnt|dont) (?:actually |really )?mean (?:it|that)|l+o+l+|ha ?ha(?:ha)*|wouldnt hurt a fly|love him really)\b/
const inEarnest =
  /\b(?:but|really want|knife|knives|gun|poison|plan|thought about|scared|afraid|frightened|might|still|every (?:day|night)|hit|hurt him|hurt her|shook)\b/

/** “I typed that wrong”, “wrote it badly”: what was read is not what was meant. */
const miswritten =
  /\b(?:(?:typed|wrote|put|said|spelt|spelled|worded|got|had) (?:that|it|this) (?:all )?(?:wrong|wrongly|badly)|typo|wrong word|autocorrect\w*|(?:came|come) out wrong)\b/
/** The chest of which she then says that it is well, beside none of what a heart does elsewhere. */
const chestIsWell =
  /\b(?:chest(?:s| is)? (?:all |quite |perfectly |totally |absolutely )?(?:fine|ok|okay|grand|well|good|normal|perfect)|no chest pain|nothing (?:wrong )?(?:in|with) (?:my |the )?chest)\b/
const heartElsewhere =
  /\b(?:jaw|arms?|shoulder|back|sweat\w*|sick|nausea|dizz\w+|faint\w*|clammy|(?:cant|hard to|short of|trouble|catch my) (?:breath\w*)|breathless|but|squeez\w*|pressure|tight\w*|heav\w*)\b/
const isMiswritten = (text: string, concern: Concern): boolean =>
  concern === 'chest-pain' &&
  miswritten.test(text) &&
  chestIsWell.test(text) &&
  !heartElsewhere.test(text) &&
  !goesOn.test(text)

/** “I could kill myself”, by itself and of no means, */
const exasperated =
  /\b(?:could(?: have)?|nearly|felt like) (?:just )?(?:kill(?:ed|ing)?|shoot|shot|strangled?|throttled?|murder(?:ed)?) myself\b/
const means =
  /\b(?:pills?|tablets?|knife|knives|rope|gun|bridge|plan|tonight|note|goodbye|bath|every|again|anymore|really)\b/
const mostWordsOfExasperation = 12
/** explained as a phrase, */
const wayOfSpeaking =
  /\b(?:(?:way|manner|figure|turn) of (?:speaking|speech|phrase|talking|saying)|(?:just|only) an? (?:expression|saying)|not literally)\b/
/** and plainly denied: the one without the other is what somebody says who is sorry to have told. */
const denied =
  /\b(?:(?:im|i am|am|was) not (?:\w+ )?suicidal|no plans?|never (?:\w+ )?(?:been|felt) suicidal|(?:id|i would) never (?:hurt|harm|kill|do))\b/
const isPhraseExplained = (text: string, told: string): boolean =>
  told.split(/\s+/).length <= mostWordsOfExasperation &&
  exasperated.test(told) &&
  !means.test(told) &&
  wayOfSpeaking.test(text) &&
  denied.test(text) &&
  !inEarnest.test(text)

/** “I want to end it all”, of whatever it is, in few words, */
const ofAnEnd =
  /\b(?:end (?:it|this|things|all of (?:it|this))|(?:be |im |so )?(?:done|finished|through)(?: with (?:it|this|everything))?|(?:cant|cannot) (?:do|take|stand|face|stick|bear|handle|keep up|keep doing) (?:it|this|any of (?:it|this))|cant (?:go on|cope)|(?:want|need) (?:it |this |all this )?(?:to be )?(?:out|over|to stop|to end)|had enough|(?:giv(?:e|ing)|pack(?:ing)?|jack(?:ing)?|chuck(?:ing)?) (?:it |this |it all )?(?:up|in)|throw(?:ing)? in the towel|walk(?:ing)? away|get(?:ting)? out|quit(?:ting)?)\b/
const ofDeath =
  /\b(?:die|dying|dead|death|kill\w*|suicid\w*|life|live|living|alive|wake up|pills?|tablets?|overdose|knife|rope|bridge|train|gun|cut|hurt|harm|goodbye|better off|world|myself|plan\w*|note|letters?|exist\w*|here)\b/
const mostWordsOfAnEnd = 14
/** and what it was: a thing that people leave, and not herself. */
const things =
  '(?:job|work|notice|contract|course|degree|class(?:es)?|studies|club|choir|committee|board|allotment|diet|fast|hrt|patch(?:es)?|gel|gym|membership|subscription|lease|tenancy|project|renovation|extension|kitchen|decorating|marathon|training|book|blog|business|shop|school|governors|pta|band|team|league|move|marriage|relationship|engagement|friendship|chat|group|phone|challenge|sobriety|keto|teaching|nursing|shifts?|volunteering|rota|housework|car|series|knitting|jigsaw|puzzle|game|heat|weather|humidity|noise|builders|neighbou?rs|flies|wasps|wifi|computer|printer|commute|traffic|queues?)'
const whatEnds = new RegExp(
  String.raw`\b(?:(?:i|what i) (?:mean(?:t)?|was (?:talking|thinking)|am (?:talking|thinking))|im (?:talking|thinking)|talking|as in|of|with|about|it was|its) (?:about |of |with |it about |to (?:leave|quit|end|stop) )?(?:the|my|this|that|our|all this|this awful) (?:\w+ ){0,2}?${things}\b|\b(?:the|my|this|our) (?:\w+ ){0,2}?${things}(?: \w+){0,3} (?:i mean|is what i mean)\b`,
)
const takesItBack =
  /\b(?:sorry|no|not|oops|whoops|haha\w*|lol|god|gosh|goodness|heavens|forget (?:that|it)|wrong(?:ly)?|dont worry|misunder\w+|i mean(?:t)?|as in)\b/
const inNeed =
  /\b(?:die|dying|dead|death|kill\w*|suicid\w*|alive|hopeless|pointless|burden|cope|nobody|alone|worthless|hate myself|useless|life|living|everything else|as well|too|anyway|though|but (?:also|i|some)|sometimes|cant (?:go on|live))\b/

/** Whether what sounded like an end of herself is said to be that of something else: “no sorry, I mean my job”. */
export const meansOtherEnd = (message: string, told: string, spelling = createSpellingMemory()): boolean => {
  const said = normalizeMessage(told, spelling)
  const text = normalizeMessage(message, spelling)
  return (
    said.split(/\s+/).length <= mostWordsOfAnEnd &&
    ofAnEnd.test(said) &&
    !ofDeath.test(said) &&
    takesItBack.test(text) &&
    (whatEnds.test(text) || goesOnTo.test(text)) &&
    !inNeed.test(text)
  )
}

/** “Autocorrect! he FIT me a door”: a letter made an alarm of it, */
const slipped =
  /\b(?:auto ?correct\w*|typo|predictive|wrong (?:word|letter)|(?:fat|clumsy) (?:finger|thumb)s?|i mean(?:t)?|meant to (?:say|write|type|put)|(?:should|supposed to) (?:say|read|be))\b/
/** and nothing else that is told would. */
const ofHarm =
  /\b(?:hit\w*|hurt\w*|punch\w*|kick\w*|slap\w*|push\w*|chok\w*|throat|kill\w*|di(?:e|ed|es)|dying|dead|death|suicid\w*|end|pills?|tablets?|scared|afraid|frighten\w*|bruis\w*|again|always|but|still|cope|cry\w*|knife|gun|threat\w*|myself|safe|alone|bleed\w*)\b/
const longWord = 5
/** Whether two words differ by a letter, or by two where they are long. */
function isSlipOf(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const most = Math.min(one.length, other.length) >= longWord ? 2 : 1
  const same = [...one].filter(
    (letter, at) => other[at] === letter || other[at + 1] === letter || other[at - 1] === letter,
  )
  return Math.min(one.length, other.length) >= 3 && Math.max(one.length, other.length) - same.length <= most
}
const isLetterSlip = (text: string, told: string): boolean => {
  const rest = text.replace(/\bnot (?:the |a )?\w+/g, ' ')
  if (!slipped.test(text) || ofHarm.test(rest)) return false
  const known = new Set(told.split(/\W+/))
  const fresh = rest.split(/\W+/).filter((word) => !known.has(word))
  return [...known].some((word) => ofHarm.test(word) && fresh.some((one) => isSlipOf(word, one)))
}

/** “I mean go on HOLIDAY” after “she can’t go on”: what is gone on with or to. */
const goesOnTo =
  /\b(?:go(?:ing)? on|carry on|do (?:it|this)|face|take) (?:\w+ ){0,2}?(?:holidays?|vacation|trips?|cruise|coach|bus|plane|boat|ferry|train|walks?|hikes?|ride|escalator|diet|dates?|run|stage|hrt|patch(?:es)?|gel|the (?:pill|course|wait\w*|list|rota|committee))\b/

/** “But that was in 2009. I’m grand these days.” without what only sounds as if it went on. */
const ofThePast = (text: string) => text.replace(wellNow, ' im fine ').replace(/^\W*(?:(?:oh|no|ah|sorry) )*but /, ' ')

/**
 * Whether a later message takes back what raised an alarm: a crisis told as long over, read in a book, or a figure of speech
 * about somebody else, or an illness that was seen to, or is somebody else’s or past and was. What is only made little of
 * (“it is nothing really”) is not taken back, nor is what goes on.
 * @param told the message that raised it
 * @param spelling of the conversation
 */
export function takesBackAlarm(
  message: string,
  concern: Concern,
  told = '',
  spelling = createSpellingMemory(),
): boolean {
  const text = ofThePast(normalizeMessage(message, spelling))
  if (isCrisis(concern)) {
    if (madeUp.test(text) && !asHer.test(text)) return true
    if (concern === 'harm-to-others' && figure.test(text) && !inEarnest.test(text)) return true
    if (
      concern === 'self-harm' &&
      isPhraseExplained(text, normalizeMessage(told, spelling).replaceAll(' . ', ' ').trim())
    )
      return true
    if (concern === 'self-harm' && meansOtherEnd(message, told, spelling)) return true
    if (isLetterSlip(text, normalizeMessage(told, spelling))) return true
    const isPutRight = putsRight.test(text) || (concern !== 'self-harm' && gotAway.test(text))
    return isPutRight && tellsLongOver(text)
  }
  if (isMiswritten(text, concern)) return true
  if (!putsRight.test(text) || (ofScreening.test(text) && !ofThis.test(text))) return false
  const isSeenToOrPast = past.test(text) || seenTo.test(text)
  const isKnown = another.test(text) || isSeenToOrPast
  // That she is well who asks says nothing of her sister.
  const whoseIsTold =
    another.test(text) && !isSeenToOrPast
      ? text.replace(/\b(?:im|i am) (?:all )?(?:fine|ok|okay|well|grand|good|all right)\b/g, ' ')
      : text
  // Of her own again from here on: “mine are coming still”.
  const [ofIt = ''] = text.split(/\b(?:mine|my own|as for me) /)
  return isKnown && settled.test(whoseIsTold) && !goesOn.test(ofIt)
}

const mostWordsOfWhole = 22
/** What is told of now as well. */
const ofNow =
  /\b(?:is|are|am|im|i am|its|feels?|feeling|since|getting|have|ive|has|hurts?|aches?|now|today|tonight|yesterday|again|still|keeps?|this (?:week|morning|month)|but|same|back|worse|another|more|new)\b/
/** “Chest pain last year, A&E said it was reflux”: told as over, and as seen to, in one message. */
export function isOverAndSeenTo(message: string, concern: Concern): boolean {
  if (message.trim().split(/\s+/).length > mostWordsOfWhole) return false
  const text = normalizeMessage(message)
  return past.test(text) && !ofNow.test(text) && takesBackAlarm(message, concern)
}
