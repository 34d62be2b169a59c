import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { likelihoodOf, mayAnswer } from '../retrieval/judgeFound'
import { readExcerpt } from '../quoting/readExcerpt'

/** Where the library speaks to women who have had cancer. */
const afterCancer = 'menopause-after-cancer'
const saysCancer =
  /\b(?:tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|aromasin|aromatase|herceptin|onc(?:ologist|ology)?|chemo(?:therapy)?|mastectomy|lumpectomy|radiotherapy|cancer)\b/i
/** Ovaries that were taken out lest there be any are no cancer. */
const neverHadIt =
  /(?<!\b(?:she|he|they|who)(?: has| had|['’]s)? )\b(?:no|not had|never had|havent had|haven['’]t had|without) (?:(?:sign of|breast|ovarian|any) )*cancer\b/i
/** What somebody of her family had, or what she only fears, is another question, */
const isOfAnother =
  /\b(?:m[uo]m(?:my|s)?|mother|sister|(?:my|an) aunt(?:ie|y)?|aunts?(?=['’]s? | (?:with|has|had|got|died|who)\b)|gran(?:dmother|ny)?|nan|cousin|friend|family|runs in|relatives?|(?:can|could|may|might|is|are|was|were) (?:it|this|that|they|these|those)(?: all| always| ever)? (?:be )?(?:\w+ ){0,3}cancer|(?:signs?|symptoms?) of (?:\w+ )?cancer|risk|numbers|figures|statistics|odds|chances?|raises?|increases?|cause[sd]?|(?:gives?|giving|gets?|getting) (?:me |you )?(?:breast )?cancer|(?:husband|partner|wife|dad|father|daughter|son|brother|uncle|twin|colleague|neighbou?r)(?:['’]s)?(?: \w+){0,2} (?:had|has|got|with|died of|is on|was on|diagnosed) (?:\w+ ){0,3}cancer)\b/i
/** unless she had it as well: “my mother-in-law brings me herbs, and I’m just done with chemo”. */
const saysOwn =
  /\b(?:(?:i|i['’]?ve|i['’]?m)(?: (?:also|just|only|now|have|had|am|was|been|got))* (?:had|have|got|on|finished|done with|through|after|diagnosed with|survived|take|taking)(?: (?!m[uo]m|mother|sister|aunt|gran|nan|cousin|friend|family|daughter|husband|a\b|my\b|hrt|hormones?)[\w-]+){0,3}|(?:my|since|after my)(?: own)?(?: (?:breast|womb|ovarian|bowel|cervical))?) (?:cancer|chemo(?:therapy)?|mastectomy|lumpectomy|radiotherapy|tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|aromasin|oncologist)\b/i

/** Somebody of her family, as index terms have her: what is asked for by one speaks to her who asks. */
const relatives: ReadonlySet<string> = new Set(['mother', 'sibl', 'grandmother', 'aunt', 'famili'])
const isAskedByRelative = ({ terms }: FoundAnswer) => terms.some((term) => relatives.has(term))

/** A place that is this many times as likely, and is itself asked for by those who had cancer, stays first; */
const plainly = { other: 2, ofHormones: 3 }
/** what speaks of hormones for all women has to be likelier. */
const isPlainlyMeant = (best: FoundAnswer, first: FoundAnswer, found: FoundLibrary): boolean =>
  best.terms.includes('cancer') &&
  (likelihoodOf(best, found) ?? 0) >=
    plainly[speaksOfHormones(best) ? 'ofHormones' : 'other'] * (likelihoodOf(first, found) ?? 1)

/** A history in which hormones for the whole body are out, as a rule: what is said of them to others is not read out. */
const surelyHadIt =
  /\b(?:tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|aromasin|aromatase|herceptin|chemo(?:therapy)?|mastectomy|lumpectomy|(?:had|have|after) (?:\w+ ){0,2}cancer|cancer (?:in|at) \d)/i
const ofHormones = /\b(?:hormone therapy|hormones|hrt|o?estrogens?|o?estradiol|your patch(?:es)?)\b/i
const ofRelative = /\bwas the cancer your (?:mother|sister)/i
const ofOneWithCancer = /\b(?:cancer|vagina\w*|tamoxifen|aromatase)\b/i
const wordsRead = ({ excerpts }: FoundAnswer) => excerpts.flatMap((excerpt) => readExcerpt(excerpt)).join(' ')
const speaksOfHormones = (answer: FoundAnswer): boolean => ofHormones.test(wordsRead(answer))
const praisesHormones = (answer: FoundAnswer): boolean =>
  answer.slug !== afterCancer && speaksOfHormones(answer) && !ofOneWithCancer.test(wordsRead(answer))

const isHerCancer = (question: string): boolean =>
  (!isOfAnother.test(question) || saysOwn.test(question)) && !neverHadIt.test(question)

/** Whether a place speaks to women after cancer where hers is somebody else's or only feared, or to others where it is hers. */
export function isOfAnotherHistory(answer: FoundAnswer, question: string): boolean {
  if (!saysCancer.test(question)) return false
  if (!isHerCancer(question)) return answer.slug === afterCancer
  return surelyHadIt.test(question) && praisesHormones(answer)
}

/**
 * Puts what the library says to women after cancer before what it says to all, for an answer that is right for others may
 * be wrong for her; and behind it where the cancer is somebody else's, or only feared. Of somebody else's, what is asked
 * for by one of her family comes first.
 */
export function rankByCancerHistory<Found extends FoundLibrary>(found: Found, question: string): Found {
  const [best] = found.answers
  if (!best || !saysCancer.test(question)) return found
  const isHers = isHerCancer(question)
  const fits = (answer: FoundAnswer) => (answer.slug === afterCancer) === isHers && mayAnswer(answer, found)
  const first =
    (isHers ? undefined : found.answers.find((answer) => fits(answer) && isAskedByRelative(answer))) ??
    (fits(best) ? best : found.answers.find(fits))
  if (!first) return found
  if (isHers && isPlainlyMeant(best, first, found)) return found
  const isOfOthers = (answer: FoundAnswer) => praisesHormones(answer) || ofRelative.test(wordsRead(answer))
  const others = found.answers.filter(
    (answer) => answer !== first && !(isHers && surelyHadIt.test(question) && isOfOthers(answer)),
  )
  const isBehind = ({ slug }: FoundAnswer) => !isHers && slug === afterCancer
  return { ...found, answers: [first, ...others.filter((one) => !isBehind(one)), ...others.filter(isBehind)] }
}
