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

it('keeps to itself what is not for everybody', () => {
  expect(answerTo(nameless('SELECT secret', 500, false))).toBeUndefined()
  expect(answerTo(new Error('SELECT secret'))).toBeUndefined()
})
