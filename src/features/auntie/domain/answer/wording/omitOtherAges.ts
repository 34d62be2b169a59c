import { filterQuoted } from '../text/quotedSentences'
import { toldFacts } from '../../recall/toldFacts'

/** What is said to who is older than this. */
const toOlder = /^If you(?:['’]re| are) (?:over|past) (\d\d)\b/

/** An answer without what is said to who is older than she told to be: “if you are over 45” at 42. */
export function omitOtherAges<Answer extends { response: string }>(answer: Answer, said: readonly string[]): Answer {
  if (!/If you(?:['’]re| are) (?:over|past) \d/.test(answer.response)) return answer
  const told = toldFacts(said).findLast(({ kind }) => kind === 'age')?.text
  const age = Number(/\d\d/.exec(told ?? '')?.[0] ?? 0)
  const isToHer = (sentence: string) => age === 0 || age > Number(toOlder.exec(sentence)?.[1] ?? 0)
  return { ...answer, response: filterQuoted(answer.response, isToHer) }
}
