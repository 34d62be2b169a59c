import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

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
