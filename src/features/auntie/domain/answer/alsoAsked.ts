import { isSitePage } from '@/shared/lib/pageOfSite'

import { isSame } from './askedParts'
import type { FoundAnswer, FoundLibrary } from './foundLibrary'
import { leaveOutOtherCancers } from './otherCancers'
import { isOfAnotherHistory } from './ownHistoryFirst'
import { isForOthers } from './ownReaderFirst'
import { leaveOutPaperwork } from './paperwork'
import { isRefused } from './refusedBehind'
import { splitSentences } from './sentences'
import { leaveOutSomeoneElse } from './someoneElsesBody'

const asking =
  "do|does|did|is|isn['’]t|are|aren['’]t|am|can|can['’]t|could|should|shouldn['’]t|shall|must|may|might|will|would|has|have|what|what['’]s|how|why|when|which|where|who|any"
/** Between the questions of a sentence: “is it my age, and would hormones lower it?”. */
const joins = new RegExp(`(?:,?\\s+(?:and|also|plus|but|or)|[,;:])\\s+(?=(?:also |if not, |so )?(?:${asking})\\b)`, 'i')
/** As many are looked for, the last ones: each costs two searches. */
const mostQuestions = 4

/** What a message asks, question by question, each with all that is told before it. */
export const questionsIn = (message: string): { asked: string; before: string }[] =>
  splitSentences(message)
    .flatMap((sentence, at, all) => {
      if (!sentence.endsWith('?')) return []
      const told = all.slice(0, at).join(' ')
      const parts = sentence.split(joins)
      return parts.map((asked, part) => ({ asked, before: [told, ...parts.slice(0, part)].join(' ').trim() }))
    })
    .slice(-mostQuestions)

/**
 * How likely a place answers one of several questions that no place which is read answers: by where it stands among what is
 * found for a question by itself, and with all that is told before it, by its score with that, and by whether its module is
 * found for the whole. Fitted to 86 letters of which others had judged what was left unread (decision 076).
 */
const fit = { start: -5.41, score: 0.196, ofModule: 2.06, byItself: 1.22, withTold: 1.79 }
/** From here on it is read; of what was read so, three in five were what a judge had missed. */
const likely = 0.4
/** What a question asks for so surely by itself is read as well, where it is of a module that is found for the whole. */
const surely = 0.6

const nearness = (answers: readonly FoundAnswer[], place: FoundAnswer): number => {
  const rank = answers.findIndex((answer) => isSame(answer, place))
  return rank === -1 ? 0 : 1 / (1 + rank)
}

/** Without what holds for others and not for her: it is read beside an answer that it may contradict. */
const leaveOutUnfit = <Found extends FoundLibrary>(found: Found, message: string): readonly FoundAnswer[] =>
  leaveOutOtherCancers(leaveOutPaperwork(leaveOutSomeoneElse(found, message), message), message).answers.filter(
    (place) => !isForOthers(place, message) && !isOfAnotherHistory(place, message) && !isRefused(place, message),
  )

type Find<Found> = (asked: { question: string; earlier: string }) => Found

/** What may answer the questions of a message that asks more than one, the likeliest first; nothing for one question. */
export function findAlsoAsked<Found extends FoundLibrary>(
  find: Find<Found>,
  message: string,
  whole: Found,
): readonly FoundAnswer[] {
  const questions = questionsIn(message)
  if (questions.length < 2) return []
  const looked = questions.map(({ asked, before }) => ({
    byItself: find({ question: asked, earlier: '' }).answers,
    withTold: find({ question: asked, earlier: before }).answers,
  }))
  const places = looked
    .flatMap(({ byItself, withTold }) => [...withTold, ...byItself])
    .filter(
      (place, at, all) =>
        place.excerpts.length > 0 && !isSitePage(place.slug) && all.findIndex((other) => isSame(other, place)) === at,
    )
  const best = (of: (answers: (typeof looked)[number]) => number) => Math.max(...looked.map(of))
  const answers = places
    .map((place) => {
      const score = best(({ withTold }) => withTold.find((answer) => isSame(answer, place))?.score ?? 0)
      const isOfModule = whole.modules.some(({ slug }) => slug === place.slug)
      const alone = best(({ byItself }) => byItself.find((answer) => isSame(answer, place))?.chance ?? 0)
      const sum =
        fit.start +
        fit.score * score +
        (isOfModule ? fit.ofModule : 0) +
        fit.byItself * best(({ byItself }) => nearness(byItself, place)) +
        fit.withTold * best(({ withTold }) => nearness(withTold, place))
      const chance = 1 / (1 + Math.exp(-sum))
      return { place, chance: isOfModule && alone >= surely ? Math.max(likely, chance) : chance }
    })
    .filter(({ chance }) => chance >= likely)
    .sort((a, b) => b.chance - a.chance)
    .map(({ place }) => place)
  return leaveOutUnfit({ ...whole, answers }, message)
}
