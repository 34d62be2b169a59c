import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { hormones } from '../question/medicinesAndConditions'
import { readExcerpt } from '../quoting/readExcerpt'
import { answersIt, likelihoodOf, mayAnswer } from '../retrieval/judgeFound'

/** How somebody says that it has to do without hormones. */
const refuses =
  /\b(?:without|(?:don['’]?t|do not|didn['’]?t) (?:want|like|fancy|trust)|(?:can(?:['’]?t|not)|mustn['’]?t|not allowed to|(?<!\b(?:is it|bad|wrong|dangerous|ok|okay|fine|safe) to )never) (?:take|have|use|do)|(?:can(?:['’]?t|not)|refuse|instead of|other than|rather than|alternatives? to|apart from|besides)) (?:to )?(?:(?:take|use|have|any|the|my|more) ){0,2}(?:hormones?|hrt|mht|o?estrogen|hormone (?:therapy|replacement))\b|\b(?:that|which|but|and)(?: (?:is|are)|['’]s)?(?:n['’]?t| not)(?: an?)? (?:hormon(?:es?|al)|hrt|mht)\b|\bnon[- ]?hormonal\b|\bhormone[- ]free\b|\b(?:hormones?|hrt|mht) (?:is|are) (?:out|off the table|ruled out|not for me|not an option)\b/i

/** “She’s on HRT. I can’t have it” is said of what was named before. */
const refusesIt =
  /\b(?:hormones?|hrt|mht|o?estrogen)\b[^?]{0,80}\bi (?:can(?:['’]?t|not)|mustn['’]?t|am not allowed to|['’]?m not allowed to|don['’]?t want to) (?:have|take|use) (?:it|them|that)\b/i

/** Whether somebody says that she does not want hormones, or may not have them. */
export const refusesHormones = (question: string): boolean => refuses.test(question) || refusesIt.test(question)

/** What begins with hormones as the thing to do. */
const isOfHormones = ({ start }: FoundAnswer['excerpts'][number]) =>
  /^(?:and )?(?:hormone therapy|hormones|o?estrogen|hrt)\b/i.test(start)

/** Whether a place begins with the hormones that somebody says she does not want or may not have. */
export const isRefused = ({ excerpts }: FoundAnswer, question: string): boolean =>
  excerpts.slice(0, 1).some(isOfHormones) && refusesHormones(question)

/** Whether what is read first of a place names hormones, wherever in it they stand. */
const readsOfHormones = ({ excerpts }: FoundAnswer): boolean =>
  excerpts.slice(0, 1).some((excerpt) => hormones.said.test(readExcerpt(excerpt).join(' ')))

/** A place that names none goes before one that does, where it answers and has this share of its likelihood. */
const shareWithout = 0.6

/** Puts first a place that does without hormones in what is read of it, where it answers nearly as likely. */
function rankWithoutFirst<Found extends FoundLibrary>(found: Found): Found {
  const [best, ...others] = found.answers
  if (!best || best.excerpts.length === 0 || !readsOfHormones(best)) return found
  const least = shareWithout * (likelihoodOf(best, found) ?? 0)
  const first = others.find(
    (answer) =>
      answer.excerpts.length > 0 &&
      !readsOfHormones(answer) &&
      answersIt(answer, found) &&
      (likelihoodOf(answer, found) ?? 0) >= least,
  )
  return first ? { ...found, answers: [first, ...found.answers.filter((answer) => answer !== first)] } : found
}

/**
 * Puts what advises hormones behind what does without, for somebody who says that she does not want or may not have
 * them: their words are in the question, and all the more in those places.
 */
export function rankRefusedLast<Found extends FoundLibrary>(found: Found, question: string): Found {
  if (!refusesHormones(question)) return found
  const answers = found.answers.map((answer) => {
    const others = answer.excerpts.filter((excerpt) => !isOfHormones(excerpt))
    return others.length > 0 ? { ...answer, excerpts: others } : answer
  })
  const isBehind = (answer: FoundAnswer) => answer.excerpts.some(isOfHormones)
  const isAhead = (answer: FoundAnswer) => !isBehind(answer) && mayAnswer(answer, found)
  const [best] = answers
  if (!best || !isBehind(best) || !answers.some(isAhead)) return rankWithoutFirst({ ...found, answers })
  const first = answers.find(isAhead)!
  return { ...found, answers: [first, ...answers.filter((answer) => answer !== first && !isBehind(answer))] }
}
