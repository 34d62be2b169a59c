import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { hotFlash } from '@/testing/factories'

import { metrics } from './metrics'

let cms: TestCms

beforeAll(async () => {
  // One that nobody answers for: what might have been read from it is counted, and read from the primary.
  cms = await startTestCms({
    content: 'seeded',
    env: { DATABASE_REPLICA_URLS: 'postgres://site@127.0.0.1:1/site, postgres://site@127.0.0.1:2/site' },
  })
})
afterAll(() => cms.stop())

/** How many statements of a call a replica may answer. */
async function publicReadsOf(call: () => Promise<{ status: number }>): Promise<number> {
  const count = async () => {
    const { values } = await metrics.publicReads.get()
    return values.reduce((sum, { value }) => sum + value, 0)
  }
  const before = await count()
  expect((await call()).status).toBeLessThan(300)
  return (await count()) - before
}

it('a replica may answer what everybody gets alike', async () => {
  expect(await publicReadsOf(() => cms.anonymous.get('/education/modules'))).toBeGreaterThan(0)
  expect(await publicReadsOf(() => cms.anonymous.get('/search?q=sleep'))).toBeGreaterThan(0)
})

it('and nothing of a visitor, of whoever is signed in, or of the panel', async () => {
  expect(await publicReadsOf(() => cms.anonymous.post('/symptoms/log', { json: hotFlash }))).toBe(0)
  expect(await publicReadsOf(() => cms.anonymous.get('/symptoms'))).toBe(0)
  const editor = await cms.signedInAs('editor')
  expect(await publicReadsOf(() => editor.get('/education/modules'))).toBe(0)
  expect(await publicReadsOf(() => editor.get('/education-modules?limit=2&draft=true'))).toBe(0)
  expect(await publicReadsOf(() => editor.get('/users/me'))).toBe(0)
})
