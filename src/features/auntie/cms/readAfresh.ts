import { findAfresh } from '../domain/answer/retrieval/findAfresh'
import { answerFromLibrary } from '../domain/answer/wording/libraryAnswer'
import { isReadBefore } from '../domain/answer/wording/readBefore'
import type { ChatMessage } from '../domain/conversation'
import type { recallQuestion } from '../domain/recall/recallQuestion'
import type { AuntieAnswer } from './answerByModel'
import type { Finding } from './searchLibrary'

/**
 * An answer to a question to which everything that was found was read before in the conversation; nothing where nothing else
 * answers, or the same is asked again.
 */
export function readAfresh(
  find: Finding['find'],
  { query, subject }: Pick<ReturnType<typeof recallQuestion>, 'query' | 'subject'>,
  messages: readonly ChatMessage[],
): AuntieAnswer | undefined {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content.trim().toLowerCase())
  if (asked.slice(0, -1).includes(asked.at(-1)!)) return undefined
  const read = (found: ReturnType<Finding['find']>, question: string) => answerFromLibrary(found, question, 'no-model')
  const afresh = findAfresh(
    find,
    { question: query.question, earlier: query.earlier || subject },
    (found, question) => !isReadBefore(read(found, question).response, messages),
  )
  return afresh && read(afresh.found, afresh.question)
}
