import type { PayloadRequest } from 'payload'

import { askModel, modelAddress } from '@/integrations/openai/askModel'
import { searchPassages } from '@/shared/search/libraryPassages'
import { consumeRateLimit, type RateLimit } from '@/shared/cms/rateLimits'
import { namesTopic, searchTerms } from '@/shared/search/searchTerms'

import { messagesForModel, buildSearchQuery, type AuntieLink, type ChatMessage } from '../domain/answer/conversation'
import {
  answerFromLibrary,
  libraryLink,
  passageLink,
  noAnswerText,
  noQuestionText,
  filterRelevantPassages,
  type LibraryPassage,
} from '../domain/answer/libraryAnswer'
import { crisisMarker, systemPrompt } from '../domain/answer/prompt'
import { AnswerReview } from '../domain/answer/reviewAnswer'
import { buildSafetyAnswer, findCountry, isCrisis, buildCrisisReminder } from '../domain/safety/safetyAnswer'
import { reserveUsage, settleUsage } from './dailyUsage'
import { readSafetySettings, type SafetySettings } from './safetySettings'

export type AuntieAnswer = { response: string; links: AuntieLink[] }

/** A conversation as the call brings it. */
export type ChatRequest = { messages: ChatMessage[]; country?: string }

/** Yields the answer as it grows and returns the whole of it. */
type AnswerStream = AsyncGenerator<string, AuntieAnswer>

// After this (milliseconds) the visitor gets the specification's failure text.
const timeoutMs = 20_000
// 120 words are asked for; twice that is the most that is paid for.
const maxAnswerTokens = 400
/** Each question may cost the owner money. */
const chatLimit: RateLimit = { name: 'chat', windowSeconds: 5 * 60, perVisitor: 40, perNetwork: 200 }
// How far back a crisis is remembered: a few minutes of writing, and no thousand patterns over forty long messages.
const rememberedMessages = 8
/** Modules that are named, and passages of each that the model gets. */
const found = { modules: 3, passages: 2 }

// English runs at about four characters a token.
const estimateTokens = (text: string) => Math.ceil(text.length / 4)

/** Asks the model about the passages; what it says is reviewed sentence by sentence before it is passed on. */
async function* answerByModel(
  req: PayloadRequest,
  asked: {
    messages: string[]
    question: string
    passages: LibraryPassage[]
    daily: SafetySettings['daily']
    crisisAnswer: AuntieAnswer
  },
): AnswerStream {
  const { messages, question, passages, daily, crisisAnswer } = asked
  const rules = systemPrompt(passages)
  const estimate = estimateTokens(rules + messages.join('\n')) + maxAnswerTokens
  if (!(await reserveUsage(req, estimate, daily))) return answerFromLibrary(passages, question, 'ceiling')

  const review = new AnswerReview(
    passages.map(({ title, heading, summary, body }) => `${title} ${heading} ${summary} ${body}`),
  )
  let response = ''
  let raw = ''
  const answer = askModel({ rules, messages, longest: maxAnswerTokens, timeoutMs })
  for (;;) {
    const { done, value } = await answer.next()
    if (done) {
      if (value !== undefined) await settleUsage(req, estimate, value)
      break
    }
    raw += value
    // What the rules did not hear, the model did: the same answer, and no word of its own.
    if (raw.includes(crisisMarker)) return crisisAnswer
    const piece = review.push(value)
    if (!piece) continue
    response += piece
    yield piece
  }
  const last = review.end()
  if (last) {
    response += last
    yield last
  }
  // Nothing that a passage stands for: the passages speak for themselves.
  if (!response) return answerFromLibrary(passages, question, 'not-cited')
  return { response: response.trim(), links: review.cited.map((index) => passageLink(passages[index]!)) }
}

async function* answerFromSources(
  req: PayloadRequest,
  messages: ChatMessage[],
  safety: SafetySettings,
  crisisAnswer: AuntieAnswer,
): AnswerStream {
  const isForRules = (text: string) => safety.recognize(text) !== null
  const recent = messages.slice(-2 * rememberedMessages)
  const question = buildSearchQuery(recent, isForRules)
  const terms = searchTerms(question)
  if (terms.length === 0) return { response: noQuestionText, links: [libraryLink] }
  const passages = filterRelevantPassages(await searchPassages(req, terms, found), question, namesTopic(question))
  if (passages.length === 0) return { response: noAnswerText, links: [libraryLink] }
  if (!modelAddress()) return answerFromLibrary(passages, question, 'no-model')
  return yield* answerByModel(req, {
    messages: messagesForModel(recent, isForRules),
    question,
    passages,
    daily: safety.daily,
    crisisAnswer,
  })
}

/**
 * Answers a conversation. A crisis or a red flag is answered by rules alone, before any limit is counted, anything is
 * looked up or anything leaves this server; only then the library and the model have their say.
 * @throws HttpError 429; ModelError when the model fails
 */
export async function* answerQuestion(req: PayloadRequest, { messages, country: code }: ChatRequest): AnswerStream {
  const safety = await readSafetySettings(req)
  const country = findCountry(safety.countries, code)
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = said.at(-1) ?? ''
  const before = said.at(-2) ?? ''
  const earlier = said.slice(-rememberedMessages, -1).map(safety.recognize).find(isCrisis)
  // Also what only the last two messages say together.
  const together = before.length + last.length < 400 ? safety.recognize(`${before} ${last}`) : null
  const concern = safety.recognize(last) ?? (safety.recognize(before) === together ? null : together)
  if (concern) return buildSafetyAnswer(concern, safety.answers[concern], country)

  await consumeRateLimit(req, chatLimit)
  const answer = yield* answerFromSources(
    req,
    messages,
    safety,
    buildSafetyAnswer('self-harm', safety.answers['self-harm'], country),
  )
  if (!earlier) return answer
  const { text, links } = buildCrisisReminder(earlier, country)
  yield text
  return { response: answer.response + text, links: [...answer.links, ...links] }
}
