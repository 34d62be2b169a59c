import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'

import { getClassifier } from './classifierCache'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms()
  // As when a server starts: the first question does not wait.
  await getClassifier([])
})

afterAll(() => cms?.stop())

it('refuses the 41st question in five minutes, and never a cry for help', async () => {
  const cookie = `power-years-visitor=${randomBytes(32).toString('base64url')}`
  const ask = (content: string) =>
    cms.anonymous.post('/ask-auntie', { json: { messages: [{ role: 'user', content }] }, headers: { cookie } })
  for (let count = 0; count < 40; count += 1) expect((await ask('hello')).status).toBe(200)
  const refused = await ask('hello')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const heard = await ask('I want to kill myself')
  expect(heard.status).toBe(200)
  expect(heard.body.links[0].path).toBe('tel:988')
  expect((await cms.anonymous.get('/ask-auntie')).body).toMatchObject({ model: false })
})
