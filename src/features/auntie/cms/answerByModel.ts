import type { PayloadRequest } from 'payload'

import { askModel } from '@/integrations/openai/askModel'
import { metrics } from '@/shared/metrics'

import type { FoundLibrary } from '../domain/answer/retrieval/foundLibrary'
import { passagesForModel } from '../domain/answer/retrieval/passagesForModel'
import { answerFromLibrary, passageLink } from '../domain/answer/wording/libraryAnswer'
import { crisisMarker, systemPrompt } from '../domain/answer/wording/prompt'
import { AnswerReview } from '../domain/answer/wording/reviewAnswer'
import type { AuntieLink } from '../domain/conversation'
import { reserveUsage, settleUsage } from './dailyUsage'

export type AuntieAnswer = { response: string; links: AuntieLink[] }

// After this (milliseconds) the visitor gets the specification's failure text.
const timeoutMs = 20_000
// 120 words are asked for; twice that is the most that is paid for.
const maxAnswerTokens = 400

// English runs at about four characters a token.
const estimateTokens = (text: string) => Math.ceil(text.length / 4)

/** Yields the answer as it grows and returns the whole of it. */
export type AnswerStream<Answer = AuntieAnswer> = AsyncGenerator<string, Answer>

/** Answers in the library's own words, and counts it. */
export const readOut: typeof answerFromLibrary = (...asked) => {
  metrics.auntie.labels('library').inc()
  return answerFromLibrary(...asked)
}

/** Asks the model about the passages; what it says is reviewed sentence by sentence before it is passed on. */
export async function* answerByModel(
  req: PayloadRequest,
  asked: {
    messages: string[]
    question: string
    found: FoundLibrary
    crisisAnswer: AuntieAnswer
  },
): AnswerStream {
  const { messages, question, found, crisisAnswer } = asked
  const passages = passagesForModel(found)
  const rules = systemPrompt(passages)
  const estimate = estimateTokens(rules + messages.join('\n')) + maxAnswerTokens
  if (!(await reserveUsage(req, estimate))) return readOut(found, question, 'ceiling')

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
  if (!response) return readOut(found, question, 'not-cited')
  metrics.auntie.labels('model').inc()
  return { response: response.trim(), links: review.cited.map((index) => passageLink(passages[index]!)) }
}
