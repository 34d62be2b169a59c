import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ env: { SITE_URL: 'https://power.example' } })
})
afterAll(() => cms.stop())

it('lets no stranger become the founder of a public site', async () => {
  const json = { name: 'Stranger', email: 'stranger@example.com', password: 'four words in a row' }
  const { status, body } = await cms.anonymous.post('/users/first-register', { json })
  expect(status).toBe(403)
  expect(body.errors[0].message).toBeTruthy()
  expect((await cms.payload.count({ collection: slugs.users })).totalDocs).toBe(0)
})

it('sends session cookies over https only', async () => {
  const { email, password } = await cms.signedInAs('founder')
  const { headers } = await cms.anonymous.post('/users/login', { json: { email, password } })
  expect(headers.get('set-cookie')).toMatch(/HttpOnly/i)
  expect(headers.get('set-cookie')).toMatch(/Secure/i)
  expect(headers.get('set-cookie')).toMatch(/SameSite=Lax/i)
})
