import type { AfterErrorHook, APIError } from 'payload'

import { databaseErrorCode, isDatabaseAway } from './httpError'

const answer = (status: number, message: string) => ({ status, response: { errors: [{ message }] } })

/**
 * Gives Payload's own calls the fitting status where it would answer 500 for what the caller sent: an id that is no
 * number, a relation to something that is gone. And 503 while the database is away. And a refusal of ours its words.
 */
export const formatErrorResponse: AfterErrorHook = ({ error, req }) => {
  // Payload takes the filter apart without looking whether it is one.
  if (typeof req.query?.where === 'string') return answer(400, 'The filter is malformed.')
  if (isDatabaseAway(error)) return answer(503, 'The database is away. Please try again in a moment.')
  // In a production build Payload's class of errors has no name left, and what has none it calls unknown.
  const { isPublic, message, name, status } = error as Partial<APIError>
  if (!name && isPublic && message) return answer(status ?? 400, message)
  const code = databaseErrorCode(error)
  // Class 22: data that does not fit its type. https://www.postgresql.org/docs/current/errcodes-appendix.html
  // 42883: no such comparison for a column of this type.
  if (code?.startsWith('22') || code === '42883') return answer(400, 'One of the values does not fit.')
  if (code === '23503') return answer(400, 'Something this refers to does not exist any more.')
  return undefined
}
