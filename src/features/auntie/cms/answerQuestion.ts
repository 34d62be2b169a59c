import type { PayloadRequest } from 'payload'

import { modelAddress } from '@/integrations/openai/askModel'
import { consumeRateLimit, type RateLimit } from '@/shared/cms/rateLimits'
import { metrics } from '@/shared/metrics'
import type { LibraryIndex } from '@/shared/search/libraryIndex'
import { readLibraryIndex } from '@/shared/search/libraryPassages'

import { askBackText } from '../domain/answer/wording/answerTexts'
import { isOnlyTalk, listeningText } from '../domain/answer/wording/chatter'
import { openWarmly } from '../domain/answer/wording/openWarmly'
import { addsTo, answerPlainer, answerTelling, tellsLittle } from '../domain/answer/wording/tellingInTalk'
import { isBetterWithoutPassage, sayBesideNeed } from '../domain/answer/wording/omitPassage'
import { answerUnknownCombination } from '../domain/answer/wording/combinedUse'
import { refersToMissingContext, messagesForModel, missingContextText, type ChatMessage } from '../domain/conversation'
import { bearingFacts } from '../domain/recall/bearingFacts'
import { recallQuestion } from '../domain/recall/recallQuestion'
import { sayTold, type Told } from '../domain/recall/sayTold'
import type { FoundLibrary } from '../domain/answer/retrieval/foundLibrary'
import { buildForeignAnswer } from '../domain/answer/question/languages'
import { asksNothing, isEnoughForModel, judgeFound } from '../domain/answer/retrieval/judgeFound'
import { hasQuestionForm } from '../domain/answer/question/questionForm'
import { isInTheMoment, momentQuestion } from '../domain/answer/question/inTheMoment'
import { libraryLink } from '../domain/answer/wording/libraryAnswer'
import { askedInstead } from '../domain/answer/wording/askedInstead'
import { chooseWording } from '../domain/answer/wording/chooseWording'
import { classifyStatement } from '../domain/answer/wording/statementKinds'
import { askFirst } from '../domain/answer/wording/besideSign'
import { asksOfPregnancyAfter, emergencyQuestion } from '../domain/answer/question/afterRape'
import { isEarlyOnHormones } from '../domain/answer/question/isEarlyOnHormones'
import { fitToHer } from '../domain/answer/wording/fitToHer'
import { answerOfAnimalOrChild } from '../domain/answer/question/isOfAnimalOrChild'
import { answerStatement, isStatement } from '../domain/answer/wording/statementReplies'
import { answerOfAuntie, linksOfReply, replyToTalk } from '../domain/answer/wording/playfulReplies'
import { isOnlyGreeting, isOnlyThanks, sayHello, thanksTexts } from '../domain/answer/wording/smallTalk'
import { canOmitHelplines } from '../domain/answer/wording/omitHelplines'
import { isReadBefore, sayReadBefore } from '../domain/answer/wording/readBefore'
import { readAfresh } from './readAfresh'
import { findCountry } from '../domain/safety/findCountry'
import { quoteAll } from '../domain/safety/quoteTold'
import { isFaint, type Judgement } from '../domain/safety/recognizer'
import {
  buildGentleAside,
  buildPressureAside,
  buildReminder,
  buildSafetyAnswer,
  callableLinks,
  isCrisis,
  type Aside,
  type SignKey,
} from '../domain/safety/safetyAnswer'
import { tellsUnreal } from '../domain/safety/tellsUnreal'
import { judgeConversation } from './judgeConversation'
import { readSign } from './readSign'
import { searchLibrary, startFinding } from './searchLibrary'
import { addressAnswer } from './addressAnswer'
import { answerByModel, readOut, type AnswerStream, type AuntieAnswer } from './answerByModel'
import type { SafetySettings } from './safetySettings'

/** A conversation as the call brings it. */
export type ChatRequest = { messages: ChatMessage[]; country?: string }

/** An answer from the library, and whether it is so plainly what was asked that a faint worry is none. */
type LibrarysAnswer = AuntieAnswer & { isSpared: boolean }

/** Each question may cost the owner money. */
const chatLimit: RateLimit = { name: 'chat', windowSeconds: 5 * 60, perVisitor: 40, perNetwork: 200 }

/** How much of the conversation the model and the search look at. */
const rememberedMessages = 8

/** Says that nothing came before, where a first message goes on from something, and asks back. */
function sayFromNothing(answer: AuntieAnswer, messages: readonly ChatMessage[]): AuntieAnswer {
  if (!refersToMissingContext(messages)) return answer
  const asksBack = answer.response.includes(askBackText) ? [] : [askBackText]
  return { ...answer, response: [missingContextText, answer.response, ...asksBack].join('\n\n') }
}

/** With what she told earlier, and what to ask where the answer passes over it, or was read before. */
const withTold = (answer: AuntieAnswer, told: Told, found: FoundLibrary, messages: ChatMessage[]): AuntieAnswer => ({
  ...answer,
  response: sayReadBefore(sayTold(answer.response, told, found), messages),
})

/** Each number stands under an answer once; links to modules keep their places, which the text names. */
const addAside = (answer: AuntieAnswer, aside: Aside): AuntieAnswer => ({
  response: answer.response + aside.text,
  links: [...answer.links, ...aside.links.filter(({ path }) => !answer.links.some((link) => link.path === path))],
})

/** An emergency of the mind has words of its own; one that is told anew is answered as what it is itself. */
function keyOf({ concern }: Judgement, message: string, toldBefore: string, { recognize }: SafetySettings): SignKey {
  if (concern !== 'other-emergency') return concern
  const isToldAnew = recognize(message)?.certainty === 'sure'
  return tellsUnreal(isToldAnew ? message : `${toldBefore} ${message}`) ? 'hearing-voices' : concern
}

async function* answerFromSources(
  req: PayloadRequest,
  messages: ChatMessage[],
  safety: SafetySettings,
  given: {
    index: LibraryIndex
    crisisAnswer: AuntieAnswer
    now: Judgement | null
    before: Judgement['concern'] | null
  },
): AnswerStream<LibrarysAnswer> {
  const isForRules = (text: string) => safety.recognize(text)?.certainty === 'sure'
  const recent = messages.slice(-2 * rememberedMessages)
  const { index } = given
  const finding = startFinding(index)
  const { find } = finding
  const recalled = recallQuestion(messages, isForRules, finding.subjectOf)
  const { told, subject } = recalled
  const written = recalled.query.question
  if (isOnlyThanks(written) && classifyStatement(written) !== 'letter')
    return { response: chooseWording(written, thanksTexts), links: [], isSpared: false }
  const last = messages.at(-1)!.content
  const hers = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const isTalk = messages.length > 1 && !recalled.isAsked
  const isWorrying = given.now !== null || given.before !== null
  const chatter = answerOfAuntie(last) ?? (isTalk ? replyToTalk(last, messages.at(-3)?.content, isWorrying) : null)
  const plainer = given.now === null ? answerPlainer(last, messages.at(-2)?.content ?? '') : null
  if (plainer) return { response: plainer, links: [], isSpared: false }
  const isTelling = chatter === listeningText
  const isAdded = isTelling && (given.now === null || isFaint(given.now)) && addsTo(find, last, subject)
  if (chatter && !isAdded) {
    const isSpared = isOnlyTalk(chatter, given.now, last)
    return isTelling
      ? { ...answerTelling(last, subject, given.now, isWorrying && !isSpared, find), isSpared }
      : { response: chatter, links: linksOfReply(chatter), isSpared }
  }
  const ofOther = answerOfAnimalOrChild(last)
  if (ofOther) return { response: ofOther, links: [], isSpared: false }
  const query = isAdded ? { question: last, earlier: subject, leans: true } : recalled.query
  const question = isAdded ? last : recalled.inFull
  if (isOnlyGreeting(written)) return { response: sayHello(written), links: [libraryLink], isSpared: false }
  const { asked, found, unheld } = searchLibrary(finding, { ...recalled, inFull: question }, recent, query)
  if (given.before === 'rape' && given.now === null && asksOfPregnancyAfter(hers))
    return {
      ...readOut(find({ question: emergencyQuestion, earlier: '' }), emergencyQuestion, 'no-model'),
      isSpared: false,
    }
  const moment = isInTheMoment(written)
    ? index.find({ question: momentQuestion }, { modules: 1, passages: 1 })
    : undefined
  if (asksNothing(found) && !moment) return { response: sayHello(written), links: [libraryLink], isSpared: false }
  const isSpared = given.now !== null && canOmitHelplines(given.now, found, written)
  const isTold = !moment && !isAdded && isStatement(query, asked, given.now)
  const instead = isTold && !given.now && !given.before ? askedInstead(written) : null
  if (instead) return { ...readOut(find({ question: instead, earlier: '' }), instead, 'no-model'), isSpared }
  if (isTold)
    return { ...answerStatement(written, found, given.now, (page) => find({ question: page, earlier: '' })), isSpared }
  if (!moment && !isSpared && isBetterWithoutPassage(given.now, found, query, given.before))
    return { response: sayBesideNeed(query.question, given.before), links: [], isSpared: false }
  // What only tells is never said not to be held.
  if (isTalk && given.now === null && !moment && !hasQuestionForm(last) && judgeFound(found) === 'nothing')
    return { ...answerTelling(last, subject, null, isWorrying, find), isSpared }
  // What bears on it together with what was asked before is not said back to what is asked by itself.
  const bearing = found.isOfItself ? { ...told, facts: bearingFacts(told.facts, written) } : told
  const isGrave = given.before !== null || (given.now !== null && !isSpared)
  const answered = messages.flatMap(({ role, content }) => (role === 'user' ? [] : [content])).join('\n')
  const tell = (answer: AuntieAnswer) =>
    openWarmly(withTold(fitToHer(answer, hers), bearing, found, messages), last, isGrave, answered)
  if (unheld && !moment) {
    metrics.auntie.labels('library').inc()
    return { ...tell(answerUnknownCombination(find, unheld, found, question)), isSpared }
  }
  // What may have meant more than it said goes to nobody else.
  if (!modelAddress() || given.now !== null || moment || !isEnoughForModel(found)) {
    const first = readOut(found, question, 'no-model', moment)
    const isRead = isReadBefore(first.response, messages)
    const afresh = isRead && !isAdded ? readAfresh(find, recalled, messages) : undefined
    const isAgain = isRead && !afresh && (isAdded || (!recalled.isAsked && tellsLittle(last)))
    const answer = afresh ?? first
    return isAgain
      ? { ...answerTelling(last, subject, given.now, isWorrying && !isSpared, find, true), isSpared }
      : { ...tell(sayFromNothing(answer, messages)), isSpared }
  }
  const answer = yield* answerByModel(req, {
    messages: messagesForModel(recent, (text) => safety.recognize(text) !== null),
    question,
    found,
    crisisAnswer: given.crisisAnswer,
  })
  return { ...answer, isSpared }
}

/**
 * Answers a conversation. A crisis or a red flag is answered by rules alone, before any limit is counted, anything is
 * looked up or anything leaves this server; only then the library and the model have their say.
 * @throws HttpError 429; ModelError when the model fails
 */
export async function* answerQuestion(req: PayloadRequest, { messages, country: code }: ChatRequest): AnswerStream {
  const hers = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const prepare = () => Promise.all([readLibraryIndex(req), consumeRateLimit(req, chatLimit)])
  const judged = await judgeConversation(req, hers, prepare)
  const { safety, said, language, concern } = judged
  const country = findCountry(safety.countries, code)
  if (language) {
    metrics.auntie.labels('rules').inc()
    return {
      response: buildForeignAnswer(language, country.emergencyNumber),
      links: language.isPolite ? [] : callableLinks({ concern: 'strangulation', urgency: 'now' }, country),
    }
  }
  const { before, beside, toldBefore = '', toldBeside = [] } = concern
  const last = said.at(-1)!
  // What the first months on hormones bring is no sign of what comes between periods.
  const isOfHormones = concern.now?.concern === 'bleeding-before-menopause' && !before && isEarlyOnHormones(last)
  const now = isOfHormones ? null : concern.now
  if (now?.certainty === 'sure') {
    metrics.auntie.labels('rules').inc()
    const { text, ...sign } = await readSign(req, keyOf(now, last, toldBefore, safety), safety)
    const addressed = askFirst(
      addressAnswer(text, last, now, safety.recognize, toldBefore),
      last,
      now,
      safety.recognize,
    )
    const answer = buildSafetyAnswer({ ...sign, isDangerNow: now.isDangerNow }, addressed, country)
    return beside ? addAside(answer, buildGentleAside(await readSign(req, beside.concern, safety), country)) : answer
  }

  const [readIndex] = await judged.prepared()
  // Only now: while an index is made nothing else is heard, nor what the counters answer.
  const index = await readIndex()
  const quoted = before ? quoteAll([toldBefore, toldBeside].flat(), before, safety.recognize) : ''
  const reminder = before && buildReminder(await readSign(req, before, safety), country, quoted, said)
  // First: what is read to her may soothe somebody who should be on her way.
  if (reminder) yield reminder.text
  const { isSpared, ...answer } = yield* answerFromSources(req, messages, safety, {
    index,
    crisisAnswer: buildSafetyAnswer({ concern: 'self-harm', urgency: 'now' }, safety.answers['self-harm'], country),
    now,
    before,
  })
  if (reminder) return { response: reminder.text + answer.response, links: [...answer.links, ...reminder.links] }
  const ofPressure = buildPressureAside(last, country)
  // What resembles an emergency for its numbers alone is that.
  const isOfNumbers = ofPressure !== null && now?.isLikeness === true && !isCrisis(now.concern)
  const toldNow = { message: last, isSeenTo: now?.isSeenTo }
  const ofNeed =
    now && !isSpared && !isOfNumbers
      ? buildGentleAside(await readSign(req, now.concern, safety), country, toldNow)
      : null
  const asides = [ofPressure, ofNeed].filter((aside) => aside !== null)
  for (const { text } of asides) yield text
  return asides.reduce(addAside, answer)
}
