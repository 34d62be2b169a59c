import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { mayAnswer } from '../retrieval/judgeFound'

/** How somebody says that it has to do without hormones. */
const refuses =
  /\b(?:without|(?:don['’]?t|do not|didn['’]?t) (?:want|like|fancy|trust)|(?:can(?:['’]?t|not)|mustn['’]?t|not allowed to|never) (?:take|have|use|do)|(?:can(?:['’]?t|not)|refuse|instead of|other than|rather than|alternatives? to|apart from|besides)) (?:to )?(?:(?:take|use|have|any|the|my|more) ){0,2}(?:hormones?|hrt|mht|o?estrogen|hormone (?:therapy|replacement))\b|\b(?:that|which|but|and)(?: (?:is|are)|['’]s)?(?:n['’]?t| not)(?: an?)? (?:hormon(?:es?|al)|hrt|mht)\b|\bnon[- ]?hormonal\b|\bhormone[- ]free\b|\b(?:hormones?|hrt|mht) (?:is|are) (?:out|off the table|ruled out|not for me|not an option)\b/i

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
  if (!best || !isBehind(best) || !answers.some(isAhead)) return { ...found, answers }
  const first = answers.find(isAhead)!
  return { ...found, answers: [first, ...answers.filter((answer) => answer !== first && !isBehind(answer))] }
}
