/** Of the writing and not of her: “sory typing in the dark, dont want to wake himself”. */
const ofWriting =
  /\b(?:typ(?:ing|ed|o|os)|spelling|spell|autocorrect|auto correct|predictive text|keyboard|keypad|fat fingers?|thumbs?|glasses|specs|battery|one[- ](?:hand(?:ed)?|finger|eye)|(?:this|my|new) (?:phone|tablet|screen|laptop)|voice to text|dictat\w+)\b/i
/** Whoever has to write in secret writes of more than of her thumbs. */
const inSecret =
  /\b(?:hears?|hearing|finds?|found|sees?|seen|catch\w*|caught|knows?|reads?|reading|looks?|check\w*|delete\w*|quiet\w*|whisper\w*|hid(?:e|es|den|ing)|secret\w*|scared|afraid|frighten\w*|terrified|let me|allow\w*|allowed|covers?|bathroom|toilet|locked|shak\w*|trembl\w*|bleed\w*|blood|numb|weak|cant move|cry\w*|last|goodbye|sorry for everything)\b/i
/** “And the other one?” says nothing but which. */
const namesWhich =
  /^\W*(?:(?:ok(?:ay)?|so|and|or|but|what about|how about|what of|thanks|thx|right)\W+)*(?:the |that |this )?(?:other|first|second|third|last|next|latter|former|same)(?: (?:one|kind|thing|option|question|sort|ones))?\W*$/i
const mostWords = 16

/**
 * Whether a message of a conversation says nothing of her who writes: it excuses how it is typed, or only points at
 * something. What it resembles is chance: in nine words there is little else to go by.
 */
export const isAside = (message: string): boolean =>
  namesWhich.test(message) ||
  (ofWriting.test(message) && !inSecret.test(message) && message.trim().split(/\s+/).length <= mostWords)

/** How somebody makes little of an illness, or fears to have it looked at: no despair of itself. */
export const hesitates = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords &&
  /\b(?:nothing|probably|prob|might be|may be|could be|put(?:ting)? it off|(?:have ?n['’]?t|not|never|didn['’]?t|hasn['’]?t) (?:\w+ )?(?:rung|rang|called|phoned|booked|told|been|gone|seen|rang|ring|call)|(?:to|want to|like to) (?:bother|fuss|waste|trouble|worry)|dread\w*|scared|afraid|nervous|frightened|silly|embarrass\w*|fuss\w*|busy|wait\w*|(?:will|i['’]?ll|going to) (?:ring|call|go|book|phone|mention)|after (?:the |my )?(?:holidays?|weekend|christmas|wedding)|next (?:week|month)|some ?time|rather not|don['’]?t (?:want|like) (?:to know|doctors?|hospitals?|to go))\b/i.test(
    message,
  )

/** Whom she asks for: “this is about my sister, not me”. Helpers of somebody in despair begin so, and so does everybody else. */
const whom =
  /\b(?:(?:this is|it['’]?s|it is|i['’]?m|i am|am) )?(?:asking (?:for|about)|about|for|on behalf of) (?:my|a) (?:\w+ )?(?:sister|mother|m[uo]m|friend|daughter|wife|partner|aunt|colleague|neighbou?r|cousin|niece)\b(?:(?:,| -)? (?:(?:that )?i am asking(?: for)?|i['’]?m asking|not (?:for )?me|really))?/gi
/** A message without whom it is asked for. */
export const withoutWhom = (message: string): string => message.replace(whom, ' ').trim()

/** “No pain now no, nothing”: begins with what is not there, and says of nothing that it is. */
export const deniesSymptoms = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords &&
  /^\W*(?:(?:no|nope)\W+)?(?:no|not any|without any) (?:\w+ )?(?:pains?|aches?|symptoms?|trouble|bother)\b/i.test(
    message,
  ) &&
  !/\b(?:but|still|just|only|except|though|although|yet|apart|pressure|tight\w*|heav\w+|can['’]?t|cannot|weak|when|until|before|gone|went|passed|over)\b/i.test(
    message,
  )

const beginsCorrection =
  /^\W*(?:(?:no|oh|ah|sorry|wait|hang on|hold on|actually|oops|well|hmm)\W+)*(?:i (?:had|got) (?:it|that|this) (?:all )?wrong|i was wrong|scratch that|correction|my mistake)\b/i
const ofHistory = /\b(?:hysterectomy|womb|uterus|ovar(?:y|ies)|cervix|coil|mirena|ablation|smear|last period)\b/i
const ofNeed =
  /\b(?:die|dead|death|end|kill|live|living|alone|hate|hurts?|scared|afraid|point|anymore|cope|cry\w*|help|hopeless|useless|myself|burden)\b/i

/** “I had it wrong, it was a full hysterectomy”: how it was with her body, put right, and no word of need. */
export const putsHistoryRight = (message: string): boolean =>
  beginsCorrection.test(message) && ofHistory.test(message) && !ofNeed.test(message)
