import { APIError, type AfterErrorHook } from 'payload'
import { expect, it } from 'vitest'

import { formatErrorResponse } from './formatErrorResponse'

/** As a production build leaves it: the class is minified, and its name with it. */
const nameless = (message: string, status: number, isPublic: boolean) =>
  Object.assign(new APIError(message, status, null, isPublic), { name: '' })
const answerTo = (error: Error) =>
  formatErrorResponse({ error, req: {}, context: {} } as unknown as Parameters<AfterErrorHook>[0])

it('gives a refusal its words also where its class has lost its name', () => {
  expect(answerTo(nameless('The last founder cannot be deleted.', 409, true))).toEqual({
    status: 409,
    response: { errors: [{ message: 'The last founder cannot be deleted.' }] },
  })
})

it('says why a field is refused, and not only which', () => {
  const refused = (...reasons: string[]) => {
    const errors = reasons.map((message) => ({ path: 'description', message }))
    const message =
      reasons.length > 1 ? 'The following fields are invalid: A, B' : 'The following field is invalid: Text'
    return Object.assign(new APIError(message, 400, { errors }, true), { name: '' })
  }
  const said = (error: Error) => (answerTo(error) as { response: { errors: object[] } }).response.errors[0]
  expect(said(refused('Somebody else checks it first: ask, and wait.'))).toMatchObject({
    data: { errors: [{ path: 'description' }] },
    message: 'Text. Somebody else checks it first; ask, and wait.',
  })
  expect(said(refused('One.', 'Two.'))).toMatchObject({ message: 'The following fields are invalid: A, B' })
})

it('keeps to itself what is not for everybody', () => {
  expect(answerTo(nameless('SELECT secret', 500, false))).toBeUndefined()
  expect(answerTo(new Error('SELECT secret'))).toBeUndefined()
})
