import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import type { ChatMessage } from '../../conversation'
import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { answersIt, likelihoodOf, thinkable } from '../retrieval/judgeFound'

const plain = (text: string) => withPlainQuotes(text).replace(/\s+/g, ' ').trim()

/** What is far less likely to answer is not read for being new. */
const shareOfRead = 0.5

/**
 * Puts places that may answer as well before those that were read out earlier in the conversation: whoever asks on does
 * not want to hear the same again. Who asks the same again does.
 * @param isInFull whether the question names all that it is about: what surely answers it stays first, read or not
 * @param named by what the question itself asks, worked out only where it matters: what is asked for by that stays first, too
 */
export function rankUnreadFirst<Found extends FoundLibrary>(
  found: Found,
  messages: readonly ChatMessage[],
  isInFull = false,
  named: () => readonly string[] = () => [],
): Found {
  const asked = messages.flatMap(({ role, content }) => (role === 'user' ? [plain(content)] : []))
  if (asked.slice(0, -1).includes(asked.at(-1) ?? '')) return found
  const said = plain(messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).join('\n'))
  const isRead = ({ excerpts }: FoundAnswer) =>
    excerpts.length > 0 && excerpts.every(({ start }) => said.includes(plain(start)))
  const [best] = found.answers
  if (!best || !isRead(best)) return found
  const ofNamed = isInFull ? [] : named()
  const isNamed = isInFull || best.terms.some((term) => ofNamed.includes(term))
  const least = Math.max(thinkable, shareOfRead * (likelihoodOf(best, found) ?? 0))
  const unread = found.answers.filter(
    (answer) =>
      answer.excerpts.length > 0 &&
      !isRead(answer) &&
      (likelihoodOf(answer, found) ?? 0) >= least &&
      (!isNamed || answersIt(answer, found) || !answersIt(best, found)),
  )
  return { ...found, answers: [...unread, ...found.answers.filter((answer) => !unread.includes(answer))] }
}
