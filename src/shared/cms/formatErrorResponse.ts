import type { AfterErrorHook, APIError, PayloadRequest } from 'payload'

import { findNul, nulMessage } from './findNul'
import { databaseErrorCode, isDatabaseAway } from './httpError'
import { noteIfDiskFull } from './diskFull'

const respond = (status: number, message: string) => ({ status, response: { errors: [{ message }] } })

/** What busboy, which reads forms, says of one that is malformed. */
const malformedForm =
  /^(?:Malformed |Unexpected end of |Multipart: |Unsupported content type|Missing Content-Type|No Content-)/

/** Whether Payload gave up without a reason for the caller. */
const isWithoutReason = (error: unknown) => {
  const { isOperational, status } = error as { isOperational?: boolean; status?: number }
  return error instanceof TypeError || (isOperational === true && status === 500)
}

/** Whether Payload, or what parses for it, stumbled over what was sent: it checks less than it reads. */
function isUnreadable(error: unknown, { headers, query }: PayloadRequest): boolean {
  // Nothing else parses while a request is answered.
  if (error instanceof SyntaxError) return true
  if (headers?.get('content-type')?.includes('multipart/'))
    return isWithoutReason(error) || malformedForm.test((error as Error).message)
  return error instanceof TypeError && (query?.where !== undefined || query?.sort !== undefined)
}

/** Paths that Payload registers for every collection, also where what they are about is switched off. */
const switchedOff = /\/(?:versions(?:\/[^/]+)?|verify\/[^/]+)$/

/**
 * Payload says which field it is and not why, and the field that says why may be on another tab or far below. Its panel
 * makes a list of whatever stands behind a colon, by the commas: there is none.
 */
function withReason(message: string, data: unknown): string {
  const [, label] = /^The following field is invalid: (.+)$/s.exec(message) ?? []
  const { errors } = data as { errors?: { message?: unknown }[] }
  const [only, ...others] = Array.isArray(errors) ? errors : []
  if (!label || typeof only?.message !== 'string' || others.length > 0) return message
  return `${label}. ${only.message}`.replaceAll(':', ';')
}

/** With the field where that can be told: the panel marks it. */
function describeOddValue({ data }: PayloadRequest) {
  const path = findNul(data)
  if (path === undefined) return respond(400, 'One of the values does not fit.')
  const errors = [{ path, message: nulMessage }]
  return { status: 400, response: { errors: [{ name: 'ValidationError', data: { errors }, message: nulMessage }] } }
}

/**
 * An `afterError` hook for Payload's own endpoints: maps errors caused by the request, for which Payload responds 500,
 * to 400 (an id that is no number, a relation to a deleted document); 503 while the database is unavailable; and the
 * status and message of an HttpError.
 */
export const formatErrorResponse: AfterErrorHook = ({ error, req }) => {
  // Payload destructures `where` without checking its type.
  if (typeof req.query?.where === 'string') return respond(400, 'The filter is malformed.')
  noteIfDiskFull(error)
  if (isDatabaseAway(error)) return respond(503, 'The database is away. Please try again in a moment.')
  // Payload looks for a file's folder in a column that stores with folders have.
  if (req.query?.prefix !== undefined && req.pathname?.includes('/file/'))
    return respond(404, 'There is no such picture.')
  // Minification removes the names of Payload's error classes, and it reports unnamed errors as unknown.
  const { data, isPublic, message, name, status } = error as Partial<APIError>
  // For the same reason Payload leaves out what says where the mistake is, which the panel shows at its field.
  if (isPublic && message && data)
    return {
      status: status ?? 400,
      response: { errors: [{ ...(name && { name }), data, message: withReason(message, data) }] },
    }
  if (!name && isPublic && message) return respond(status ?? 400, message)
  const code = databaseErrorCode(error)
  // 42883: undefined function, here a comparison for this column type.
  if (code?.startsWith('22') || code === '42883') return describeOddValue(req)
  // Class 42: a filter or an order that no column allows. Without one it is a mistake of ours.
  if (code?.startsWith('42') && (req.query?.where ?? req.query?.sort) !== undefined)
    return respond(400, 'The filter or the order does not fit.')
  if (isUnreadable(error, req)) return respond(400, 'What was sent cannot be read.')
  if (isWithoutReason(error) && switchedOff.test(req.pathname ?? '')) return respond(404, 'There is no such thing.')
  if (code === '23503') return respond(400, 'Something this refers to does not exist any more.')
  return undefined
}
