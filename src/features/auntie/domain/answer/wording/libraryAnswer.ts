import { isSitePage } from '@/shared/lib/pageOfSite'
import { typeset } from '@/shared/lib/typeset'

import {
  aroundText,
  askBackText,
  momentText,
  nearestShelfText,
  nearestText,
  noAnswerText,
  outsideTexts,
  pharmacistText,
  unsureText,
} from './answerTexts'
import { hormones, medicinesIn } from '../question/medicinesAndConditions'
import { askedIn, isAboutMedicine, isPharmacistQuestion } from '../question/pharmacistQuestions'
import {
  addAlsoAsked,
  chooseNearest,
  chooseQuotes,
  hardlyAsked,
  isOnlyNearest,
  leaveOutTold,
  type Quoted,
} from '../quoting/chooseQuotes'
import type { AuntieLink } from '../../conversation'
import type { FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { findRelatedPassages } from '../quoting/relatedPassages'
import { momentQuestion } from '../question/inTheMoment'
import { findMissingAspect } from '../quoting/missingAspect'
import { findSubject } from '../ranking/rankByTreatment'
import { isOffTopic, judgeFound, likelihoodOf, mayAnswer } from '../retrieval/judgeFound'
import { findUnansweredPart, openQuestionsOf } from './unansweredPart'
import { chooseWording } from './chooseWording'
import { readExcerpt } from '../quoting/readExcerpt'
import { isOfAnotherWorld } from './plainKinds'
import { findPersonalCaution } from '../quoting/personalCaution'
import { isBetterUnread, isOfHerMedicine, sayUnread, unspokenOf } from './unmentionedThings'

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
  path: isSitePage(slug) ? slug : `/education/${slug}${anchor ? `#${anchor}` : ''}`,
  icon: 'book',
})

/** Whether what was found is of the library: “I forgot my password” has no answer at the pharmacy. */
const isOfLibrary = (found: FoundLibrary, verdict: ReturnType<typeof judgeFound>): boolean =>
  !isOffTopic(found) && !(verdict === 'answer' && isSitePage(found.answers[0]?.slug ?? ''))

const writeQuotes = (quoted: readonly Quoted[], first = 1) =>
  quoted.map(
    ({ passage, quotes }, index) =>
      // What is said of a page of the site stands nowhere word for word.
      `${typeset(passage.title)}: ${isSitePage(passage.slug) ? quotes.join(' ') : quotes.map((quote) => `“${typeset(quote)}”`).join(' ')} [${index + first}]`,
  )

/** Reads first what the question wants to know, where the passage says it and nothing that is read of it does. */
function addAspect([first]: readonly Quoted[], { terms }: FoundLibrary, question: string): void {
  const missing = first && findMissingAspect(first.passage, first.quotes, askedIn(question), terms)
  if (missing) first.quotes.unshift(missing)
}

/** Says first what the best place is about, where the question names it and the place begins after its name. */
function addSubject([first]: readonly Quoted[], question: string): void {
  const subject = first && findSubject(first.passage, first.quotes.slice(0, 1), question)
  if (subject) first.quotes[0] = `${subject} ${first.quotes[0]}`
}

/** Reads with a place what its passage says of what she takes or has. */
function addOwnCaution(quoted: readonly Quoted[], question: string): void {
  for (const { passage, quotes } of quoted) {
    if (isSitePage(passage.slug)) continue
    const caution = findPersonalCaution(passage, [...quoted.flatMap((one) => one.quotes)], question)
    if (caution) quotes.push(caution)
  }
}

/** Reads what is said of a medicine that was read with one that she takes, where nothing that was read says it. */
function addBesideHers(quoted: Quoted[], { besideHers }: FoundLibrary): void {
  const read = quoted.flatMap(({ quotes }) => quotes).join(' ')
  if (!besideHers || quoted.length === 0) return
  const { place, hers, other } = besideHers
  const [excerpt] = place.excerpts
  if (!excerpt || hers.asked.test(read) || hers.said.test(read) || !(other.asked.test(read) || other.said.test(read)))
    return
  const quote = readExcerpt(excerpt).join(' ')
  if (read.includes(quote)) return
  const same = quoted.find(({ passage }) => passage.slug === excerpt.passage.slug)
  if (same) same.quotes.push(quote)
  else quoted.push({ passage: excerpt.passage, passages: [excerpt.passage], quotes: [quote] })
}

/** Beside the pharmacist a place is read that is as likely as this, or speaks of something that is taken. */
const surelyOfMedicine = 0.6
/** and of what is only near, the module that is found first anyway, from this likelihood on. */
const besidePharmacist = 0.2
const speaksOfMedicine = (quoted: Quoted | undefined): boolean => {
  if (!quoted) return false
  const { passage, quotes } = quoted
  const text = `${passage.heading} ${quotes.join(' ')}`
  return isAboutMedicine.test(text) || hormones.said.test(text) || medicinesIn(text).length > 0
}

/** Of another medicine nothing is read that is said of a patch of hormones: “two fentanyl patches on by mistake”. */
function speaksOfNamed({ passage, quotes }: Quoted, question: string): boolean {
  const named = medicinesIn(question)
  if (named.length === 0 || hormones.asked.test(question)) return true
  const text = `${passage.heading} ${quotes.join(' ')}`
  return named.some(({ asked, said }) => asked.test(text) || said.test(text))
}

/** The modules that come nearest, where nothing answers: those a place of which is asked for, before others. */
function nearest(library: FoundLibrary): LibraryPassage[] {
  const { answers, modules } = library
  const meant = answers
    .slice(0, 1)
    .filter((answer) => (answer.chance ?? 1) >= hardlyAsked.chance || mayAnswer(answer, library))
  const passages = [
    ...meant.flatMap(({ slug, lead }) => (lead && !isSitePage(slug) ? [lead] : [])),
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

/** What is of kitchen or garden needs no doctor. */
const sayNotHeld = (question: string): string =>
  isOfAnotherWorld(question) ? chooseWording(question, outsideTexts) : noAnswerText

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
  const isForPharmacist = isPharmacistQuestion(question) && isOfLibrary(found, verdict)
  const isHeld = verdict === 'answer'
  const isNear = verdict === 'near' && !isForPharmacist
  // Beside the pharmacist stands what is probably meant, not what is only the nearest.
  const bestLikelihood = (found.answers[0] && likelihoodOf(found.answers[0], found)) ?? 1
  const isAgreed = found.answers[0] !== undefined && found.modules[0]?.slug === found.answers[0].slug
  const isReadBeside =
    verdict === 'near' && (!isOnlyNearest(found) || (isForPharmacist && isAgreed && bestLikelihood >= besidePharmacist))
  const thinkable = isHeld
    ? chooseQuotes(found, question)
    : isNear || isReadBeside
      ? chooseNearest(found, question)
      : []
  const isBeside = isForPharmacist && bestLikelihood < surelyOfMedicine
  const chosen = thinkable
    .filter(({ passage }) => !now.some((said) => said.passage.slug === passage.slug))
    .filter((quoted) => !isBeside || speaksOfMedicine(quoted))
    .filter((quoted) => !isForPharmacist || speaksOfNamed(quoted, question))
    .slice(0, now.length > 0 || (isForPharmacist && !isHeld) ? 1 : 2)
  const isOfParts = now.length === 0 && verdict !== 'nothing'
  const quotes = isOfParts ? leaveOutTold(chosen, found) : chosen
  const isSurelyOfParts = isOfParts && (found.alsoAsked ?? []).some(({ isSurelyAsked }) => isSurelyAsked)
  addSubject(quotes, question)
  if (isHeld) addAspect(quotes, found, question)
  if ((quotes.length > 0 && now.length === 0) || isSurelyOfParts) addAlsoAsked(quotes, found)
  addOwnCaution(quotes, question)
  addBesideHers(quotes, found)
  const isOfSite = quotes.some(({ passage }) => isSitePage(passage.slug))
  const isLeft = verdict === 'nothing' && (!found.answers[0]?.lead || isOffTopic(found))
  const isDropped = isBeside && quotes.length === 0 && !speaksOfMedicine(chooseNearest(found, question)[0])
  const others = isOfSite || isLeft || isDropped ? [] : nearest(found)
  if (quotes.length === 0 && now.length === 0) {
    const near = others.slice(0, isNear ? 2 : 1)
    if (isNear && near.length > 0) return nameNearest(unsureText, near, ` ${openQuestionsOf(found, []) ?? askBackText}`)
    if (near.length === 0)
      return { response: isForPharmacist ? pharmacistText : sayNotHeld(question), links: [libraryLink] }
    const before = isForPharmacist ? `${pharmacistText} ${aroundText}` : `${noAnswerText} ${nearestShelfText}`
    return nameNearest(before, near)
  }
  const links = [...now, ...quotes].map(({ passage }) => passageLink(passage))
  const unspoken = isOfSite || now.length > 0 ? null : unspokenOf(quotes, others.slice(0, 3), question, isForPharmacist)
  const isOnlyNear =
    now.length === 0 && !isSurelyOfParts && (found.isOfTold === true || (isNear && isOnlyNearest(found)))
  const isLikely = { isNear: !isHeld, likelihood: bestLikelihood }
  if (unspoken && !isOfHerMedicine(quotes, question) && isBetterUnread(unspoken.had, question, isLikely))
    return nameNearest(`${sayUnread(unspoken.had)} ${nearestShelfText}`, nearestOf(quotes, others))
  if (isOnlyNear && isOfAnotherWorld(question)) return { response: sayNotHeld(question), links: [libraryLink] }
  // What is only near and speaks of nothing that was named says nothing to it.
  if (isOnlyNear && unspoken && !unspoken.isInPart && unspoken.taken.length > 0)
    return nameNearest(`${unspoken.text} ${nearestShelfText}`, nearestOf(quotes, others))
  const isAround = unspoken !== null && !unspoken.isInPart
  const read = quotes.flatMap(({ passages }) => passages)
  const isWhole = isHeld && !isForPharmacist && now.length === 0
  const leftOver = isWhole
    ? findUnansweredPart(found, read, quotes.flatMap((quoted) => quoted.quotes).join(' '))
    : undefined
  const open = isOfSite || now.length > 0 || found.parts ? undefined : openQuestionsOf(found, read)
  const further = isOfSite ? [] : findRelatedPassages(found, quotes)
  return {
    response: [
      introductions[reason],
      ...(now.length > 0 ? [momentText, ...writeQuotes(now)] : []),
      ...(isForPharmacist ? [quotes.length > 0 ? `${pharmacistText} ${aroundText}` : pharmacistText] : []),
      ...(isAround ? [`${unspoken.text} ${aroundText}`] : isOnlyNear ? [nearestText] : []),
      ...writeQuotes(quotes, now.length + 1),
      ...(unspoken && !isAround ? [unspoken.text] : []),
      ...(leftOver ? [leftOver.text] : []),
      ...(open ? [open] : (isNear || isOnlyNear) && now.length === 0 && !isSurelyOfParts ? [askBackText] : []),
    ]
      .filter(Boolean)
      .join('\n\n'),
    // A module is named once, by the passage that was quoted or is likeliest meant beside it.
    links: [...links, ...[...(leftOver?.near ?? []), ...further, ...others.slice(0, 3)].map(passageLink)].filter(
      ({ path }, index, all) =>
        all.findIndex((other) => other.path.replace(/#.*/, '') === path.replace(/#.*/, '')) === index,
    ),
  }
}
