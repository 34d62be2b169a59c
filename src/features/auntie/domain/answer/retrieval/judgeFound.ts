import { isSitePage } from '@/shared/lib/pageOfSite'

import type { FoundAnswer, FoundLibrary } from './foundLibrary'

/** The library has to know this share of what was asked, or it does not hold the answer. */
const minKnown = 0.34
/** Below this, what was found by its words alone is near, and she asks back. */
const minCoverage = 0.45

/** From here on a place answers that is asked for by so much of the question; with a higher score less is enough. */
export const minAnswer = { score: 2.5, coverage: 0.5 }
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

/** Where what is known not to be held is this likely, and so many times as likely as the best place, nothing near is read out. */
const surelyUnheld = { chance: 0.2, times: 2.5 }
const isLikelierUnheld = ({ answers }: FoundLibrary): boolean => {
  const [unheld] = answers.filter(({ excerpts, lead }) => excerpts.length === 0 && lead !== undefined)
  const most = Math.max(0, ...answers.filter(({ excerpts }) => excerpts.length > 0).map(({ chance = 1 }) => chance))
  return (unheld?.chance ?? 0) >= surelyUnheld.chance && (unheld?.chance ?? 0) > surelyUnheld.times * most
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
    if ((library.distance > plainlyOurs && isLikelierOutside(library)) || isLikelierUnheld(library)) return 'nothing'
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
