import type { Response, Responses } from './scoreUniversal'
import { scaleMax, scaleMin, universalQuestions, type Question } from './universalQuestions'

/** What is wrong, and where. */
export type Problem = { path: string[]; message: string }

function problemWith(question: Question, response: unknown): string | null {
  if (question.type === 'scale') {
    const fits = Number.isInteger(response) && Number(response) >= scaleMin && Number(response) <= scaleMax
    return fits ? null : `Please choose a whole number from ${scaleMin} to ${scaleMax}`
  }
  if (question.type === 'radio')
    return typeof response === 'string' && question.options.includes(response) ? null : 'There is no such answer'
  const fits =
    Array.isArray(response) &&
    response.every((option) => typeof option === 'string' && question.options.includes(option))
  return fits ? null : 'There is no such answer'
}

/** Everything in the answers that no question or option of the assessment stands for. */
export function findProblems(responses: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(responses).flatMap(([id, response]) => {
    const question = universalQuestions.find((asked) => asked.id === id)
    const message = question ? problemWith(question, response) : 'There is no such question'
    return message ? [{ path: [id], message }] : []
  })
}

/** The answers as they are kept: every option once, and the exclusive one alone. */
export function tidyResponses(responses: Responses): Responses {
  const tidy = (question: Question, response: Response): Response => {
    if (question.type !== 'checkbox' || !Array.isArray(response)) return response
    if (response.includes(question.exclusive)) return [question.exclusive]
    return question.options.filter((option) => response.includes(option))
  }
  return Object.fromEntries(
    universalQuestions.flatMap((question) => {
      const response = responses[question.id]
      return response === undefined ? [] : [[question.id, tidy(question, response)]]
    }),
  )
}
