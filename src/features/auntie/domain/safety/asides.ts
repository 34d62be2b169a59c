import { medicinesIn } from '../answer/question/medicinesAndConditions'
import { hasQuestionForm } from '../answer/question/questionForm'
import { saysOnlyForWhom, talksOfAnswer } from './talksOfAnswer'
import { talksOfTreatment } from './talksOfTreatment'

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

/** “I don’t want to talk about that here, sorry”: of what was told, and of nothing more. */
const declines =
  /^\W*(?:(?:no|sorry|please|look|ok(?:ay)?|thanks|but)\W+)*(?:i(?:['’]d| would|['’]m)? )?(?:(?:don['’]?t|do not|can['’]?t|rather not|prefer not to|not going to|won['’]?t) (?:(?:really )?(?:want to|wanna|like to|feel like|care to) )?(?:talk(?:ing)?|speak(?:ing)?|say (?:any )?more|go(?:ing)? into|discuss(?:ing)?|get(?:ting)? into|chat)|(?:can|could) we (?:not|leave|drop|change))\b(?:[ ,.]+(?:about|of|it|that|this|them|him|any|more|here|now|today|tonight|right|further|the|subject|sorry|please|thanks|thank you|to|you|if|ok|with))*\W*$/i
export const declinesToTalk = (message: string): boolean => declines.test(message)

/**
 * Whether a message of a conversation says nothing of her who writes: it excuses how it is typed, or only points at
 * something. What it resembles is chance: in nine words there is little else to go by.
 */
export const isAside = (message: string): boolean =>
  namesWhich.test(message) ||
  declinesToTalk(message) ||
  saysOnlyForWhom(message) ||
  (ofWriting.test(message) && !inSecret.test(message) && message.trim().split(/\s+/).length <= mostWords)

/** How somebody makes little of an illness, or fears to have it looked at: no despair of itself. */
export const hesitates = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords &&
  /\b(?:nothing|probably|prob|might be|may be|could be|put(?:ting)? it off|(?:have ?n['’]?t|not|never|didn['’]?t|hasn['’]?t) (?:\w+ )?(?:rung|rang|called|phoned|booked|told|been|gone|seen|rang|ring|call)|(?:to|want to|like to) (?:bother|fuss|waste|trouble|worry)|dread\w*|scared|afraid|nervous|frightened|silly|embarrass\w*|fuss\w*|busy|wait\w*|(?:will|i['’]?ll|going to) (?:ring|call|go|book|phone|mention)|after (?:the |my )?(?:holidays?|weekend|christmas|wedding)|next (?:week|month)|some ?time|rather not|don['’]?t (?:want|like) (?:to know|doctors?|hospitals?|to go))\b/i.test(
    message,
  )

/** Whom she asks for: “this is about my sister, not me”. Helpers of somebody in despair begin so, and so does everybody else. */
const whom =
  /\b(?:(?:this is|it['’]?s|it is|i['’]?m|i am|am) )?(?:asking (?:for|about)|about|for|on behalf of) (?:my|a) (?:\w+ )?(?:sister|mother|m[uo]m|friend|daughter|wife|partner|aunt|colleague|neighbou?r|cousin|niece)\b(?:(?:,| -)? (?:(?:that )?i am asking(?: for)?|i['’]?m asking|not (?:for )?me|really|actually))?(?:,? (?:(?:and |but )?(?:she['’]?s|she is) \d\d,? )?(?:and |but |who |she |as she )*(?:won['’]?t|wouldn['’]?t|doesn['’]?t (?:want to|like to)|will not) ask (?:herself|anyone|anybody|the (?:doctor|gp)))?/gi
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

/** “It’s not heavy”: says of what was told that it is less, and nothing else. */
export const deniesDegree = (message: string): boolean =>
  /^\W*(?:(?:no|nah|oh|well|but|and)\W+)*(?:it|that|this|they)(?:['’]?s|['’]?re| is| are| was| were)? ?(?:not|n['’]?t) (?:(?:that|very|so|too|really|all that|even|always) )*(?:heavy|bad|painful|sore|much|serious|severe|swollen|hot|red|big|hard|strong|often|constant|sharp)(?: (?:at all|now|anymore|any more|really|or anything|though))*\W*$/i.test(
    message,
  )

const beginsCorrection =
  /^\W*(?:(?:no|oh|ah|sorry|wait|hang on|hold on|actually|oops|well|hmm)\W+)*(?:i (?:had|got) (?:it|that|this) (?:all )?wrong|i was wrong|scratch that|correction|my mistake)\b|^\W*(?:(?:no|oh|sorry|actually|well)\W+)*i (?:don['’]?t have|haven['’]?t got|have no|had) (?:\w+ ){0,2}(?:womb|uterus|ovar(?:y|ies)|hysterectomy|cervix)\b/i
const ofHistory = /\b(?:hysterectomy|womb|uterus|ovar(?:y|ies)|cervix|coil|mirena|ablation|smear|last period)\b/i
export const ofNeed =
  /\b(?:die|dead|death|end(?:ing|ed)?|kill|live|living|alone|lonely|hate|hurts?|scared|afraid|point|anymore|cope|cry\w*|help|hopeless|useless|myself|burden|nobody|worthless|give up|sick of|goodbye)\b/i

const mostWordsOfHistory = 25

/** “I had it wrong, it was a full hysterectomy”: how it was with her body, put right, and no word of need. */
export const putsHistoryRight = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWordsOfHistory &&
  beginsCorrection.test(message) &&
  ofHistory.test(message) &&
  !ofNeed.test(message)

/** “Not Prozac, sorry, propranolol”: a medicine put in the place of another, and none of which she took much. */
const ofMuch =
  /\b(?:took|taken|taking|swallow\w*|all|every|everything|more|enough|box|packets?|bottle|pills?|overdos\w*|stop\w*)\b/i
const opensCorrection =
  /^\W*(?:(?:no|oh|ah|sorry|wait|hang on|hold on|actually|oops|whoops|well|hmm)\W+)*(?:not (?!me\b|sure\b|well\b|ok)|i (?:mean(?:t)?|got|had|said|wrote|muddle\w*|mix\w*)\b|typo|correction|scrap that|wrong)|\bi mean(?:t)?\b/i

/** “I’ve got the foam one”, “the tablets I mean, not the food”: which of the things that were spoken of. */
const namesOne =
  /^\W*(?:(?:oh|ah|yes|no|well|sorry|ok(?:ay)?|so|but|and)\W+)*(?:(?:i(?:['’]?ve| have)? (?:got|have|had|use|bought|tried|mean(?:t)?|am on)|i['’]?m on|it['’]?s|that['’]?s) (?:the|a) [\w-]+(?: [\w-]+)? (?:one|kind|sort|type|version)|(?:the|a|my) [\w-]+(?: [\w-]+)?,? i mean(?:t)?(?:,? (?:not|rather than|instead of) (?:the |a |my )?[\w-]+(?: [\w-]+)?)?|i mean(?:t)? (?:the|a|my) [\w-]+(?: [\w-]+)?,? (?:not|rather than|instead of) (?:the |a |my )?[\w-]+(?: [\w-]+)?)\W*$/i
/** What nobody names so calmly. */
const ofHarm =
  /\b(?:sharp\w*|loaded|strong\w*|deadl\w*|lethal|fatal|quick\w*|painless|knif\w*|kniv\w*|blade\w*|razor\w*|gun|rope|bridge|bottle|box|whole|all|every\w*|took|swallow\w*|overdos\w*)\b/i
const picksOne = (message: string): boolean => namesOne.test(message) && !ofHarm.test(message) && !ofNeed.test(message)

const putsMedicineRight = (message: string): boolean =>
  opensCorrection.test(message) && medicinesIn(message).length > 0 && !ofMuch.test(message) && !ofNeed.test(message)

/** “No it’s ok, I was just saying”: lets go of what was said, and says nothing new. */
const letsGo =
  /\b(?:just|only|simply) (?:saying|said|mention\w*|chat(?:ting)?|talking|telling you|letting you know|thinking out loud|sharing|making conversation|passing the time|rambling|waffling|curious|nosy)\b|\b(?:making conversation|thinking out loud|by way of (?:background|context)|for (?:context|background))\b/i
const wordsOfLettingGo =
  /\b(?:no|nah|nope|oh|ah|ok(?:ay)?|it|its|it['’]s|thats|that['’]?s|that|this|all|fine|all?|al+ ?right|right|good|grand|sorry|don['’]?t|dont|do|not|need|to|worry|mind|never|nothing|i|i['’]?m|im|was|am|were|is|be|been|only|just|simply|honestly|really|about|making|conversation|chat(?:ting)?|saying|said|say|mention(?:ed|ing)?|talking|thinking|out|loud|sharing|telling|letting|you|know|so|by|the|way|with|passing|time|rambl\w*|waffl\w*|curious|nosy|wondering|context|background|of|for|a|an|anything|answer|question|asking|wasn['’]?t|it)\b/gi
const isLetGo = (message: string): boolean =>
  letsGo.test(message) && !/[a-z]/i.test(message.replace(wordsOfLettingGo, '').replace(/['’](?:s|t|m)\b/gi, ''))

/** “Any reason I shouldn’t?” asks of what was asked about before. */
const asksAgainst =
  /^\W*(?:(?:and|so|ok(?:ay)?|but|is there|are there)\W+)*(?:(?:any|a|an|what) )?(?:(?:good|real|medical|particular) )?(?:reasons?|grounds)\b(?: (?:why|that|i|we|you|one|women|people|someone|not|to|against|should|shouldn['’]?t|can['’]?t|cannot|couldn['’]?t|mustn['’]?t|avoid|it|this|that|them|take|taking|try|have|having|use|using|start|be|on))*\W*$|^\W*(?:(?:and|so|but)\W+)*(?:why|who|when) (?:shouldn['’]?t|should not|can['’]?t|mustn['’]?t) (?:i|you|we|one|someone|women)?(?: (?:take|have|try|use|start|be|on|it|that|this|them))*\W*$/i

/** “It’s nice to have someone at 2am” is glad of company, and lacks none. */
const gladOfCompany =
  /\b(?:nice|lovely|good|great|comfort\w*|glad|reassuring|handy|grand)\b[^.?!]{0,30}\b(?:someone|somebody|you|company|auntie|this|here)\b/i
const lacksCompany =
  /\b(?:only|no ?one|nobody|else|wish|miss\w*|gone|without|never|last|before|not|being|been|was|were|other)\b/i
export const isGladOfCompany = (message: string): boolean =>
  gladOfCompany.test(message) &&
  !lacksCompany.test(message) &&
  !ofNeed.test(message) &&
  !hasQuestionForm(message) &&
  message.trim().split(/\s+/).length <= mostWords

/** How somebody sleeps and wakes, and the heat and the bed between two: nothing in it that one does to the other. */
const wordsOfNights =
  /\b(?:and|but|so|oh|ok(?:ay)?|what|how|about|then|also|too|as well|is|are|was|does|do|can|could|should|would|will|has|have|when|whenever|while|if|because|since|all|every|only|just|always|often|never|not|don['’]?t|doesn['’]?t|dont|doesnt|want|like|need|needs|to|the|a|my|his|of|in|on|at|for|with|from|up|off|out|he|him|his|i|we|us|husband|hubby|partner|wife|man|boyfriend|dear|poor|old|man|other half|wakes?|waking|woken|woke|awake|asleep|sleeps?|sleeping|slept|snor(?:e|es|ing)|rest|nights?|mornings?|evenings?|early|late|bed|bedroom|room|sofa|spare|next|door|duvet|blankets?|quilt|covers?|sheets?|window|windows|fan|heating|open|opens|cold|cool|hot|warm|freez(?:es|ing)|tired|works?|working|shifts?|job|gets?|turns?|toss(?:es)?|turning|light|tv|lovely|kind|sweet|patient|good|it['’]?s|there|now|well|same|time|this|anything|something|help|helps|as|much|badly|bad|better|worse|more)\b/gi
const ofSomebodyNear = /\b(?:he|him|husband|hubby|partner|wife|boyfriend|other half)\b/i
/** “And him? He wakes whenever I do” */
const tellsOfNights = (message: string): boolean =>
  ofSomebodyNear.test(message) &&
  !/[a-z]{2}/i.test(message.replace(wordsOfNights, ' ').replace(/['’](?:s|m|re|ll|d)\b/gi, ' '))

/**
 * What says nothing of need where nothing of need was said before it: a medicine put right or gone on about, a word let go
 * of, a question after reasons against something, thanks for company. In a conversation that was calm it resembles something by chance.
 */
export const isCalmRemark = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords &&
  [
    putsMedicineRight,
    picksOne,
    isLetGo,
    isGladOfCompany,
    tellsOfNights,
    talksOfTreatment,
    talksOfAnswer,
    (one: string) => asksAgainst.test(one),
  ].some((is) => is(message))

const another =
  '(?:m[uo]m(?:my)?|mother|mother[- ]in[- ]law|sister|dad|father|husband|wife|partner|aunt(?:ie)?|daughter|son|friend|gran(?:ny)?|nan|neighbou?r|brother|niece|cousin)'
const beginsWithAnother = new RegExp(`^\\W*(?:(?:hi|hello|hey|so|auntie)\\W+)*my (?:\\w+ )?${another}\\b`, 'i')
/** What is known of somebody for years, and happens to nobody today. */
const ofStanding =
  /\b(?:is (?:on|\d\d)|\d\d and|takes|has (?:had |got |always had )?(?!a (?:gun|knife)|an? (?:affair|temper|plan|headache|fit|fall|stroke|seizure)|taken|been|hit|told|said|left|gone|just|lost)|was (?:diagnosed|born) with|been diagnosed with|'s on)\b/i
/** What happens to somebody, or is done by or to her. */
const ofHappening =
  /\b(?:took|taken|taking too|swallow\w*|overdos\w*|fell|fall\w*|collaps\w*|faint\w*|bleed\w*|bled|blood(?! thin| pressure)|pain\w*|chest|breath\w*|chok\w*|swollen|swell\w*|swelled|confus\w*|drows\w*|sleepy|slur\w*|numb|weak\w*|droop\w*|cold|grey|gr[ae]y|blue|wake|woke|waking|unconscious|hit\w*|kick\w*|hurt\w*|harm\w*|cut\w*|scar\w*|knife|gun|rope|bridge|plan|note|die|died|dying|dead|death|kill\w*|suicid\w*|end|alone|cry\w*|sad|low|depress\w*|hopeless|goodbye|give|gives|giving|burden|live|living|afraid|scared|worr\w*|frighten\w*|shout\w*|rage|angry|control\w*|lock\w*|money|let|lets|makes?|won['’]?t (?!have|get|need|be|take (?:hrt|it|hormones))|stopped|stops|refus\w*|not (?:eat|talk|speak|drink|mov|respond)\w*|suddenly|sudden|tonight|today|yesterday|morning|now|just|lately|since|head|headache|fever|temperature|vomit\w*|sick|fit|fits|seizure\w*|rash|lip|tongue|throat|face|arm|leg|eye|lump|drunk|drink\w*|dru(?:g|gs)|missing|ran|run|gone|left|door|bath|garage|car|loves?|god|heaven|sleep\w*|pills?|too many|all (?:of )?(?:her|his)|double|wrong|mistake)\b/i
const isIllness =
  /\b(?:syndrome|disease|disorder|dementia|alzheimer\w*|parkinson\w*|diabet\w*|arthritis|down['’]?s|autis\w*|adhd|asthma|epilepsy|osteoporosis|copd|ms|poi|af|a stent|a pacemaker)\b/i
const mostWordsOfStanding = 30

/** “My mum is 79 and on warfarin, I do her tablets”: how it is with somebody else for years, and nothing that happens to her. */
export const tellsHowAnotherIs = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWordsOfStanding &&
  beginsWithAnother.test(message) &&
  ofStanding.test(message) &&
  (isIllness.test(message) || medicinesIn(message).length > 0) &&
  !ofHappening.test(message)

const tellsAge =
  /^\W*(?:(?:and|but|so|because|cos)\W+)*(?:(?:she|he|they)(?:['’]?s|\W+is|\W+was|['’]?re|\W+are)\W+)?(?:(?:now|only|just|about|nearly|almost|already|turning|aged?)\W+)?\d{1,3}(?:\W+(?:now|too|already|years? old|yrs? old|next \w+|this year))?\W*$/i
/** “My sister has the same”, “and what about my aunt?”, and what is said of her besides. */
const ofAnother =
  /^\W*(?:(?:and|but|so|ok|then|now)\W+)*(?:my (?:\w+ )?\w+ (?:has|had|gets|got|suffers|is getting) (?:it|the same(?: thing)?|this|that|them|those|these)(?: too| as well)?|(?:(?:what|how) (?:about|of) )?my (?:(?:older|younger|big|little|twin|best) )?(?:sister|brother|mother|mum|mom|father|dad|daughter|son|aunt|auntie|cousin|friend|gran|nan|niece|wife|husband|partner))\b(.*)$/is

/** “She is 61”, and no more. */
export const isOnlyAge = (text: string): boolean => tellsAge.test(text)

/** Whether a message says no more than whom it is asked for, and how old she is. */
export function namesOnlyAnother(message: string): boolean {
  const [, besides] = ofAnother.exec(message) ?? []
  return besides !== undefined && (!/\w/.test(besides) || isOnlyAge(besides))
}
