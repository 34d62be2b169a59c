import { filterQuoted } from '../text/quotedSentences'
import { toldFacts } from '../../recall/toldFacts'

/** Whether she told that she drinks no more. */
export const drinksNoMore = (said: readonly string[]): boolean =>
  toldFacts(said).some(({ kind, text }) => kind === 'habit' && text.includes('alcohol'))

const ofDrink = /\b(?:alcohol\w*|drink(?:s|ing)?(?! (?:water|milk|enough|more))|wine|beer|gin|booze)\b/i
const toDrinkLess =
  /\b(?:(?:cut|cutting) (?:it |them )?(?:down|back|out)|less|fewer|limit\w*|skip\w*|leave (?:it |them |the \w+ )?(?:out|off)|go easy|halve|no more than|at most|stick to|dry (?:week|month|january))\b/i
const pointsBack = /\b(?:it|them|that)\b/i
const speaksOfDrink = /“[^”]*\b(?:alcohol|drinks?|wine|nightcap)\b[^”]*”/i
const noReasonText = 'You don’t drink any more, and nothing here is a reason to start again.'

/** An answer for her who drinks no more: nothing in it tells her to drink less, and what speaks of drink says that it knows. */
export function omitDrinkLess<Answer extends { response: string }>(answer: Answer, said: readonly string[]): Answer {
  if (!speaksOfDrink.test(answer.response) || !drinksNoMore(said)) return answer
  const response = filterQuoted(
    answer.response,
    (sentence, before) =>
      !toDrinkLess.test(sentence) ||
      !(ofDrink.test(sentence) || (pointsBack.test(sentence) && before.some((one) => ofDrink.test(one)))),
  )
  return { ...answer, response: `${noReasonText}\n\n${response}` }
}
