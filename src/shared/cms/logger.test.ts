import pino from 'pino'
import { expect, it } from 'vitest'

import { cmsLogger } from './logger'

/** What an error that drizzle reports becomes in the log. */
function logFailedQuery(asJson: boolean) {
  let written = ''
  const { options, destination } = cmsLogger({ asJson, destination: { write: (line) => (written += line) } })
  pino(options, destination!).error({
    err: new Error('Failed query: select 1\nparams: jane@example.com'),
    msg: 'failed',
  })
  return written
}

it('writes a line of JSON in production, without what was asked of the database', () => {
  const line = logFailedQuery(true)
  expect(JSON.parse(line)).toMatchObject({ level: 'error', service: 'power-years', msg: 'failed' })
  expect(line).not.toMatch(/jane|select/)
})

it('leaves out the same at a developer’s terminal', () => {
  expect(logFailedQuery(false)).toMatch(/failed/)
  expect(logFailedQuery(false)).not.toMatch(/jane|select/)
})
