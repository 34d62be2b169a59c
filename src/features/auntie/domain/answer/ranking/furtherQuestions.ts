import { isSitePage } from '@/shared/lib/pageOfSite'

import { isSamePlace } from './questionParts'
import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { excludeOtherCancers } from './excludeOtherCancers'
import { isOfAnotherHistory } from './rankByCancerHistory'
import { isForOthers } from './rankByReader'
import { excludePaperwork } from './excludePaperwork'
import { isRefused } from './rankRefusedLast'
import { splitSentences } from '../text/sentences'
import { excludeOtherBodies } from './excludeOtherBodies'

const asking =
  "do|does|did|is|isn['’]t|are|aren['’]t|am|can|can['’]t|could|should|shouldn['’]t|shall|must|may|might|will|would|has|have|what|what['’]s|how|why|when|which|where|who|any"
/** Between the questions of a sentence: “is it my age, and would hormones lower it?”. */
const joins = new RegExp(`(?:,?\\s+(?:and|also|plus|but|or)|[,;:])\\s+(?=(?:also |if not, |so )?(?:${asking})\\b)`, 'i')
/** As many are looked for, the last ones: each costs two searches. */
const mostQuestions = 3

/** A part that asks nothing by itself: “And if not, is there some way?” is one question. */
const isFragment = (part: string) =>
  part.split(/\s+/).length < 3 || /^(?:and |but |or |so )?if\b(?:\W+\S+){1,3}$/i.test(part)

/** The questions that are joined in one sentence. */
function partsIn(sentence: string): string[] {
  const parts: string[] = []
  for (const part of sentence.split(joins)) {
    const last = parts.at(-1)
    if (last !== undefined && isFragment(last)) parts[parts.length - 1] = `${last}, ${part}`
    else parts.push(part)
  }
  return parts
}

/** What a message asks, question by question, each with all that is told before it. */
export const splitQuestions = (message: string): { asked: string; before: string }[] =>
  splitSentences(message)
    .flatMap((sentence, at, all) => {
      if (!sentence.endsWith('?')) return []
      const told = all.slice(0, at).join(' ')
      const parts = partsIn(sentence)
      return parts.map((asked, part) => ({ asked, before: [told, ...parts.slice(0, part)].join(' ').trim() }))
    })
    .slice(-mostQuestions)

/**
 * How likely a place answers one of several questions that no place which is read answers: by its share among the places whose
 * questions others asked like it, alone and with what is told; by where it stands and how it scores among what is found
 * with all that is told; and by whether its module is found for the whole. Fitted to 202 letters of which others had judged what was left
 * unread (decision 078).
 */
const fit = { start: -2.1, score: 0.165, ofModule: 1.36, withTold: 0.36, alikeAlone: -0.36, alikeTold: 1.12 }
/** A share counts by its logarithm, and none as little as this. */
const leastShare = 0.01
/** From here on it is read; of what is read so, two in five are what a judge had missed. */
const likely = 0.25
/** What a question asks for so surely by itself is read as well, where it is of a module that is found for the whole. */
const surely = 0.6

const nearness = (answers: readonly FoundAnswer[], place: FoundAnswer): number => {
  const rank = answers.findIndex((answer) => isSamePlace(answer, place))
  return rank === -1 ? 0 : 1 / (1 + rank)
}

/** Without what holds for others and not for her: it is read beside an answer that it may contradict. */
const leaveOutUnfit = <Found extends FoundLibrary>(found: Found, message: string): readonly FoundAnswer[] =>
  excludeOtherCancers(excludePaperwork(excludeOtherBodies(found, message), message), message).answers.filter(
    (place) => !isForOthers(place, message) && !isOfAnotherHistory(place, message) && !isRefused(place, message),
  )

type Asked = { question: string; earlier: string }
type Find<Found> = (asked: Asked) => Found
/** Places whose questions are like one, each with its share among them. */
export type FindAlike = (asked: Asked) => readonly { place: FoundAnswer; share: number }[]

/** What is found for a question of a message, by itself and with what is told before it. */
type Looked = {
  byItself: readonly FoundAnswer[]
  withTold: readonly FoundAnswer[]
  alikeAlone: ReturnType<FindAlike>
  alikeTold: ReturnType<FindAlike>
}

const shareOf = (alike: ReturnType<FindAlike>, place: FoundAnswer): number =>
  Math.log(leastShare + (alike.find((one) => isSamePlace(one.place, place))?.share ?? 0))

/** Says what share a place has among those whose questions are like a message or a question of it: looked up once, if at all. */
export function createLikeness(findAlike: FindAlike, message: string): (place: FoundAnswer) => number {
  let looked: ReturnType<FindAlike>[] | undefined
  return (place) => {
    looked ??= [
      findAlike({ question: message, earlier: '' }),
      ...splitQuestions(message).map(({ asked, before }) => findAlike({ question: asked, earlier: before })),
    ]
    return Math.max(...looked.map((alike) => alike.find((one) => isSamePlace(one.place, place))?.share ?? 0))
  }
}

/** How likely a place answers a question of a message, and which of them. */
function rate(place: FoundAnswer, looked: readonly Looked[], isOfModule: boolean) {
  const ofEach = looked.map(({ byItself, withTold, alikeAlone, alikeTold }) => ({
    score: withTold.find((answer) => isSamePlace(answer, place))?.score ?? 0,
    near: nearness(withTold, place),
    alone: shareOf(alikeAlone, place),
    told: shareOf(alikeTold, place),
    chance: byItself.find((answer) => isSamePlace(answer, place))?.chance ?? 0,
  }))
  const best = (of: (one: (typeof ofEach)[number]) => number) => Math.max(...ofEach.map(of))
  const sum =
    fit.start +
    fit.score * best(({ score }) => score) +
    (isOfModule ? fit.ofModule : 0) +
    fit.withTold * best(({ near }) => near) +
    fit.alikeAlone * best(({ alone }) => alone) +
    fit.alikeTold * best(({ told }) => told)
  const chance = 1 / (1 + Math.exp(-sum))
  const isSure = isOfModule && best((one) => one.chance) >= surely
  const most = best(({ told, near }) => told + near)
  return {
    place,
    chance: isSure ? Math.max(likely, chance) : chance,
    question: ofEach.findIndex(({ told, near }) => told + near === most),
  }
}

/** What may answer the questions of a message that asks more than one, the likeliest first; nothing for one question. */
export function findFurtherAnswers<Found extends FoundLibrary>(
  find: Find<Found>,
  findAlike: FindAlike,
  message: string,
  whole: Found,
): readonly FoundAnswer[] {
  const questions = splitQuestions(message)
  if (questions.length < 2) return []
  const looked = questions.map(({ asked, before }) => ({
    byItself: find({ question: asked, earlier: '' }).answers,
    withTold: find({ question: asked, earlier: before }).answers,
    alikeAlone: findAlike({ question: asked, earlier: '' }),
    alikeTold: findAlike({ question: asked, earlier: before }),
  }))
  const answers = looked
    .flatMap(({ byItself, withTold, alikeTold }) => [...withTold, ...byItself, ...alikeTold.map(({ place }) => place)])
    .filter(
      (place, at, all) =>
        place.excerpts.length > 0 &&
        !isSitePage(place.slug) &&
        all.findIndex((other) => isSamePlace(other, place)) === at,
    )
    .map((place) =>
      rate(
        place,
        looked,
        whole.modules.some(({ slug }) => slug === place.slug),
      ),
    )
    .filter(({ chance }) => chance >= likely)
    .sort((a, b) => b.chance - a.chance)
    .map(({ place, question }) => ({ ...place, question }))
  return leaveOutUnfit({ ...whole, answers }, message)
}
