import { isSitePage } from '@/shared/lib/pageOfSite'

import type { SearchQuery } from '../../conversation'
import type { FoundAnswer, FoundLibrary } from './foundLibrary'
import { splitSentences } from '../text/sentences'

/** The library has to know this share of what was asked, or it does not hold the answer. */
const minKnown = 0.34
/** Below this, what was found by its words alone is near, and she asks back. */
const minCoverage = 0.45

/** From here on a place answers that is asked for by so much of the question; with a higher score less is enough. */
const minAnswer = { score: 2.5, coverage: 0.5 }
const sureAnswer = { score: 5.8, coverage: 0.29 }

/** In the module that is found first anyway, less of a story has to be about it. */
const agreedAnswer = { score: 2.3, coverage: 0.2 }

/** A short question may be a phrase and nothing else. */
const wholeAnswer = { score: 0.9, coverage: 0.6 }

/** What it is known not to hold is plain from a phrase in a story. */
const notHeld = { score: 4, coverage: 0.3 }

/** What the library is not about at all is plain from a word or two, and nothing comes near. */
const outsideAnswer = { score: 1.4, coverage: 0.25 }

/** By what every question here is about no place is asked for, unless it is nearly all of a question. */
const nearlyAll = 0.9

/** From this likelihood on a place is read out as the answer, */
export const likely = 0.4
/** and from this on as what comes nearest. */
export const thinkable = 0.15
/** What says little by itself is never quite impossible. */
const smallestChance = 0.002

/**
 * How likely a place answers a question (0 to 1), by what was learned of how it is asked for and by its words; fitted to
 * 8,760 questions that neither had seen, and 310 that others had asked (decision 051). Nothing for a place of an editor.
 */
export function likelihoodOf(
  { chance, score, coverage }: FoundAnswer,
  { known, modules }: FoundLibrary,
): number | undefined {
  // Questions to a module that an editor added look like others to what was learned without it.
  if (chance === undefined || modules[0]?.isAskedFor === false) return undefined
  const sum = -0.73 + 0.49 * Math.log(Math.max(chance, smallestChance)) + 0.1 * score + 0.86 * coverage + 0.17 * known
  return 1 / (1 + Math.exp(-sum))
}

/** In the module that is found first anyway, this is enough to be read as what comes nearest. */
const thinkableAgreed = 0.1

/** Whether a place may be what was meant; one of which nothing was learned, by its words. */
export function mayAnswer(answer: FoundAnswer, library: FoundLibrary): boolean {
  if (answer.excerpts.length === 0 || isSitePage(answer.slug)) return false
  const likelihood = likelihoodOf(answer, library)
  if (likelihood === undefined) return isAskedEnough(answer, library)
  const agrees = answer === library.answers[0] && library.modules[0]?.slug === answer.slug
  return likelihood >= (agrees ? thinkableAgreed : thinkable)
}

/** Whether a place answers what was asked, and not a part of it. */
export function answersIt(answer: FoundAnswer, library: FoundLibrary): boolean {
  const likelihood = likelihoodOf(answer, library)
  return likelihood === undefined ? isAskedEnough(answer, library) : likelihood >= likely
}

/** The same by its words alone. */
function isAskedEnough(
  { score, coverage, slug, isWhole, isGeneral, lead, excerpts }: FoundAnswer,
  { modules }: FoundLibrary,
): boolean {
  const isAbout = coverage >= nearlyAll || !isGeneral || !lead
  return (
    isAbout &&
    [
      minAnswer,
      sureAnswer,
      ...(isWhole ? [wholeAnswer] : []),
      ...(isWhole && excerpts.length === 0 ? [notHeld] : []),
      ...(modules[0]?.slug === slug ? [agreedAnswer] : []),
      ...(lead ? [] : [outsideAnswer]),
    ].some((least) => score >= least.score && coverage >= least.coverage)
  )
}

/**
 * A question is about something else where its words lie further from the library’s subject than this, and by so much
 * further for all that a place is asked for by some of them.
 */
const leastDistance = 0
const distanceByAsked = { whole: 0.15, part: 0.1 }
/** What lies as near as this is the library’s, whatever words it has that the library does not know. */
const surelyOurs = -0.3
/** What lies as near as this is about the library's subject, found or not. */
const plainlyOurs = -0.5

/** What is learned to be asked for so surely is asked, though its words alone say nothing: “how long does this last??” */
const surelyAsked = 0.65

/**
 * What was learned of questions about something else finds them in other ways than single words do. Where it is this
 * unlikely, a place is meant that is asked for by a whole phrase, whatever names and odd words stand around it;
 */
const leastOutside = 0.05
const askedByPhrase = 0.3
/** where it is this likely, and so many times as likely as the best place, nothing near is read out. */
const surelyOutside = { chance: 0.12, times: 1.2 }

/** Whether a whole phrase asks for the best place, and what was learned knows of nothing else that could be meant. */
const isPlainlyOurs = (library: FoundLibrary): boolean => {
  const [best] = library.answers
  return (
    best !== undefined &&
    best.excerpts.length > 0 &&
    best.isWhole &&
    (likelihoodOf(best, library) ?? 0) >= askedByPhrase &&
    (library.outsideChance ?? 1) < leastOutside
  )
}

/** Whether something else is likelier meant than the best place. */
const isLikelierOutside = ({ answers: [best], outsideChance = 0 }: FoundLibrary): boolean =>
  outsideChance > surelyOutside.chance && outsideChance > surelyOutside.times * (best?.chance ?? 1)

/** Whether a question is about something that neither the library nor the site is about. */
export const isOffTopic = (library: FoundLibrary): boolean => {
  const [best] = library.answers
  if (best?.lead && (best.chance ?? 0) >= surelyAsked) return false
  if (best && isSitePage(best.slug) && answersIt(best, library)) return false
  if (isPlainlyOurs(library)) return false
  // What editors added widens the subject; the distances were learned without it.
  if (library.modules[0]?.isAskedFor === false) return false
  const asked = best ? best.score * best.coverage * distanceByAsked[best.isWhole ? 'whole' : 'part'] : 0
  return library.distance > leastDistance + asked
}

/** Whether what was found is enough for somebody who words an answer of it. */
export const isEnoughForModel = (library: FoundLibrary): boolean => {
  const verdict = judgeFound(library)
  return verdict === 'answer' || (verdict === 'near' && library.coverage >= minCoverage)
}

/** What is asked for by so much of a question is what was asked, and nothing else. */
const fitting = [
  { score: 4, coverage: 0.95 },
  { score: 6, coverage: 0.5 },
  { score: 8, coverage: 0.4 },
]

/**
 * Whether a question is plainly one to the library, be it held or known not to be. Who asks about the site may have
 * reasons: how to clear a history that somebody looks through.
 */
export const fitsQuestion = ({ answers: [best] }: FoundLibrary): boolean =>
  best?.lead !== undefined &&
  !isSitePage(best.slug) &&
  fitting.some((least) => best.score >= least.score && best.coverage >= least.coverage)

/**
 * From this likelihood on a faint worry gives way; chosen on 1,404 messages of need, of which three heard faintly are this
 * likely asked of the library, and 964 questions, of which 44 keep the lines (59 when phrases counted as well).
 */
const likelyEnough = 0.5

/** Whether the library likely answers a question, in whatever words; of a place of an editor, whether it is asked for. */
export const isLikelyAnswered = (library: FoundLibrary): boolean => {
  const [best] = library.answers
  if (!best || best.excerpts.length === 0 || isSitePage(best.slug)) return false
  const likelihood = likelihoodOf(best, library)
  return likelihood === undefined ? fitsQuestion(library) : likelihood >= likelyEnough
}

/** Whether a question is about the library's subject, and the best guess is not that the library holds nothing. */
function isOfSubject(library: FoundLibrary): boolean {
  const [best] = library.answers
  return (
    best !== undefined &&
    best.excerpts.length > 0 &&
    !isSitePage(best.slug) &&
    library.distance < plainlyOurs &&
    !isLikelierOutside(library)
  )
}

/** A place that has less than this share of its chance gives way to the guess that the library holds nothing. */
const shareBeside = 0.5

/** Whether a place answers nearly as likely as the library holds nothing, which is the best guess. */
function holdsBeside(library: FoundLibrary): boolean {
  const leastChance = shareBeside * (library.answers[0]?.chance ?? 0)
  return library.answers.some(
    (answer) => mayAnswer(answer, library) && answersIt(answer, library) && (answer.chance ?? 1) >= leastChance,
  )
}

/**
 * Whether the library holds an answer, something near, or nothing. A module that nobody wrote down how it is asked for
 * is judged by its words.
 */
export function judgeFound(library: FoundLibrary): 'answer' | 'near' | 'nothing' {
  const { modules, answers, known, coverage } = library
  const [best] = answers
  if (isOffTopic(library)) return 'nothing'
  if (best && answersIt(best, library))
    return best.excerpts.length > 0 ? 'answer' : holdsBeside(library) ? 'near' : 'nothing'
  if (best && likelihoodOf(best, library) !== undefined) {
    if (library.distance > plainlyOurs && isLikelierOutside(library)) return 'nothing'
    return library.answers.some((answer) => mayAnswer(answer, library)) || isOfSubject(library) ? 'near' : 'nothing'
  }
  if (modules.length === 0 || (known < minKnown && library.distance > surelyOurs)) return 'nothing'
  return coverage < minCoverage || modules[0]!.isAskedFor ? 'near' : 'answer'
}

/** From here on a question without a word of its own is understood all the same: “why is it always 3am”. */
const understood = 0.5
const isUnderstood = ({ answers: [best] }: FoundLibrary) =>
  best !== undefined && !isSitePage(best.slug) && (best.chance ?? 0) >= understood

/** Whether a message asks for nothing that could be looked up, such as a greeting. */
export const asksNothing = (found: FoundLibrary): boolean =>
  found.terms.asked.length === 0 &&
  judgeFound(found) !== 'answer' &&
  (judgeFound(found) === 'nothing' || !isUnderstood(found))

/** Sentences of a story that are looked for by themselves. */
const mostSentences = 2
const asksAnything = /\?\s*$/
/** “Is there any proof for it” asks about what was told before, and “is it the estrogen or my sugar” may. */
const surelyPointsBack =
  /\b(?:about|with|of|for|from|in) (?:it|this|that|these|those|them)\b|\b(?:cause|push|raise|lower|bring|make|feed|affect|help|stop|treat|fix|shift|ease|trigger|worsen|put|set) (?:it|this|that|these|those|them)\b/i
const mayPointBack = /\b(?:is|are|was|were|could|can|does|do|did|will|would) (?:it|this|that|these|those|they)\b/i

/** “Are they really that dangerous?” says little by itself: it is asked of what stands before it unless it is much surer. */
const saysLittle = 2
const muchSurer = 1.5
const bestLikelihood = (found: FoundLibrary) => (found.answers[0] && likelihoodOf(found.answers[0], found)) ?? 0

/** Whether a sentence's answer is about what its story is about: “does it have to be a prescription?” may be of anything. */
function agrees({ slug }: FoundAnswer, { answers, modules }: FoundLibrary): boolean {
  if (isSitePage(slug)) return !answers.some((place) => !isSitePage(place.slug) && place.score >= minAnswer.score)
  return [...answers, ...modules].some((place) => place.slug === slug)
}

/** What answers a question within a story, whose other words hide it; nothing where none does. */
function findInSentences<Found extends FoundLibrary>(find: Find<Found>, story: string, whole: Found) {
  const sentences = splitSentences(story)
  if (sentences.length < 2) return undefined
  return sentences
    .map((sentence, at) => ({ sentence, before: sentences.slice(0, at).join(' ') }))
    .filter(({ sentence }) => asksAnything.test(sentence))
    .slice(-mostSentences)
    .flatMap(({ sentence, before }) => {
      const alone = () => find({ question: sentence, earlier: '' })
      if (!surelyPointsBack.test(sentence) && !mayPointBack.test(sentence)) return [alone()]
      const together = find({ question: sentence, earlier: before })
      if (surelyPointsBack.test(sentence) || judgeFound(together) === 'answer') return [together]
      // “Is that peri?” asks about what was told before, and names nothing by itself.
      const own = alone()
      const isOwn = own.terms.asked.length > saysLittle || bestLikelihood(own) >= muchSurer * bestLikelihood(together)
      return isOwn && !own.answers[0]?.isGeneral ? [own] : []
    })
    .filter((found) => {
      const [best] = found.answers
      return judgeFound(found) === 'answer' && best && answersIt(best, found) && agrees(best, whole)
    })
    .sort((a, b) => b.answers[0]!.score - a.answers[0]!.score)[0]
}

type Find<Found> = (asked: { question: string; earlier: string }) => Found

/**
 * What is found for a question, with what it leans on: where it may lean, only if it is no question by itself. Where a
 * story as a whole has no answer, what is asked in it may.
 */
export function findWith<Found extends FoundLibrary>(
  find: Find<Found>,
  { question, earlier, leans }: SearchQuery,
): Found {
  const alone = leans ? undefined : find({ question, earlier: '' })
  if (alone && !earlier)
    return judgeFound(alone) === 'answer' ? alone : (findInSentences(find, question, alone) ?? alone)
  const together = find({ question, earlier })
  if (!alone || !fitsQuestion(alone)) return together
  return staysWith(together, find({ question: earlier, earlier: '' }), alone) ? together : alone
}

/** Whether a question that would do by itself is about what was asked before all the same, and says more of it. */
function staysWith(together: FoundLibrary, before: FoundLibrary, alone: FoundLibrary): boolean {
  const [[best], [earlier], [other]] = [together.answers, before.answers, alone.answers]
  return (
    best !== undefined &&
    best.slug === earlier?.slug &&
    best.score > (other?.score ?? 0) &&
    best.terms.some((term) => !earlier.terms.includes(term))
  )
}
