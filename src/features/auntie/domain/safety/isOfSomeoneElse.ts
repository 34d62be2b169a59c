import { sentencesOf } from './messageParts'
import { normalizeMessage } from './normalizeMessage'
import type { Recognizer } from './recognizer'
import { isCrisis, isDoneByOthers, type Crisis } from './safetyAnswer'

const someone =
  /\b(?:my|our|an?|the|his|her|their) (?:\w+ ){0,2}(?:sister|brother|mother|mum|mom|father|dad|husband|wife|partner|daughter|son|stepson|stepdaughter|niece|nephew|friend|mate|neighbou?r|colleague|coworker|boss|aunt|auntie|uncle|cousin|gran|granny|grandmother|grandfather|lodger|tenant|student|pupil|girl|lad|boy|man|woman|lady)s?\b|\b(?:she|he|shes|hes)\b/

/** How a helper speaks of herself: whom she knows, what she was told, that she is worried and asks what to do. */
const ofAHelper = new RegExp(
  [
    String.raw`\b(?:(?:my|our|his|her) (?:\w+ )?)?(?:son|daughter|husband|wife|partner|mother|mum|mom|father|dad|sister|brother|grandson|granddaughter|niece|nephew|he|she|hes|shes) (?:has |just |had )?(?:took|taken|swallowed|eaten) (?:\w+ ){0,4}my \w+`,
    someone.source,
    String.raw`\b(?:told|texted|rang|phoned|called|messaged|asked|showed|sent|wrote|to|with) me\b`,
    String.raw`\bi (?:just |only )?(?:dont |do not |didnt |cant |can |really )?(?:think|know|worry|fear|found|heard|noticed|believe|suspect|saw|read|live with|reach|helped|came here|came on here)\b`,
    String.raw`\bim (?:so |really |very )?worried\b(?! (?:i|that i|ill|im|my))|\bim (?:\w+ ){0,3}(?:miles|hours|km|kilometers|kilometres) away\b|\bive (?:hidden|locked|taken|put|flushed)(?: away)? (?:his|her|their)\b`,
    String.raw`\bim (?:so |really |very )?(?:worried|scared|frightened|terrified|afraid) (?:sick|for|about|of losing|shell|hell|that she|that he)\b`,
    String.raw`\b(?:what|how|who|where|should|can|could|must)(?: else| on earth)? (?:do |can |should |could |must )?i (?:do|say|help|call|ring|tell|get|support|talk|ask|keep|stop)\b`,
    // What was left to her, said to her, and how young she is
    String.raw`\b(?:gave|gives|given|handed) me (?:her|his)\b|\b(?:saying|to say|that)(?: that)? (?:she|he) (?:really )?loves (?:me|us)\b|\bnot to blame (?:me|myself|us|ourselves)\b|\bim (?:only |just )?1\d\b(?=(?: and| .)? i dont know (?:who|what|how))`,
    String.raw`\bim in \w+ and (?:shes|hes|she is|he is) in\b`,
  ].join('|'),
  'g',
)

/** What another wrote or said, as the helper passes it on: its “I” is not hers. */
const quoted = /\b(?:texted|messaged|wrote|sent|posted|says|said)(?: me| us)?[:,]? ["“„][^"“”„]*["“”]/gi

/** Who asks what her death would pay to those she leaves names them, and they are not whom it is about. */
const ofWhatIsLeft =
  /\b(?:insurance|life cover|payout|pays? out|paying out|death benefit|pension|inherit\w*)\b(?!.*\b(?:he|she|hes|shes)\b)/

/** Who is hurt, where somebody is: “he” who kicks the door in is not. */
const hurtOne =
  /\b(?:my|our|an?|the|his|her|their) (?:\w+ ){0,2}(?:sister|brother|mother|mum|mom|daughter|son|niece|nephew|friend|mate|neighbou?r|colleague|coworker|aunt|auntie|cousin|gran|granny|grandmother|lodger|tenant|student|pupil|girl|lady|woman|lad)s?\b|\b(?:she|shes|her)\b/
/** Whoever leaves the “I” away is she who hides, */
const leavesOutI =
  /(?:^|\. )(?:am |just |still |been |was )?(?:hiding|hid|locked|stuck|trapped|sat|sitting|lying|crouched|typing|writing|whispering|bleeding|shaking|scared|terrified|in the (?:loo|toilet|bathroom|cupboard|car|shed|garage|spare room))\b/
/** and “you” of what is done is herself: “is it rape if he’s your husband”. */
const meansHerself =
  /\b(?:if|when|because|since) (?:he|she|hes|shes|they|its|youre|you|your)\b[^.]{0,30}\b(?:you|your|youre)\b/

const ownWords = /\b(?:i|im|ive|id|me|my|mine|myself)\b/

/** Whom it is asked for, said outright, */
const asksForAnother =
  /\b(?:asking|writing|here|question) (?:this )?(?:on behalf of|for|about) (?:my|our|a) (?:\w+ ){0,2}?(?:sister|brother|mother|mum|mom|father|dad|wife|husband|partner|daughter|son|niece|nephew|friend|aunt|auntie|uncle|cousin|gran|colleague|neighbou?r|mate)\b|\b(?:its|it is|this is|im writing|question) (?:all )?(?:about|for) (?:my|our) (?:\w+ ){0,2}?(?:sister|brother|mother|mum|mom|father|dad|wife|husband|partner|daughter|son|niece|nephew|friend|aunt|auntie|uncle|cousin|gran)\b/
/** what she says of herself, as it is passed on: “says she’d be better off not here”, */
const saysOfHerself =
  /\b(?:she|he|jo|sister|brother|mother|mum|mom|father|dad|wife|husband|partner|daughter|son|niece|nephew|friend|aunt|uncle|cousin|then|and|keeps)\b(?: \w+){0,4}? (?:says?|said|saying|tells me|told me|talks about|talking about|whispers?|whispered|texted|wrote|mutters?|muttered|thinks|wishes|wished|wants|wanted)\b(?: (?:that|me|to me|how|often|sometimes))* (?:she|he|shes|hes|shed|hed|shell|hell|her|him|herself|himself|to (?:die|be dead|end|kill|go to sleep and)|(?:wed|theyd|everyoned|the kids would|we would|everyone would) (?:all )?be better off without (?:him|her))\b/
/** how little she who asks knows of all this, */
const ofKnowingNothing =
  /\b(?:but|and) im (?:only |just )?(?:\d\d|younger|new|no expert|a man)\b(?: and (?:havent|have no|dont|know)\b)?/g
/** and the writer’s own share in it. */
const sharesIt =
  /\b(?:so would i|so do i|so am i|me too|(?:and|but) (?:i|id|im)\b|i (?:wish|want|hate|cant go on|cant cope)|id (?:be better|rather)|(?:be|am|feel) the same|myself|i feel (?:it|that|the same)|i think (?:he|she|theyre) (?:is )?right|as well|both of us|we both|understand (?:her|him|them)|its me|it is me|(?:the|that) friend is me|im the friend)\b/

/** Whether it is asked for another, and all the need in it is what that one says of herself. */
function isPassedOn(text: string, recognize: Recognizer): boolean {
  if (!asksForAnother.test(text)) return false
  const sentences = sentencesOf(text)
  const own = sentences.filter((sentence) => !saysOfHerself.test(sentence))
  if (own.length === sentences.length || own.some((one) => sharesIt.test(one.replace(ofKnowingNothing, ' '))))
    return false
  if (sentences.some((one) => saysOfHerself.test(one) && sharesIt.test(one))) return false
  const ofTheWriter = own.filter((one) => ownWords.test(one.replaceAll(ofAHelper, ' ')))
  return ofTheWriter.every((one) => recognize(one)?.concern !== 'self-harm')
}

/**
 * Whether a crisis is told of somebody else, so that a helper reads the answer: the sentences it stands in name another, and
 * the writer says nothing of herself but what a helper says. Whoever names a husband, a daughter or a dog beside her own
 * despair would otherwise be told to stay with them: where it cannot be told, the crisis is the writer's own.
 */
export function isOfSomeoneElse(message: string, concern: Crisis, recognize: Recognizer): boolean {
  if (concern === 'harm-to-others') return false
  const text = normalizeMessage(message.replaceAll(quoted, ' '))
  if (concern === 'self-harm' && isPassedOn(text, recognize)) return true
  if (ownWords.test(text.replaceAll(ofAHelper, ' '))) return false
  if (ofWhatIsLeft.test(text) || leavesOutI.test(text)) return false
  if (isDoneByOthers(concern) && meansHerself.test(text)) return false
  const another = isDoneByOthers(concern) ? hurtOne : someone
  const sentences = sentencesOf(text)
  const told = sentences.filter((sentence) => isCrisis(recognize(sentence)?.concern ?? null))
  return (told.length > 0 ? told : sentences).some((one) => another.test(one))
}

/** How an illness is told of another, or what to say to her is asked; “my husband says I fuss” is told of herself. */
const beginsWithAnother =
  /^\W*(?:(?:and|so|but|well|hi|hello|it is|its) )*(?:she|he|shes|hes|(?:my|our) (?:\w+ )?(?:sister|brother|mother|mum|mom|father|dad|husband|wife|partner|daughter|son|niece|nephew|friend|neighbou?r|colleague|aunt|auntie|uncle|cousin|gran|granny|grandmother)s?(?: in law)?) (?:is|has|had|bled|keeps?|got|gets|was|woke|found|cant|wont|went|bleeds|started|came|noticed|feels?|complains?|collapsed|fainted|fell|swollen)\b|^\W*(?:shes|hes) /
const asksWhatToSay =
  /\b(?:tell|get|make|convince|persuade|say to|do for|help) (?:her|him|my (?:sister|mother|mum|mom|friend|daughter|wife|husband))\b/

/** Whether an illness is told of somebody else, so that what is said of it is said to a helper. */
export function tellsOfAnother(message: string): boolean {
  const text = normalizeMessage(message)
  return beginsWithAnother.test(text) || asksWhatToSay.test(text)
}
