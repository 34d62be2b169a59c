import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

import { poolOf } from '@/shared/database'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { defineContract } from '@/shared/lib/contract'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'

const documents = 4_000
const rounds = 200
const searches = [
  'hot flush',
  'HRT',
  'heavy period',
  'sleep',
  'magnesium at night',
  'menopause',
  'parab',
  'angry at work',
]

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ env: { RATE_LIMITS: 'off' }, content: 'seeded' })
  // The starter articles again and again, each time with other neighbors: as long and as alike as a library becomes.
  await runSql(
    cms.databaseUrl,
    `INSERT INTO search_documents (kind, document_id, href, title, summary, keywords, body)
     SELECT 'module', 100000 + n, '/education/copy-' || n, 'Copy ' || n || CASE WHEN n % 20 = 0 THEN ' ' || a.title ELSE '' END,
            CASE WHEN n % 10 = 0 THEN a.summary ELSE md5(n::text) || ' ' || md5((-n)::text) END,
            CASE WHEN n % 10 = 5 THEN a.keywords ELSE md5((n * 7)::text) END,
            CASE WHEN n % 4 = 0 THEN a.body ELSE (
              SELECT string_agg(left(md5((n * 1000 + word)::text), 7), ' ') FROM generate_series(1, 600) AS word
            ) END
     FROM generate_series(1, ${documents}) AS n
     JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS size
           FROM search_documents WHERE kind = 'module') a ON a.place = n % a.size`,
  )
  await runSql(cms.databaseUrl, 'VACUUM ANALYZE search_documents')
  // The same way through the house for a single row by its primary key.
  const byKey = defineEndpoint({
    contract: defineContract({
      method: 'get',
      path: '/search-row',
      summary: 'A row of the search, by its primary key',
      query: z.object({ id: z.coerce.number().int() }),
      status: 200,
      response: z.object({ results: z.array(z.unknown()) }),
      errors: [],
    }),
    access: 'anyone',
    limit: 'read',
    handler: async ({ req, query }) => {
      const pool = poolOf(req.payload)
      const { rows } = await pool.query({
        name: 'search_row',
        text: 'SELECT kind, title, summary, href FROM search_documents WHERE id = $1',
        values: [query.id],
      })
      return { results: rows }
    },
  })
  ;(await cms.config).endpoints.push(byKey)
}, 120_000)
afterAll(() => cms.stop())

const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!

it(`a search over ${documents.toLocaleString('en-US')} documents takes at most three times as long as a row by its key`, async () => {
  const took = { search: [] as number[], key: [] as number[] }
  const timed = async (name: keyof typeof took, path: string, least: number) => {
    const began = performance.now()
    const { status, body } = await cms.anonymous.get(path)
    took[name].push(performance.now() - began)
    expect(status).toBe(200)
    expect(body.results.length).toBeGreaterThanOrEqual(least)
  }
  const pool = poolOf(cms.payload)
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM search_documents ORDER BY md5(id::text) LIMIT 60')
  const bySearch: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    // The first rounds warm what any server has warm.
    if (round === 40) Object.assign(took, { search: [], key: [] })
    const search = searches[round % searches.length]!
    await timed('search', `/search?q=${encodeURIComponent(search)}`, 5)
    ;(bySearch[search] ??= []).push(took.search.at(-1)!)
    await timed('key', `/search-row?id=${rows[round % rows.length]!.id}`, 1)
  }
  const ratio = middle(took.search) / middle(took.key)
  const told = JSON.stringify({
    ratio,
    key: middle(took.key),
    ...Object.fromEntries(Object.entries(bySearch).map(([name, times]) => [name, middle(times)])),
  })
  expect(ratio, told).toBeLessThanOrEqual(3)
}, 300_000)
