import { isSitePage } from '@/shared/lib/pageOfSite'

import type { SubjectOf } from '../../conversation'
import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { answersIt, judgeFound, likelihoodOf } from '../retrieval/judgeFound'
import { readExcerpt } from '../quoting/readExcerpt'
import { splitSentences } from '../text/sentences'

const asking = 'do|does|did|is|are|can|could|should|will|would|what|how|why|when|which|where|who'
/** Between two questions: “what helps, and does HRT help?”. What “or” joins is one: “is it dementia or is it hormones?”. */
const joins = new RegExp(
  `\\?\\s+(?=\\S)|,?\\s+(?:and|also|plus)\\s+(?=(?:also )?(?:${asking})\\b)|,?\\s+or\\s+(?=(?:should|do|can|could) i (?:have|get|need|ask for|go for|take|do) (?:[\\w-]+ ){0,3}?(?:tests?|tested|bloods|scan|checked)\\b)`,
  'i',
)
const asksSomething = new RegExp(`\\?\\s*$|^(?:also )?(?:${asking})\\b`, 'i')
/** Words that stand for what the question before is about. */
const pointsBack = /\b(?:it|its|they|them|this|that|these|those|one)\b/i
const ofBoth = /\b(?:either|neither|both)\b/i
const fewestWords = 3
/** More is a story, in which an “and is” joins nothing; one that is told before the first question may be as long. */
const maxWords = 40

const wordsIn = (text: string) => text.split(/\s+/).length

/** The two questions of a message that asks two, the first with what is told before it. */
export function splitQuestionParts(message: string): [string, string] | null {
  const sentences = splitSentences(message)
  const start = sentences.findIndex((sentence) => sentence.endsWith('?'))
  const told = sentences.slice(0, Math.max(0, start)).join(' ')
  const question = start > 0 ? sentences.slice(start).join(' ') : message
  if (wordsIn(question) > maxWords || wordsIn(told) > maxWords) return null
  const [first, second, ...more] = question.trim().split(joins)
  if (!first || !second || more.length > 0) return null
  const isOne = wordsIn(first) < fewestWords || wordsIn(second) < fewestWords || !asksSomething.test(second)
  return isOne ? null : [`${told} ${first}`.trim(), second]
}

/** “… and how do I ask the doctor for it?” is of how to talk to one, whatever it is asked for. */
const asksHowToAsk =
  /\b(?:how (?:do|can|could|should|would|might) i (?:ask|tell|talk to|approach|persuade|convince|get|raise (?:it|this|that)|bring (?:it|this|that) up)|what (?:do|can|could|should|would) i (?:say|tell))\b[^.?!]{0,30}\b(?:doctor|doc|dr|gp|nurse|consultant|gyn\w*|clinic|practice|surgery)\b/i
const howToAskQuestion = 'What do I say to my doctor when I ask for a treatment?'

/** “Is this the perimenopause or should I have a test?” */
const ofTest =
  /^(?:should|do|must|can|could) i (?:have|get|need|ask for|go for|take|do) (?:[\w-]+ ){0,2}?(?:tests?|tested|bloods)\W*$/i
const ofChange = /\b(?:peri\w*|menopaus\w*|the change)\b/i
const testQuestion = 'Does a blood test at 45 tell if it is perimenopause?'

type Find<Found> = (asked: { question: string; earlier: string }) => Found

/** Whether two places read out the same. */
export const isSamePlace = (one: FoundAnswer, other: FoundAnswer) =>
  one.slug === other.slug && one.excerpts[0]?.start === other.excerpts[0]?.start

/** What answers a question, and no page of the site. */
export function bestAnswer(found: FoundLibrary): FoundAnswer | undefined {
  const [best] = found.answers
  return best && judgeFound(found) === 'answer' && !isSitePage(best.slug) && answersIt(best, found) ? best : undefined
}

/** The two last questions of a letter that asks several, each with what stands before it. */
const questionsOf = (letter: string) =>
  splitSentences(letter)
    .map((asked, at, all) => ({ asked, before: all.slice(0, at).join(' ') }))
    .filter(({ asked }) => /\?\s*$/.test(asked) && wordsIn(asked) >= fewestWords)
    .slice(-2)

/** What answers the questions of a letter, where two of them have answers of their own about what the letter is about. */
function answerEach<Found extends FoundLibrary>(
  find: Find<Found>,
  letter: string,
  whole: Found,
  subjectOf: SubjectOf,
): Found {
  const questions = questionsOf(letter)
  if (questions.length < 2) return whole
  const { answers, modules } = find({ question: letter, earlier: '' })
  const isOfLetter = ({ slug }: FoundAnswer) => [...answers, ...modules].some((place) => place.slug === slug)
  const [one, other] = questions.map(({ asked, before }) => {
    const leans = pointsBack.test(asked) || subjectOf(asked) !== 'own'
    const best = bestAnswer(find({ question: asked, earlier: leans ? before : '' }))
    return best && isOfLetter(best) ? best : undefined
  })
  if (!one || !other || isSamePlace(one, other)) return whole
  return readBoth(whole, one, other)
}

const name =
  "((?!wh|is\\b|are\\b|the\\b|how\\b|any\\b|for\\b)[\\w'’-]+(?: (?!wh|is\\b|are\\b|the\\b|how\\b|any\\b|for\\b|on\\b)[\\w'’-]+)?)"
const article = '(?:the |an? )?'
/** “Fibroids or adenomyosis” is one question; what is set against each other in these ways is two things. */
const compared: readonly RegExp[] = [
  new RegExp(`^${article}${name} (?:vs\\.?|versus) ${article}${name}`, 'i'),
  new RegExp(`\\bdifference between ${article}${name} and ${article}${name}`, 'i'),
  new RegExp(`^(?:is|are|do|does) ${article}${name} (?:(?:work|any|much|really) )*better than ${article}${name}`, 'i'),
]

/** “How do you tell, is it thyroid or is it menopause”: of one thing, set against what this library is about. */
const whichOfTwo = new RegExp(
  `\\b(?:is|was) (?:it|this|that) (?:my |the |an? |all )?${name},? or (?:is (?:it|this) )?(?:just |only )?(?:the |my )?(?:perimenopause|menopause|change)\\b`,
  'i',
)

const stemOf = (name: string) => name.split(' ').at(-1)!.toLowerCase().replace(/s$/, '')

const isSameStem = (term: string, stem: string) => term.startsWith(stem) || stem.startsWith(term)

const readOf = ({ excerpts }: FoundAnswer): string =>
  excerpts
    .flatMap((excerpt) => readExcerpt(excerpt))
    .join(' ')
    .toLowerCase()

/** What answers which of the two it is, where what was found for all her words answers nothing. */
function answerWhichOfTwo<Found extends FoundLibrary>(find: Find<Found>, question: string, whole: Found): Found {
  const one = whichOfTwo.exec(question)?.[1]
  if (!one || bestAnswer(whole)) return whole
  const asked = find({ question: `${one} or menopause`, earlier: '' })
  const best = bestAnswer(asked)
  return best && readOf(best).includes(stemOf(one)) ? asked : whole
}

/** What is said of each of two things that are compared, where what was found speaks of one of them. */
function answerCompared<Found extends FoundLibrary>(find: Find<Found>, question: string, whole: Found): Found {
  const [, one, other] = compared.map((form) => form.exec(question)).find(Boolean) ?? []
  const best = bestAnswer(whole)
  if (!one || !other || !best) return whole
  const read = readOf(best)
  const missing = [one, other].filter((name) => !read.includes(stemOf(name)))
  if (missing.length !== 1) return whole
  const second = bestAnswer(find({ question: `what is ${missing[0]}`, earlier: '' }))
  if (!second || isSamePlace(best, second) || !second.terms.some((term) => isSameStem(term, stemOf(missing[0]!))))
    return whole
  const rest = whole.answers.filter((answer) => answer !== best && !isSamePlace(answer, second))
  return { ...whole, answers: [best, { ...second, isOfOtherPart: true }, ...rest] }
}

/**
 * Puts what answers the second question of a message beside what answers the first, where it asks two of which each has
 * an answer of its own. What is found for both together is found for the louder of them.
 * @param earlier what was told before, which a part that names nothing is about
 */
export function answerBothParts<Found extends FoundLibrary>(
  find: Find<Found>,
  question: string,
  whole: Found,
  subjectOf: SubjectOf,
  earlier = '',
): Found {
  const parts = splitQuestionParts(question)
  if (!parts)
    return answerWhichOfTwo(
      find,
      question,
      answerCompared(find, question, answerEach(find, question, whole, subjectOf)),
    )
  const [first, second] = parts
  // “What can she take and how do I tell her?” is of what was told before.
  const firstFound = find({ question: first, earlier: subjectOf(first) === 'own' ? '' : earlier })
  const one = bestAnswer(firstFound)
  const inItsWords = asksHowToAsk.test(second)
    ? howToAskQuestion
    : ofTest.test(second) && ofChange.test(first)
      ? testQuestion
      : undefined
  const leans = !inItsWords && (pointsBack.test(second) || subjectOf(second) !== 'own')
  const secondFound = inItsWords
    ? find({ question: inItsWords, earlier: '' })
    : find({ question: second, earlier: leans ? first : '' })
  const other = bestAnswer(secondFound)
  const best = bestAnswer(whole)
  if (one && other && !isSamePlace(one, other)) return readBoth(best ? whole : firstFound, one, other)
  // What surely answers the second and was not heard beside the first.
  if (
    best &&
    other &&
    !isSamePlace(best, other) &&
    !leans &&
    isSurely(other, secondFound) &&
    !isOfPart(best, secondFound)
  )
    return readBoth(whole, best, other)
  // “Does either one help?” is of both that the first names.
  if (ofBoth.test(second)) return whole
  const alone = leans ? find({ question: second, earlier: '' }) : secondFound
  return best
    ? {
        ...whole,
        parts: [
          { asked: first, answers: firstFound.answers },
          { asked: second, answers: alone.answers },
        ],
      }
    : whole
}

/** From this likelihood on a question of its own is surely answered. */
const surely = 0.6
const isSurely = (answer: FoundAnswer, found: FoundLibrary) => (likelihoodOf(answer, found) ?? 0) >= surely

/** Whether a place may answer a part as well. */
const isOfPart = (place: FoundAnswer, { answers }: FoundLibrary) =>
  answers.some((answer) => isSamePlace(answer, place) && answer.terms.length > 0)

/** Both places first, the one after the other. */
function readBoth<Found extends FoundLibrary>(base: Found, one: FoundAnswer, other: FoundAnswer): Found {
  const rest = base.answers.filter((answer) => !isSamePlace(answer, one) && !isSamePlace(answer, other))
  return { ...base, answers: [one, { ...other, isOfOtherPart: true }, ...rest] }
}
