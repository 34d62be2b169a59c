import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

import { poolOf } from '@/shared/database'

import starterChecks from '../content/starterChecks.json'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
})
afterAll(() => cms.stop())

it('stands in the ledger of a new site, each check on the sentence that it is of', async () => {
  const read = starterChecks.flatMap(({ day, statements }) => statements.map(() => day))
  const noted = await Promise.all(
    [...new Set(read)].map(async (day) => {
      const where = { checkedOn: { equals: `${day}T12:00:00.000Z` }, state: { not_equals: 'unchecked' } }
      return (await cms.payload.count({ collection: slugs.claims, where })).totalDocs
    }),
  )
  expect(noted.reduce((sum, count) => sum + count, 0)).toBe(read.length)
})

it('numbers no source where none stands below: in the search, in the call, in the names of entries', async () => {
  const { rows } = await poolOf(cms.payload).query<{ place: string }>(
    String.raw`SELECT href AS place FROM search_documents WHERE concat(title, summary, keywords, body) ~ '\[\d+[],]'
      UNION SELECT title FROM claim_places WHERE title ~ '\[\d+[],]' UNION SELECT statement FROM claims WHERE statement ~ '\[\d+[],]'`,
  )
  expect(rows).toEqual([])
  expect(JSON.stringify((await cms.anonymous.get('/smart-stacks')).body)).not.toMatch(/[^"]\[\d+[\],]/)
})
