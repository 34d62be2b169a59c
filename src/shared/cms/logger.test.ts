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

it.each([
  ['a value that fits no column', Object.assign(new Error('invalid input syntax'), { code: '22P02' })],
  ['what is no JSON', new SyntaxError('Unexpected token')],
])('calls %s no error, whatever Payload says: anybody can send that without end', (_, err) => {
  const lines: string[] = []
  const { options, destination } = cmsLogger({ asJson: true, destination: { write: (line) => lines.push(line) } })
  const log = pino(options, destination!)
  log.error({ err })
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { level: 'info', time: expect.any(String), service: 'power-years', msg: 'What was sent cannot be read' },
  ])
  log.error({ err, msg: 'A job failed' })
  expect(JSON.parse(lines[1]!)).toMatchObject({ level: 'error', msg: 'A job failed' })
})

it('leaves out the same at a developer’s terminal', () => {
  expect(logFailedQuery(false)).toMatch(/failed/)
  expect(logFailedQuery(false)).not.toMatch(/jane|select/)
})
