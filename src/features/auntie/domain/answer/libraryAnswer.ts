import { isPageOfSite } from '@/shared/lib/pageOfSite'
import { typeset } from '@/shared/lib/typeset'

import {
  aroundText,
  askBackText,
  momentText,
  nearestShelfText,
  nearestText,
  noAnswerText,
  pharmacistText,
  unsureText,
} from './answerTexts'
import { askedIn, asksPharmacist } from './asksPharmacist'
import type { AuntieLink } from './conversation'
import { findRemedy } from './findRemedy'
import type { FoundAnswer, FoundLibrary, LibraryPassage } from './foundLibrary'
import { momentQuestion } from './inTheMoment'
import { findMissingAspect } from './missingAspect'
import { findSubject } from './namedThings'
import { answersIt, isOutside, judgeFound, likelihoodOf, mayAnswer } from './judgeFound'
import { leftOverOf } from './leftOverPart'
import { readExcerpt } from './readExcerpt'
import { promisesAnswer, selectQuote } from './selectQuote'
import { isBetterUnread, sayUnread, unspokenOf } from './unspokenThings'

/** Why the library speaks for itself where a model is set up. */
export type LibraryAnswerReason = 'no-model' | 'ceiling' | 'not-cited'

const introductions: Record<LibraryAnswerReason, string> = {
  'no-model': '',
  ceiling:
    'My talking half has used up its allowance for today, so I’m reading to you straight from our library, word for word.',
  'not-cited': 'Straight from our library, word for word, because that’s what I can stand behind.',
}

export const libraryLink: AuntieLink = {
  title: 'The Education Library',
  description: 'Every article, each with its sources',
  path: '/education',
  icon: 'book',
}

/** A passage as a link. */
export const passageLink = ({ slug, title, anchor, heading, description }: LibraryPassage): AuntieLink => ({
  title: typeset(title),
  description: typeset(heading || description),
  path: isPageOfSite(slug) ? slug : `/education/${slug}${anchor ? `#${anchor}` : ''}`,
  icon: 'book',
})

/** Whether what was found is of the library: “I forgot my password” has no answer at the pharmacy. */
const isOfLibrary = (found: FoundLibrary, verdict: ReturnType<typeof judgeFound>): boolean =>
  !isOutside(found) && !(verdict === 'answer' && isPageOfSite(found.answers[0]?.slug ?? ''))

type Quoted = { passage: LibraryPassage; quotes: string[] }
const writeQuotes = (quoted: readonly Quoted[], first = 1) =>
  quoted.map(
    ({ passage, quotes }, index) =>
      // What is said of a page of the site stands nowhere word for word.
      `${typeset(passage.title)}: ${isPageOfSite(passage.slug) ? quotes.join(' ') : quotes.map((quote) => `“${typeset(quote)}”`).join(' ')} [${index + first}]`,
  )

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
  return best ? [{ passage: best.passage, quotes: [best.quote] }] : []
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

/** The places that answer: the best, and one that answers what it leaves open, or that may be meant as well. */
function chooseAnswers(library: FoundLibrary, question: string): Quoted[] {
  const [best, ...others] = library.answers
  const likelihood = likelihoodOf(best!, library) ?? 1
  const isSure = isPageOfSite(best!.slug) || likelihood >= surely
  const isAsLikely = (other: FoundAnswer) => (likelihoodOf(other, library) ?? 0) >= likelyBeside * likelihood
  // What else stands at the best place goes before another place.
  const isAsSure = (other: FoundAnswer) =>
    best!.excerpts.length === 1 &&
    (likelihoodOf(other, library) ?? 0) >= surely &&
    (other.chance ?? 0) >= likelyBeside * (best!.chance ?? 1)
  const second =
    others.find(({ isOfOtherPart }) => isOfOtherPart) ??
    findRemedy(library, question) ??
    others.find(
      (other) =>
        other.slug === best!.slug &&
        best!.excerpts.length === 1 &&
        other.excerpts.length > 0 &&
        answersIt(other, library) &&
        (other.chance ?? 0) >= likelyBeside * (best!.chance ?? 1),
    ) ??
    others.find((other) => mayAnswer(other, library) && (isSure ? isAsSure(other) : isAsLikely(other))) ??
    others.find(
      (other) =>
        !isPageOfSite(best!.slug) &&
        other.excerpts.length > 0 &&
        other.score >= best!.score * (other.slug === best!.slug ? minSecond.same : minSecond.other) &&
        answersIt(other, library) &&
        isMore(other, best!),
    )
  return readPlaces([best!, ...(second ? [second] : [])].flatMap((answer) => answer.excerpts.slice(0, second ? 1 : 2)))
}

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
    if (same) same.quotes.push(quote.join(' '))
    else quoted.push({ passage: excerpt.passage, quotes: [quote.join(' ')] })
  }
  return quoted
}

/** From this likelihood on what is near is read without being called only the nearest, which undersold good answers. */
export const probable = 0.3
const isOnlyNearest = (library: FoundLibrary): boolean => {
  const best = library.answers.find((answer) => mayAnswer(answer, library))
  return !best || (likelihoodOf(best, library) ?? 0) < probable
}

/** A place is read out beside asking back where it is asked for by this much. */
const leastNear = 1

/** A second place that comes this close to the best one may be meant as well. */
const nearlyAsLikely = 0.75

/** A place that hardly a word asks for has at least to be likely: “moved house” does not ask how to meet friends. */
const hardlyAsked = { score: 1, chance: 0.15 }
const isHardlyAsked = ({ score, chance }: FoundAnswer) =>
  chance !== undefined && score < hardlyAsked.score && chance < hardlyAsked.chance

/**
 * What is read out where nothing surely answers, of the module that is found first: a module is found by far more words
 * than a place. The place in it that is asked for most, else its best words.
 */
function chooseNearest(library: FoundLibrary, question: string): Quoted[] {
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
function chooseQuotes(library: FoundLibrary, question: string): Quoted[] {
  const [best] = library.answers
  return best && answersIt(best, library) ? chooseAnswers(library, question) : chooseByWords(library, question)
}

/** Reads first what the question wants to know, where the passage says it and nothing that is read of it does. */
function addAspect([first]: readonly Quoted[], { terms }: FoundLibrary, question: string): void {
  const missing = first && findMissingAspect(first.passage, first.quotes, askedIn(question), terms)
  if (missing) first.quotes.unshift(missing)
}

/** Says first what the best place is about, where the question names it and the place begins after its name. */
function addSubject([first]: readonly Quoted[], question: string): void {
  const subject = first && findSubject(first.passage, first.quotes, question)
  if (subject) first.quotes[0] = `${subject} ${first.quotes[0]}`
}

/** The modules that come nearest, where nothing answers: those a place of which is asked for, before others. */
function nearest(library: FoundLibrary): LibraryPassage[] {
  const { answers, modules } = library
  const meant = answers
    .slice(0, 1)
    .filter((answer) => (answer.chance ?? 1) >= hardlyAsked.chance || mayAnswer(answer, library))
  const passages = [
    ...meant.flatMap(({ slug, lead }) => (lead && !isPageOfSite(slug) ? [lead] : [])),
    ...modules.flatMap((module) => module.passages.slice(0, 1)),
  ]
  return passages.filter(({ slug }, index) => passages.findIndex((other) => other.slug === slug) === index)
}

const nameTitles = (passages: readonly LibraryPassage[]) =>
  passages.map(({ title }, index) => `“${typeset(title)}” [${index + 1}]`).join(' and ')

/** A sentence that ends by naming what comes nearest, with links to the modules as wholes. */
const nameNearest = (before: string, near: readonly LibraryPassage[], after = '') => ({
  response: `${before} ${nameTitles(near)}.${after}`,
  links: near.map((passage) => passageLink({ ...passage, anchor: '', heading: '' })),
})

/** The modules to name where nothing is read after all. */
const nearestOf = (quotes: readonly Quoted[], others: readonly LibraryPassage[]): LibraryPassage[] =>
  others.length > 0 ? others.slice(0, 2) : quotes.map(({ passage }) => passage)

/**
 * Answers by quotation, and says where else to read; where nothing answers, names what comes nearest and asks back.
 * @param moment what helps this minute, for somebody in the middle of it
 */
export function answerFromLibrary(
  found: FoundLibrary,
  question: string,
  reason: LibraryAnswerReason,
  moment?: FoundLibrary,
): { response: string; links: AuntieLink[] } {
  const now = moment ? chooseQuotes(moment, momentQuestion).slice(0, 1) : []
  const verdict = judgeFound(found)
  const isForPharmacist = asksPharmacist(question) && isOfLibrary(found, verdict)
  const isHeld = verdict === 'answer'
  const isNear = verdict === 'near' && !isForPharmacist
  // Beside the pharmacist stands what is probably meant, not what is only the nearest.
  const isReadBeside = verdict === 'near' && !isOnlyNearest(found)
  const quotes = (isHeld ? chooseQuotes(found, question) : isNear || isReadBeside ? chooseNearest(found, question) : [])
    .filter(({ passage }) => !now.some((said) => said.passage.slug === passage.slug))
    .slice(0, now.length > 0 ? 1 : 2)
  addSubject(quotes, question)
  if (isHeld) addAspect(quotes, found, question)
  const isOfSite = quotes.some(({ passage }) => isPageOfSite(passage.slug))
  const isLeft = verdict === 'nothing' && (!found.answers[0]?.lead || isOutside(found))
  const others = isOfSite || isLeft ? [] : nearest(found)
  if (quotes.length === 0 && now.length === 0) {
    const near = others.slice(0, isNear ? 2 : 1)
    if (isNear && near.length > 0) return nameNearest(unsureText, near, ` ${askBackText}`)
    if (near.length === 0) return { response: isForPharmacist ? pharmacistText : noAnswerText, links: [libraryLink] }
    const before = isForPharmacist ? `${pharmacistText} ${aroundText}` : `${noAnswerText} ${nearestShelfText}`
    return nameNearest(before, near)
  }
  const links = [...now, ...quotes].map(({ passage }) => passageLink(passage))
  const unspoken = isOfSite || now.length > 0 ? null : unspokenOf(quotes, others.slice(0, 3), question, isForPharmacist)
  const isOnlyNear = isNear && now.length === 0 && isOnlyNearest(found)
  const bestLikelihood = (found.answers[0] && likelihoodOf(found.answers[0], found)) ?? 1
  if (unspoken && isBetterUnread(unspoken.had, question, { isNear: !isHeld, likelihood: bestLikelihood }))
    return nameNearest(`${sayUnread(unspoken.had)} ${nearestShelfText}`, nearestOf(quotes, others))
  // What is only near and speaks of nothing that was named says nothing to it.
  if (isOnlyNear && unspoken && !unspoken.isInPart && unspoken.taken.length > 0)
    return nameNearest(`${unspoken.text} ${nearestShelfText}`, nearestOf(quotes, others))
  const isAround = unspoken !== null && !unspoken.isInPart
  const isWhole = isHeld && !isForPharmacist && now.length === 0
  const leftOver = isWhole
    ? leftOverOf(
        found,
        quotes.map(({ passage }) => passage),
      )
    : undefined
  return {
    response: [
      introductions[reason],
      ...(now.length > 0 ? [momentText, ...writeQuotes(now)] : []),
      ...(isForPharmacist ? [quotes.length > 0 ? `${pharmacistText} ${aroundText}` : pharmacistText] : []),
      ...(isAround ? [`${unspoken.text} ${aroundText}`] : isOnlyNear ? [nearestText] : []),
      ...writeQuotes(quotes, now.length + 1),
      ...(unspoken && !isAround ? [unspoken.text] : []),
      ...(leftOver ? [leftOver.text] : []),
      ...(isNear && now.length === 0 ? [askBackText] : []),
    ]
      .filter(Boolean)
      .join('\n\n'),
    // A module is named once, by the passage that was quoted.
    links: [...links, ...[...(leftOver?.near ?? []), ...others.slice(0, 3)].map(passageLink)].filter(
      ({ path }, index, all) =>
        all.findIndex((other) => other.path.replace(/#.*/, '') === path.replace(/#.*/, '')) === index,
    ),
  }
}
