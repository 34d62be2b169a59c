import { isSitePage } from '@/shared/lib/pageOfSite'

import { bestAnswer, isSamePlace } from './questionParts'
import type { SubjectOf } from '../../conversation'
import type { AskedPart, FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { likelihoodOf } from '../retrieval/judgeFound'
import { excludeOtherCancers } from './excludeOtherCancers'
import { isOfAnotherHistory } from './rankByCancerHistory'
import { isForOthers } from './rankByReader'
import { excludePaperwork } from './excludePaperwork'
import { splitQuestions, type AskedQuestion } from '../question/splitQuestions'
import { isRefused } from './rankRefusedLast'
import { excludeOtherBodies } from './excludeOtherBodies'

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
/** What a question asks for so surely by itself is read, whatever is told around it. */
const surely = 0.6
/** Where so many of those who asked like it asked for a place, it is about what is told. */
const askedAlike = 0.05

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
type Looked = AskedQuestion & {
  alone: FoundLibrary
  told: FoundLibrary
  byItself: readonly FoundAnswer[]
  withTold: readonly FoundAnswer[]
  alikeAlone: ReturnType<FindAlike>
  alikeTold: ReturnType<FindAlike>
}

const shareOf = (alike: ReturnType<FindAlike>, place: FoundAnswer): number =>
  Math.log(leastShare + (alike.find((one) => isSamePlace(one.place, place))?.share ?? 0))

/** Says what share a place has among those whose questions are like a message or a question of it: looked up once, if at all. */
export function createLikeness(
  findAlike: FindAlike,
  message: string,
  subjectOf: SubjectOf,
): (place: FoundAnswer) => number {
  let looked: ReturnType<FindAlike>[] | undefined
  return (place) => {
    looked ??= [
      findAlike({ question: message, earlier: '' }),
      ...splitQuestions(message, subjectOf).map(({ asked, before }) => findAlike({ question: asked, earlier: before })),
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
  const sure = Math.max(0, ...looked.map((one) => surenessOf(place, one, isOfModule)))
  const isOfChance = isOfModule && best((one) => one.chance) >= surely
  const agreement = looked.map((one) => agreementOf(place, one, isOfModule))
  const mostAgreed = Math.max(...agreement)
  const most = best(({ told, near }) => told + near)
  return {
    place,
    isSure: sure > 0,
    chance: Math.max(sure, mostAgreed, isOfChance ? likely : 0, chance),
    question:
      sure > 0
        ? looked.findIndex((one) => surenessOf(place, one, isOfModule) === sure)
        : mostAgreed > 0
          ? agreement.indexOf(mostAgreed)
          : ofEach.findIndex(({ told, near }) => told + near === most),
  }
}

/**
 * How likely a place answers a question by itself that it is the best answer of: what is told around a question hides what
 * it asks for. It has to be about what is told as well, unless it is quite sure.
 */
function surenessOf(place: FoundAnswer, { asked, alone, withTold, alikeTold }: Looked, isOfModule: boolean): number {
  const best = bestAnswer(alone)
  if (!best || !isSamePlace(best, place)) return 0
  if (pointsBack.test(asked) && !withTold.some((one) => isSamePlace(one, place))) return 0
  const likelihood = likelihoodOf(best, alone) ?? 0
  const isAbout =
    isOfModule ||
    isOfToldModule(place, withTold) ||
    alikeTold.some((one) => one.share >= askedAlike && isSamePlace(one.place, place))
  return isAbout || likelihood >= surely ? likelihood : 0
}

/** Whether the module of a place is found for a question with all that is told: “what helps with the pain?” may be of joints. */
const isOfToldModule = ({ slug }: FoundAnswer, withTold: readonly FoundAnswer[]): boolean =>
  withTold.some((one) => one.slug === slug)

/** So likely does a place answer a question by itself for which others asked as well, in questions like it. */
const agreed = { likelihood: 0.25, share: 0.04 }

/** How likely a place answers a question that others asked it for, though it is not sure by itself. */
function agreementOf(
  place: FoundAnswer,
  { asked, alone, withTold, alikeAlone, alikeTold }: Looked,
  isOfModule: boolean,
): number {
  const own = alone.answers.find((one) => isSamePlace(one, place))
  // That the library holds nothing is likelier.
  const isUnheld = alone.answers.some((one) => one.excerpts.length === 0 && (one.chance ?? 0) > (own?.chance ?? 0))
  if (!own || isUnheld || pointsBack.test(asked) || !(isOfModule || isOfToldModule(place, withTold))) return 0
  const likelihood = likelihoodOf(own, alone) ?? 0
  const isAlike = [...alikeAlone, ...alikeTold].some(
    (one) => one.share >= agreed.share && isSamePlace(one.place, place),
  )
  return isAlike && likelihood >= agreed.likelihood ? likelihood : 0
}

/** “Does estrogen do that?” says nothing by itself; “is it normal” points at nothing. */
const pointsBack =
  /\b(?:about|with|of|for|from|through|on|after|do|does|cause[sd]?) (?:it|this|that|these|those|them)\b(?! \w+ing\b)|\b(?:is|are|was|does|do|can|could|will) (?:it|they)\b(?! (?:normal|true|safe|ok|okay|possible|worth|too|a|an|the|my|only|just|usual|common|wrong|right|best)\b)|\b(?:put|take|use|wear|cut|stop|apply|swallow|rub|change|mix) (?:it|them)\b|\b(?:mine|ours)\b/i
/** “Is this just an early change?” is asked of what is told. */
const isOfTold = /\b(?:is|are|was|were|could|can|does|do|did|will|would) (?:it|this|that|these|those|they)\b/i

/** The places that may answer a question: by itself, as others asked it, or of what is told where it points there. */
function placesOf({ asked, alone, told, alikeTold }: Looked): readonly FoundAnswer[] {
  const ofTold = isOfTold.test(asked) ? bestAnswer(told) : undefined
  return [
    ...alone.answers.filter((place) => (likelihoodOf(place, alone) ?? 0) >= agreed.likelihood),
    ...alikeTold.filter(({ share }) => share >= askedAlike).map(({ place }) => place),
    ...(ofTold ? [ofTold] : []),
  ]
}

type AlsoAsked = { alsoAsked: readonly FoundAnswer[]; questions: readonly AskedPart[] }

/**
 * What may answer the questions of a message that asks more than one, the likeliest first, and the questions, each with
 * what may answer it; nothing for one question.
 */
export function findFurtherAnswers<Found extends FoundLibrary>(
  find: Find<Found>,
  findAlike: FindAlike,
  message: string,
  whole: Found,
  subjectOf: SubjectOf,
): AlsoAsked {
  const asked = splitQuestions(message, subjectOf)
  if (asked.length < 2) return { alsoAsked: [], questions: [] }
  const looked = asked.map((one): Looked => {
    const alone = find({ question: one.asked, earlier: '' })
    const told = find({ question: one.asked, earlier: one.before })
    return {
      ...one,
      alone,
      told,
      byItself: alone.answers,
      withTold: told.answers,
      alikeAlone: findAlike({ question: one.asked, earlier: '' }),
      alikeTold: findAlike({ question: one.asked, earlier: one.before }),
    }
  })
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
    .map(({ place, question, isSure }) => ({ ...place, question, isSurelyAsked: isSure }))
  return {
    alsoAsked: leaveOutUnfit({ ...whole, answers }, message),
    questions: looked.map((one) => ({ asked: one.asked, answers: placesOf(one) })),
  }
}
