import type { PayloadRequest } from 'payload'

import { findCountry } from '../domain/safety/findCountry'
import { sayElsewhere } from '../domain/safety/safetyAnswer'
import { toldCountry } from '../domain/safety/toldCountry'
import type { AuntieAnswer } from './answerByModel'
import { answerQuestion, type ChatRequest } from './answerQuestion'
import { readSafetySettings } from './safetySettings'

/**
 * Answers a conversation with the numbers of the country that she says she is in, whatever the call names: that is what her
 * browser’s language speaks of, unless she chose it. Of a town that is in both, the numbers of both are named.
 */
export async function* answerInHerCountry(
  req: PayloadRequest,
  { messages, country: code }: ChatRequest,
): AsyncGenerator<string, AuntieAnswer> {
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const told = toldCountry(said, code ?? '')
  if (!told) return yield* answerQuestion(req, { messages, country: code })
  if (told.isPlain) return yield* answerQuestion(req, { messages, country: told.code })
  const answer = yield* answerQuestion(req, { messages, country: code })
  const { countries } = await readSafetySettings(req)
  const other = findCountry(countries, told.code)
  const further = other === findCountry(countries, code) ? null : sayElsewhere(answer.links, other)
  if (!further) return answer
  yield further.text
  return { response: answer.response + further.text, links: [...answer.links, ...further.links] }
}
