import { isSitePage } from '@/shared/lib/pageOfSite'

import { findCause } from './findCause'
import { findCheck } from './findCheck'
import { findRemedy } from './findRemedy'
import type { FoundAnswer, FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { answersIt, likelihoodOf, mayAnswer } from '../retrieval/judgeFound'
import { readExcerpt } from './readExcerpt'
import { promisesAnswer, selectQuote } from './selectQuote'

/** What is read of a module, a place each, and the passages that they stand in, the one that is linked first. */
export type Quoted = { passage: LibraryPassage; passages: LibraryPassage[]; quotes: string[] }

/** What the best found passage is worth beside words of the question in the quote, others by their share of its score. */
const found = 3
/** What a heading that promises the answer is worth, likewise. */
const promised = 0.5

/** The best words of the best module, chosen by the words of the question alone. */
function chooseByWords({ modules, terms }: FoundLibrary, question: string): Quoted[] {
  const passages = modules[0]?.passages ?? []
  const [best] = passages
    .map((passage) => ({
      passage,
      ...selectQuote(passage, terms, question),
      standing:
        (promisesAnswer(passage.heading, question) ? promised : 0) +
        (found * passage.score) / (passages[0]!.score || 1),
    }))
    .filter(({ quote }) => quote)
    .sort((a, b) => b.score + b.standing - (a.score + a.standing))
  return best ? [{ passage: best.passage, passages: [best.passage], quotes: [best.quote] }] : []
}

/** A second place has to come this close to the best one, the closer when it stands in another module, */
const minSecond = { same: 0.4, other: 0.6 }
/** and has to be asked for by something that the best one is not. */
const isMore = (second: FoundAnswer, best: FoundAnswer) => second.terms.some((term) => !best.terms.includes(term))

/** Room for one quotation beside another. */
const longestBeside = 300

/** Where the best place is not surer than this, one that may be meant as well is read out beside it. */
const surely = 0.6
/** and is at least this much as likely; where it is surer, one that is as sure and has this share of its chance. */
const likelyBeside = 0.5

/** A second place that comes this close to the best one may be meant as well; a cause that was asked for is read first then. */
const nearlyAsLikely = 0.75

/** This likely is another place meant as well, whatever else stands at the best: of coconut oil, what it does to condoms. */
const surelyAsWell = 0.78

/**
 * Of whoever asked like this, at least so many have to have asked for a second place: of one question, and of several,
 * which have places of their own.
 */
const leastAlike = { one: 0.01, several: 0.05 }
const isAskedAlike = (other: FoundAnswer, { likenessOf, alsoAsked = [] }: FoundLibrary): boolean =>
  !likenessOf || likenessOf(other) >= leastAlike[alsoAsked.length > 0 ? 'several' : 'one']

/** The places that answer: the best, and one that answers what it leaves open, or that may be meant as well. */
function chooseAnswers(library: FoundLibrary, question: string): Quoted[] {
  const [best, ...others] = library.answers
  const likelihood = likelihoodOf(best!, library) ?? 1
  const isSure = isSitePage(best!.slug) || likelihood >= surely
  const isAsLikely = (other: FoundAnswer) => (likelihoodOf(other, library) ?? 0) >= likelyBeside * likelihood
  // What else stands at the best place goes before another place.
  const isAsSure = (other: FoundAnswer) =>
    (best!.excerpts.length === 1 || (likelihoodOf(other, library) ?? 0) >= surelyAsWell) &&
    (likelihoodOf(other, library) ?? 0) >= surely &&
    (other.chance ?? 0) >= likelyBeside * (best!.chance ?? 1)
  // By its words the best one is asked for more, by what was learned the other: night work and its sleep, with flashes told.
  const isLearnedMore = (other: FoundAnswer) =>
    best!.excerpts.length === 1 &&
    other.excerpts.length > 0 &&
    answersIt(other, library) &&
    (other.chance ?? 0) > (best!.chance ?? 1)
  // Looked up for those alone that would be read otherwise: it takes longest.
  const findSecond = (isMeant: (other: FoundAnswer) => boolean) =>
    others.find((other) => isMeant(other) && isAskedAlike(other, library))
  const ofOtherPart = others.find(({ isOfOtherPart }) => isOfOtherPart)
  const cause = ofOtherPart ? undefined : findCause(library, question)
  const second =
    ofOtherPart ??
    cause ??
    findCheck(library, question) ??
    findRemedy(library, question) ??
    findSecond(
      (other) =>
        other.slug === best!.slug &&
        best!.excerpts.length === 1 &&
        other.excerpts.length > 0 &&
        answersIt(other, library) &&
        (other.chance ?? 0) >= likelyBeside * (best!.chance ?? 1),
    ) ??
    findSecond((other) => mayAnswer(other, library) && (isSure ? isAsSure(other) : isAsLikely(other))) ??
    findSecond(isLearnedMore) ??
    findSecond(
      (other) =>
        !isSitePage(best!.slug) &&
        other.excerpts.length > 0 &&
        other.score >= best!.score * (other.slug === best!.slug ? minSecond.same : minSecond.other) &&
        answersIt(other, library) &&
        isMore(other, best!),
    )
  if (!second) return readPlaces(best!.excerpts.slice(0, 2))
  const isAsNear = (likelihoodOf(second, library) ?? 0) >= nearlyAsLikely * likelihood
  const isCauseFirst = second === cause && isAsNear && !standsBehind(second, best!)
  const both = isCauseFirst ? [second, best!] : [best!, second]
  return readPlaces([...both.flatMap(beginningsOf), ...both.flatMap((place) => furtherParts(place, both))])
}

/** Whether a place stands in the same passage as another, and behind it: a passage is read in its own order. */
function standsBehind({ excerpts: [one] }: FoundAnswer, { excerpts: [other] }: FoundAnswer): boolean {
  if (!one || !other || one.passage !== other.passage) return false
  return one.passage.body.indexOf(one.start) > one.passage.body.indexOf(other.start)
}

/** What says when not to wait. */
const isUrgent = /\bfor today\b|\b(?:call|see|ring) (?:a|your) doctor (?:today|this week)\b|\bemergency\b/i
/** What is read of a place beside another one although it comes second there: what both say, and when not to wait. */
const furtherParts = (place: FoundAnswer, both: readonly FoundAnswer[]): FoundAnswer['excerpts'] =>
  place.excerpts.slice(1, 2).filter((excerpt) => {
    const read = readExcerpt(excerpt, longestBeside)
    const saysSame = (other: FoundAnswer) =>
      other !== place && other.excerpts.some((one) => readExcerpt(one, longestBeside)[0] === read[0])
    return both.some(saysSame) || isUrgent.test(read.join(' '))
  })

/** A place of two parts of which the first is no longer says too little by it: “Moisturizers come first.” */
const shortPart = 140
/** What is read of a place beside another one. */
const beginningsOf = ({ excerpts }: FoundAnswer): FoundAnswer['excerpts'] =>
  excerpts.slice(0, excerpts[0] && readExcerpt(excerpts[0], longestBeside).join(' ').length < shortPart ? 2 : 1)

/** Reads from each place what was not read from one before. */
function readPlaces(excerpts: FoundAnswer['excerpts']): Quoted[] {
  const longest = excerpts.length > 1 ? longestBeside : undefined
  const quoted: Quoted[] = []
  const said = new Set<string>()
  for (const excerpt of excerpts) {
    const quote = readExcerpt(excerpt, longest).filter((sentence) => !said.has(sentence))
    if (quote.length === 0) continue
    for (const sentence of quote) said.add(sentence)
    const same = quoted.find(({ passage }) => passage.slug === excerpt.passage.slug)
    if (same) {
      same.quotes.push(quote.join(' '))
      same.passages.push(excerpt.passage)
    } else quoted.push({ passage: excerpt.passage, passages: [excerpt.passage], quotes: [quote.join(' ')] })
  }
  return quoted
}

/** From this likelihood on what is near is read without being called only the nearest, which undersold good answers. */
export const probable = 0.3
/** Whether nothing that was found is more than the nearest. */
export const isOnlyNearest = (library: FoundLibrary): boolean => {
  const best = library.answers.find((answer) => mayAnswer(answer, library))
  return !best || (likelihoodOf(best, library) ?? 0) < probable
}

/** A place is read out beside asking back where it is asked for by this much. */
const leastNear = 1

/** A place that hardly a word asks for has at least to be likely: “moved house” does not ask how to meet friends. */
export const hardlyAsked = { score: 1, chance: 0.15 }
const isHardlyAsked = ({ score, chance }: FoundAnswer) =>
  chance !== undefined && score < hardlyAsked.score && chance < hardlyAsked.chance

/**
 * What is read out where nothing surely answers, of the module that is found first: a module is found by far more words
 * than a place. The place in it that is asked for most, else its best words.
 */
export function chooseNearest(library: FoundLibrary, question: string): Quoted[] {
  if (library.isUnmet) return []
  const thinkable = library.answers.filter((answer) => mayAnswer(answer, library))
  const [first] = thinkable
  if (library.answers[0]?.chance !== undefined && library.modules[0]?.isAskedFor !== false)
    if (!first || isHardlyAsked(first)) return []
  if (first) {
    const second = thinkable.slice(1).find(({ terms }) => terms.length > 0)
    // What else stands at the best place goes before another place that is less likely.
    const isAsNear =
      (likelihoodOf(second ?? first, library) ?? 0) >= nearlyAsLikely * (likelihoodOf(first, library) ?? 0)
    if (!second || (first.excerpts.length > 1 && !isAsNear)) return readPlaces(first.excerpts.slice(0, 2))
    return readPlaces([first, second].flatMap(({ excerpts }) => excerpts.slice(0, 1)))
  }
  const place = library.answers.find(({ slug, score }) => slug === library.modules[0]?.slug && score >= leastNear)
  const quoted = readPlaces(place?.excerpts.slice(0, 2) ?? [])
  return quoted.length > 0 ? quoted : chooseByWords(library, question)
}

/** What is quoted: by how it is asked for, where that is written down, else by its words. */
export function chooseQuotes(library: FoundLibrary, question: string): Quoted[] {
  const [best] = library.answers
  return best && answersIt(best, library) ? chooseAnswers(library, question) : chooseByWords(library, question)
}

/** Whether a place stands in a passage that is read. */
export const isReadIn = ({ excerpts }: FoundAnswer, read: readonly LibraryPassage[]): boolean =>
  excerpts.some(({ passage }) => read.some(({ slug, heading }) => slug === passage.slug && heading === passage.heading))

/** As many places are read of what else is asked, each for another question. */
const mostAlsoAsked = 2

/** Reads places of what else is asked, which nothing that is read says yet: first for questions that have nothing. */
export function addAlsoAsked(quoted: Quoted[], { alsoAsked = [], questions = [] }: FoundLibrary): void {
  const answered = new Set<number | undefined>()
  const isMet = (question = -1): boolean =>
    questions[question]?.answers.some((place) =>
      isReadIn(
        place,
        quoted.flatMap(({ passages }) => passages),
      ),
    ) ?? false
  const open = alsoAsked.filter(({ question }) => !isMet(question))
  for (const answer of [...open, ...alsoAsked.filter((one) => !open.includes(one))]) {
    const { excerpts, question } = answer
    if (answered.size === mostAlsoAsked) return
    if (answered.has(question)) continue
    const said = quoted.flatMap(({ quotes }) => quotes).join(' ')
    const [excerpt] = excerpts
    const sentences = beginningsOf(answer).flatMap((one) => readExcerpt(one, longestBeside))
    const unsaid = sentences.filter((sentence) => !said.includes(sentence))
    if (!excerpt || unsaid.length === 0 || said.includes(sentences[0]!)) continue
    const quote = unsaid.join(' ')
    const same = quoted.find(({ passage }) => passage.slug === excerpt.passage.slug)
    if (same) {
      same.quotes.push(quote)
      same.passages.push(excerpt.passage)
    } else quoted.push({ passage: excerpt.passage, passages: [excerpt.passage], quotes: [quote] })
    answered.add(question)
  }
}

/**
 * Leaves out what is read for a letter as a whole and for none of its questions, where each of them surely has an answer of
 * its own: it is found by what is told around them.
 */
export function leaveOutTold(quoted: readonly Quoted[], { alsoAsked = [], questions = [] }: FoundLibrary): Quoted[] {
  const isSure = (_: unknown, at: number) => alsoAsked.some((one) => one.question === at && one.isSurelyAsked)
  if (questions.length === 0 || !questions.every(isSure)) return [...quoted]
  return quoted.filter(({ passages }) =>
    questions.some(({ answers }) => answers.some((place) => isReadIn(place, passages))),
  )
}
