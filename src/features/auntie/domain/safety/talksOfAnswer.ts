const mostWords = 18

/** What is told of what people know or say, and of nobody's need. */
const ofKnowing =
  /\b(?:(?:so |and |but )?(?:nobody|no ?one|none of (?:them|you)|not one (?:doctor|person)|they never|i(?:['’]d| had)? never(?: been)?) (?:(?:ever|really|actually|even|has|have|seems? to|can|could|will) )*(?:told|tells?|said|says?|mentioned|mentions?|warned|warns?|explained|explains?|knows?|knew|known|agrees?|is sure|heard)(?: (?:me|us|you|for sure|for certain|really|either|then|yet|any of|all|about|that|this|it|these|why|what|which))*)\b/gi
const wordsOfSurprise =
  /\b(?:oh|ah|ok(?:ay)?|so|really|well|wow|and|but|hm+|that|then|right|huh|funny|typical|about|it|this|why|which|is|was|that['’]?s|it['’]?s|thats|god|gosh|blimey|honestly|news to me|to|me|i see|how|odd|strange|great|brilliant|lovely|thanks|thank you|lol|haha?)\b/gi
/** “Oh. Nobody told me that”, “ok so nobody knows” */
const isSurprised = (message: string): boolean => {
  const rest = message.replace(ofKnowing, ' ')
  return rest !== message && !/[a-z]/i.test(rest.replace(wordsOfSurprise, ' '))
}

/** “I want to go back to the bleeding question I asked last time” */
const goesBack =
  /\b(?:go(?:ing)?|come|coming|get(?:ting)?|circl(?:e|ing)) back to (?:the|my|that|what) (?:[\w’'-]+ ){0,4}?(?:question|thing|topic|subject|point|bit|i asked|we (?:said|talked|spoke))\b(?: (?:that )?(?:i|we|you) (?:asked|said|mentioned|talked|spoke|had)(?: (?:about|of|you))?)?(?: (?:last time|before|earlier|yesterday|the other (?:day|night)|first|at the start))?/i

const grave =
  /\b(?:die\w*|dying|dead|death|kill\w*|suicid\w*|end(?:ed|ing)?|hurt\w*|harm\w*|cut\w*|hit\w*|beat\w*|punch\w*|slap\w*|push\w*|throat|afraid|scar\w*|frighten\w*|terrif\w*|alone|lonel\w*|nobody|no ?one|hopeless|burden|cope|goodbye|never|any ?more|cry\w*|lost|gone|angry|temper|rage\w*|hid(?:e|es|ing)|lock\w*|control\w*|allow\w*|shout\w*|voices?|tonight|give up|can['’]?t|cannot|overdos\w*|took|swallow\w*)\b/i
const hasNothingGrave = (message: string) => message.split(/\s+/).length <= mostWords && !grave.test(message)

/** Whether a message only goes back to what was asked before, and names nothing grave beside it. */
export const goesBackToQuestion = (message: string): boolean =>
  goesBack.test(message) && hasNothingGrave(message.replace(goesBack, ' '))

/** “No it doesn’t burn or anything”: of a complaint, what it does not do. */
const deniesOfIt =
  /^\W*(?:(?:no|nope|nah|well|oh|and|but)\W+)*(?:it|that|this|they|they['’]re|it['’]s)(?: (?:doesn['’]?t|does not|don['’]?t|do not|didn['’]?t|isn['’]?t|is not|aren['’]?t|wasn['’]?t|hasn['’]?t|not|never)| really| ever| actually| even)+ (?:burn\w*|sting\w*|itch\w*|smell\w*|leak\w*|ache\w*|throb\w*|bleed\w*|hurt\w*|swell\w*|tingl\w*|spread\w*|wake me|bother me|last|come and go|look (?:any )?different|painful|sore|red|hot|swollen|itchy)(?:[ ,]+(?:or anything|at all|much|really|now|any more|anymore|or (?:burn|sting|itch|smell|leak|ache|bleed|hurt|swell)\w*|when i (?:go|pee|wee)|in the (?:day|night)|at night|long|no))*\W*$/i

/** “It’s happened again, just the once, on Sunday, pink”: when, how often and how it looked. */
const happenedAgain =
  /^\W*(?:that was (?:in |last )?[\w ]{2,16}[.,;]\s*)?(?:(?:and|but|so|well|now)\W+)*(?:it['’]?s|it has|its|it) (?:just |now )?(?:happened|come|came|started|been|back)(?: (?:back|again|twice|since))*\b/i
const wordsOfTimes =
  /\b(?:just|only|the|a|an|once|twice|on|in|at|this|last|and|again|back|today|yesterday|morning|evening|night|afternoon|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|pink|red|brown|dark|bright|light|watery|bit|little|few|spots?|drops?|smear|streak|when i wiped?|for|days?|hours?|times?|three|two|four|or|so|ago)\b/gi
const tellsItAgain = (message: string): boolean =>
  happenedAgain.test(message) && !/[a-z]/i.test(message.replace(happenedAgain, ' ').replace(wordsOfTimes, ' '))

/** “What can I say to the doctor so that she takes it seriously?” */
const asksWhatToTell =
  /\b(?:what|how) (?:(?:do|can|could|should|would|shall|must|to|i|we) ?)+(?:say|tell|ask|put it|explain|mention|word it)\b/i
const ofDoctor = /\b(?:doctors?|dr|gp|nurse|clinic|consultant|specialist|surgery|pharmacist|receptionist)\b/i
const asksForDoctor = (message: string): boolean =>
  asksWhatToTell.test(message) &&
  ofDoctor.test(message) &&
  hasNothingGrave(message) &&
  !/\b(?:he|him|his|husband|partner|boyfriend|ex|bruis\w*|marks?|fell|myself|pills|drink\w*)\b/i.test(message)

const wordsOfWhom =
  /\b(?:not|no|for|me|my|mine|it['’]s|its|it|is|this|that['’]s|thats|that|question|asking|ask|asked|i['’]?m|i|am|about|of|on behalf|behalf|actually|really|sorry|btw|by the way|and|but|so|oh|hi|hello|she['’]s|shes|she|he['’]s|hes|he|her|him|age|aged|old|years?|yrs|now|nearly|almost|just|only|turning|senior|older|elder|eldest|oldest|younger|youngest|big|little|twin|dear|m[uo]m(?:my)?|mam|mother|sister|daughter|aunt(?:ie|y)?|friend|mate|wife|partner|cousin|niece|gran(?:ny|dma)?|nan|grandmother|neighbou?r|colleague|in-?law|herself|myself|one|the|a|\d{1,3})\b/gi
const somebodyElse =
  /\b(?:m[uo]m(?:my)?|mam|mother|sister|daughter|aunt(?:ie|y)?|friend|mate|wife|partner|cousin|niece|gran(?:ny|dma)?|nan|grandmother|neighbou?r|colleague)\b/i
/** “Not for me, it’s for my mum, she’s 78” says whom it is asked for, and nothing of her. */
export const saysOnlyForWhom = (message: string): boolean =>
  somebodyElse.test(message) && !/[a-z]/i.test(message.replace(wordsOfWhom, ' '))

/** What in a calm conversation is said of the answer, of the complaint that was told, or of the doctor it is told to. */
export const talksOfAnswer = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords &&
  (isSurprised(message) ||
    goesBackToQuestion(message) ||
    deniesOfIt.test(message) ||
    tellsItAgain(message) ||
    asksForDoctor(message))
