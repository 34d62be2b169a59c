import { findAfresh } from '../domain/answer/retrieval/findAfresh'
import { answerFromLibrary } from '../domain/answer/wording/libraryAnswer'
import { isReadBefore } from '../domain/answer/wording/readBefore'
import type { ChatMessage } from '../domain/conversation'
import type { FactKind } from '../domain/recall/fact'
import type { recallQuestion } from '../domain/recall/recallQuestion'
import type { AuntieAnswer } from './answerByModel'
import type { Finding } from './searchLibrary'

/** What was told that says nothing against what is read afresh. */
const isLight: ReadonlySet<FactKind> = new Set([
  'age',
  'no periods',
  'diet',
  'other',
  'form',
  'tried',
  'habit',
  'beside',
])

/**
 * An answer to a question to which everything that was found was read before in the conversation; nothing where nothing else
 * answers, or the same is asked again.
 */
export function readAfresh(
  find: Finding['find'],
  { query, subject, told }: Pick<ReturnType<typeof recallQuestion>, 'query' | 'subject' | 'told'>,
  messages: readonly ChatMessage[],
): AuntieAnswer | undefined {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content.trim().toLowerCase())
  if (asked.slice(0, -1).includes(asked.at(-1)!)) return undefined
  // What holds for her after breast cancer is read again before what holds for others.
  if (told.facts.some(({ kind }) => !isLight.has(kind))) return undefined
  const read = (found: ReturnType<Finding['find']>, question: string) => answerFromLibrary(found, question, 'no-model')
  const afresh = findAfresh(
    find,
    { question: query.question, earlier: query.earlier || subject },
    (found, question) => !isReadBefore(read(found, question).response, messages),
  )
  return afresh && read(afresh.found, afresh.question)
}
