import type { AfterErrorHook, APIError } from 'payload'

import { databaseErrorCode, isDatabaseAway } from './httpError'

const respond = (status: number, message: string) => ({ status, response: { errors: [{ message }] } })

/**
 * An `afterError` hook for Payload's own endpoints: maps errors caused by the request, for which Payload responds 500,
 * to 400 (an id that is no number, a relation to a deleted document); 503 while the database is unavailable; and the
 * status and message of an HttpError.
 */
export const formatErrorResponse: AfterErrorHook = ({ error, req }) => {
  // Payload destructures `where` without checking its type.
  if (typeof req.query?.where === 'string') return respond(400, 'The filter is malformed.')
  if (isDatabaseAway(error)) return respond(503, 'The database is away. Please try again in a moment.')
  // Minification removes the names of Payload's error classes, and it reports unnamed errors as unknown.
  const { isPublic, message, name, status } = error as Partial<APIError>
  if (!name && isPublic && message) return respond(status ?? 400, message)
  const code = databaseErrorCode(error)
  // 42883: undefined function, here a comparison for this column type.
  if (code?.startsWith('22') || code === '42883') return respond(400, 'One of the values does not fit.')
  if (code === '23503') return respond(400, 'Something this refers to does not exist any more.')
  return undefined
}
