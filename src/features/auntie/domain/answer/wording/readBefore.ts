import { typeset } from '@/shared/lib/typeset'

import { hasQuestionForm } from '../question/questionForm'
import type { ChatMessage } from '../../conversation'
import { askBackText } from './answerTexts'

const quoted = /“([^”]{40,})”/g
/** A question is said back with as many words. */
const mostWords = 14
/** It is said already what is open. */
const saysOpen = new RegExp(`what I read doesn’t say|open, ask me|${askBackText.slice(0, 30)}`)

/** Whether an answer reads something, and all of it was read before in the conversation. */
export function isReadBefore(response: string, messages: readonly ChatMessage[]): boolean {
  const before = messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).join('\n')
  const quotes = [...response.matchAll(quoted)].map(([, quote]) => quote!)
  return quotes.length > 0 && quotes.every((quote) => before.includes(quote))
}

/**
 * An answer that reads nothing but what was read before in a conversation, with a sentence that says so, and whom to ask for what
 * it leaves open; as it is where any of it is new.
 */
export function sayReadBefore(response: string, messages: readonly ChatMessage[]): string {
  const asked = messages.at(-1)!.content.trim()
  if (messages.length < 3 || saysOpen.test(response) || !hasQuestionForm(asked)) return response
  if (!isReadBefore(response, messages)) return response
  const open = asked.split(/\s+/).length <= mostWords ? `“${typeset(asked)}”` : 'your question'
  return `${response}\n\nThat is all I find on it, and I read it to you before. If it leaves ${open} open, ask whoever treats you, or ask me in other words.`
}
