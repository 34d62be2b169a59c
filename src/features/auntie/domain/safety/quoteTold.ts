import { splitSentences } from '../answer/text/sentences'
import type { Concern } from './findConcern'
import type { Recognizer } from './recognizer'

const longest = 140

/**
 * The words in which something was told, to be said back: the sentence of a message in which it is surely heard, or else its
 * longest, at most some hundred letters of it.
 */
export function quoteTold(message: string, concern: Concern, recognize: Recognizer): string {
  const sentences = splitSentences(message)
  const isHeard = (sentence: string) => {
    const judged = recognize(sentence)
    return judged?.certainty === 'sure' && judged.concern === concern
  }
  const told =
    sentences.find(isHeard) ?? sentences.reduce((one, other) => (other.length > one.length ? other : one), '')
  const plain = told
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!]+$/, '')
  return plain.length <= longest ? plain : `${plain.slice(0, longest).replace(/[\s.,;:!-]*\s\S*$/, '')} …`
}

/** Several, one after the other, for a text that stands in quotation marks. */
export const quoteAll = (messages: readonly string[], concern: Concern, recognize: Recognizer): string =>
  messages.map((message) => quoteTold(message, concern, recognize)).join('” and “')
