import { inspect } from 'node:util'

import { expect, it } from 'vitest'

import { redactLogArguments } from './redactLog'

/** As drizzle reports what PostgreSQL refused. */
function failedQuery() {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "jane@example.com"'), {
    code: '22P02',
    detail: 'Key (email)=(jane@example.com)',
  })
  return new Error('Failed query: select * from users where email = $1\nparams: jane@example.com,night sweats', {
    cause,
  })
}

it.each([
  ['an error', () => [failedQuery()]],
  ['an error with words', () => [{ err: failedQuery(), msg: 'A page failed' }]],
  ['an error as Next prints it', () => ['⨯', failedQuery()]],
  ['its message', () => [{ msg: failedQuery().message }]],
  ['its stack', () => [failedQuery().stack]],
])('%s is logged without the query and its values', (_, said) => {
  const logged = inspect(redactLogArguments(said()), { depth: 10 })
  expect(logged).not.toMatch(/jane|night sweats|select/)
  expect(logged).toMatch(/22P02|Failed query/)
})

it('keeps everything else', () => {
  expect(redactLogArguments(['Rows: %d', 3])).toEqual(['Rows: %d', 3])
  expect(redactLogArguments([{ msg: 'Ready', port: 3000 }, undefined])).toEqual([
    { msg: 'Ready', port: 3000 },
    undefined,
  ])
  const [logged] = redactLogArguments([new TypeError('x is not a function')]) as [{ failure: Record<string, string> }]
  expect(logged.failure).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
  expect(logged.failure.where).toContain('redactLog.test.ts')
})
