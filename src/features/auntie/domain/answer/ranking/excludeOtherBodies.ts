import type { FoundLibrary } from '../retrieval/foundLibrary'
import { readExcerpt } from '../quoting/readExcerpt'
import { splitSentences } from '../text/sentences'

/** A girl whose age is told, or who is plainly young: daughters of fifty come through the menopause themselves. */
const girl =
  /\b(?:daughter|granddaughter|niece|girl)\b(?:\W+(?:is|was|aged?|just|now|turned|only|she|has)){0,3}\W+(?:[89]|1\d)\b(?!\W+(?:days?|weeks?|months?|years? (?:ago|now)))|\b(?:[89]|1\d)[- ](?:year[- ]old|yr[- ]old|yo)\b[^.?!]{0,20}\b(?:daughter|granddaughter|niece|girl)\b|\bteen(?:age|aged|ager)?\b[^.?!]{0,12}\b(?:daughter|granddaughter|niece|girl)\b|\b(?:daughter|granddaughter|niece|girl)(?:['’]s)?\b[^.?!]{0,20}\b(?:first period|periods? (?:have |has )?(?:just )?started)\b/i
const ofHerBody = /\b(?:periods?|cycles?|bleed\w*|cramps?|acne|spots|puberty|tampons?|pads?|hair|pill)\b/i
const asksOfHer = /\b(?:her|hers|she|daughter|granddaughter|niece|girl)\b/i

/** A small child, by the age or by where it spends its day. */
const child =
  /\b(?:grandson|granddaughter|grandchild|baby|toddler|(?:little|small) (?:boy|girl|one)|son|daughter|child|niece|nephew)\b[^?]{0,120}?\b(?:(?:['’]s| is)(?: only| just| nearly)? (?:one|two|three|four|five|six|seven|[1-7])\b(?! (?:hours|days|inches|feet|stone))|nursery|playgroup|nappy|nappies|diapers?|kindergarten|reception class|teething|\d+ months? old|newborn)|\b(?:[1-7]|one|two|three|four|five|six|seven)[- ](?:year|month)s?[- ]old (?:\w+ )?(?:grandson|granddaughter|grandchild|boy|girl|son|daughter|niece|nephew)\b/i
const asksOfChild = /\b(?:he|him|his|she|her|hers|it|rash|fever|cough|cream|medicine|temperature|doctor|spots)\b/i
const ofOwn = /\b(?:i|me|my (?:own|body|knees?|back|periods?|sleep|hormones?|flush\w*|sweats))\b/i

/** A man whose body it is. */
const man =
  /\b(?:can|do|does|could) (?:men|blokes|guys|he)\b[^.?!]{0,20}\b(?:get|have|go through|suffer)\b|\b(?:male|man['’]?s|men['’]?s) menopause\b|\bandropause\b|\b(?:husband|hubby|partner|boyfriend|brother|father|dad|son)\b[^.?!]{0,30}\bnot me\b|\bnot me\b[^.?!]{0,20}\b(?:husband|hubby|partner|boyfriend|brother|father|dad|son)\b/i

/** An animal whose change it is; what rubs off on one is another question. */
const animal =
  /(?<!\b(?:like|as|than) (?:a|an|the|my) )\b(?:dogs?|bitch(?:es)?|cats?|horses?|mares?|hens?|cows?|goats?|rabbits?|animals?|whales?|elephants?|chimps?)\b[^.?!,;]{0,24}\b(?:menopaus\w*|the change|hot fl[au]sh\w*|hormonal|moody)\b|\bmenopaus\w* in (?:dogs|bitches|cats|horses|mares|hens|animals|whales|elephants|chimps)\b/i

/** Whether somebody asks about a body that the library is not about, in words that would fit her own. */
export function isSomeoneElsesBody(question: string): boolean {
  if (man.test(question) || animal.test(question)) return true
  if (child.test(question)) {
    const asking = splitSentences(question).filter((sentence) => sentence.endsWith('?'))
    const all = asking.join(' ')
    if (asking.length > 0 && !ofOwn.test(all) && (asksOfChild.test(all) || all.split(/\s+/).length < 5)) return true
  }
  if (!girl.test(question) || !ofHerBody.test(question)) return false
  const asked = splitSentences(question).filter((sentence) => sentence.endsWith('?'))
  return asksOfHer.test(asked.length > 0 ? asked.join(' ') : question)
}

const hasNoWomb = /\bI had a hysterectomy\b/
/** How a place begins that is said to whoever has a womb. */
const toWhomHasOne = /^If you (?:still )?have (?:a|your) (?:uterus|womb)\b/

/** What is said to a woman with a womb is not read second to one who has none. */
function excludeOtherWombs<Found extends FoundLibrary>(found: Found, question: string): Found {
  if (!hasNoWomb.test(question) || found.answers.length < 2) return found
  const [best, ...others] = found.answers
  const isForHer = ({ excerpts }: FoundLibrary['answers'][number]) =>
    !excerpts.some((excerpt) => toWhomHasOne.test(readExcerpt(excerpt)[0] ?? ''))
  return isForHer(best!) ? { ...found, answers: [best!, ...others.filter(isForHer)] } : found
}

/** Finds nothing for somebody else's body: “that can be the normal road out” is no answer for a girl of thirteen. */
export const excludeOtherBodies = <Found extends FoundLibrary>(found: Found, question: string): Found =>
  isSomeoneElsesBody(question) ? { ...found, answers: [], modules: [] } : excludeOtherWombs(found, question)
