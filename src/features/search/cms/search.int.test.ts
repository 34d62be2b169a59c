import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { maxSearchResults } from '@/shared/lib/searchKinds'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference } from '@/testing/factories'

import type { SearchResult } from '@/shared/lib/siteSearch'
import { maxSearchLength } from '@/shared/lib/searchKinds'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms({ env: { RATE_LIMITS: 'off' }, content: 'seeded' })
})

afterAll(() => cms.stop())

const answer = (search: string) => cms.anonymous.get(`/search?q=${encodeURIComponent(search)}`)

async function find(search: string): Promise<SearchResult[]> {
  const { status, body } = await answer(search)
  expect(status).toBe(200)
  return body.results
}

const titles = async (search: string) => (await find(search)).map(({ title }) => title)

describe('GET /api/search refuses', () => {
  test('a search that is too long, in words', async () => {
    expect((await answer('a'.repeat(maxSearchLength))).status).toBe(200)
    const { status, body } = await answer('a'.repeat(maxSearchLength + 1))
    expect(status).toBe(400)
    expect(body.message).toBe('A search may have up to 100 characters.')
  })

  test('to be written to', async () => {
    expect((await cms.anonymous.post('/search', { json: { q: 'sleep' } })).status).toBe(404)
  })

  test.each(['', ' ', 'a', '%', '!!', "'", '\u0000', '💜'])('nothing for %j, but without an error', async (search) => {
    expect(await find(search)).toEqual([])
  })

  test.each(["';--", "sleep' | 'x", 'sleep & (', ":* <-> '", '\\', "x':*"])(
    'no text as a query: %j',
    async (search) => {
      await find(search)
    },
  )

  test('to be without a search, by finding nothing', async () => {
    expect((await cms.anonymous.get('/search')).body).toEqual({ results: [] })
  })
})

describe('it finds', () => {
  test.each([
    ['hot flush', 'Hot Flashes, Honestly'],
    ['flushes', 'Hot Flashes, Honestly'],
    ['HRT', 'Hormone Therapy Without the Panic'],
    ['MHT', 'Hormone Therapy Without the Panic'],
    ['flooding', 'Bleeding: What’s Normal, What’s Not'],
    ['heavy period', 'Bleeding: What’s Normal, What’s Not'],
    ['parabens', 'Parabens'],
    ['evening yoga', 'Evening Unwind Yoga'],
    ['Mary Claire Haver', 'Dr. Mary Claire Haver'],
    ['morning clarity', 'Morning Clarity Stack'],
  ])('by %j first %j', async (search, title) => {
    expect((await titles(search))[0]).toBe(title)
  })

  test('by words that mean the same the same', async () => {
    for (const [one, other] of [
      ['hot flush', 'hot flashes'],
      ['HRT', 'MHT'],
      ['flooding', 'heavy period'],
    ] as const) {
      const [first, second] = [await titles(one), await titles(other)]
      expect(second.slice(0, 3)).toContain(first[0])
    }
  })

  test('by the beginning of a word that is still being typed', async () => {
    expect((await titles('parab'))[0]).toBe('Parabens')
    expect(await titles('magnes')).toContain('Supplements: The Honest Ledger')
  })

  test('every kind, each with an address on this site, and at most 20', async () => {
    const results = await find('menopause sleep yoga parabens clarity')
    expect(results.length).toBe(maxSearchResults)
    for (const { href, summary } of results) {
      expect(href).toMatch(
        /^\/(?:education|smart-stacks)\/[a-z0-9-]+$|^\/(?:practice|clean-ingredients|wisdom-council)#[a-z0-9-]+$/,
      )
      expect(summary).toBeTruthy()
    }
    const kinds = new Set(
      (await Promise.all(['sleep', 'parabens', 'menopause', 'clarity'].map(find))).flat().map(({ kind }) => kind),
    )
    expect([...kinds].sort()).toEqual(['expert', 'ingredient', 'module', 'practice', 'stack'])
  })
})

describe('it follows', () => {
  test('drafts never, publishing, a draft beside what is public, a new name and address, unpublishing, deletion', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Quixotic pomegranates', _status: 'draft' })
    const update = (data: Record<string, unknown>, draft = false) =>
      cms.payload.update({ collection: 'education-modules', id, data, draft })
    expect(await titles('pomegranates')).toEqual([])

    await update({ _status: 'published' })
    expect(await find('pomegranates')).toMatchObject([
      { kind: 'module', title: 'Quixotic pomegranates', href: '/education/quixotic-pomegranates' },
    ])

    await update({ title: 'Zymurgical kumquats', _status: 'draft' }, true)
    expect(await titles('kumquats')).toEqual([])
    expect(await titles('pomegranates')).toEqual(['Quixotic pomegranates'])

    await update({ title: 'Zymurgical kumquats', slug: 'kumquats', _status: 'published' })
    expect(await titles('pomegranates')).toEqual([])
    expect(await find('kumquats')).toMatchObject([{ href: '/education/kumquats' }])

    await update({ _status: 'draft' })
    expect(await titles('kumquats')).toEqual([])

    await update({ _status: 'published' })
    await cms.payload.delete({ collection: 'education-modules', id })
    expect(await titles('kumquats')).toEqual([])
  })

  test('what each of many asks for who ask at the same time', async () => {
    const searches = ['hot flush', 'HRT', 'zzz', 'sleep', 'a', ...Array.from({ length: 30 }, (_, i) => `bones ${i}`)]
    const alone: string[][] = []
    for (const search of searches) alone.push(await titles(search))
    expect(await Promise.all(searches.map(titles))).toEqual(alone)
  })

  test('a change that is taken back leaves nothing behind', async () => {
    const { createLocalReq, initTransaction, killTransaction } = await import('payload')
    const req = await createLocalReq({}, cms.payload)
    await initTransaction(req)
    await cms.payload.update({
      collection: 'experts',
      where: { name: { contains: 'Haver' } },
      data: { specialty: 'Xylophonics' },
      req,
    })
    await killTransaction(req)
    expect(await titles('xylophonics')).toEqual([])
  })

  test('whether a stack is active', async () => {
    const update = (isActive: boolean) =>
      cms.payload.update({
        collection: 'stacks',
        where: { slug: { equals: 'morning-clarity-stack' } },
        data: { isActive },
      })
    await update(false)
    expect(await titles('morning clarity')).not.toContain('Morning Clarity Stack')
    await update(true)
    expect(await titles('morning clarity')).toContain('Morning Clarity Stack')
  })

  test('what was there before it, once', async () => {
    const { fillSearch } = await import('@/shared/cms/withPublishing')
    const { runSql } = await import('@/testing/postgres')
    expect(await fillSearch(cms.payload)).toBe(0)
    await runSql(cms.databaseUrl, "DELETE FROM search_documents WHERE kind = 'ingredient'")
    expect(await titles('parabens')).not.toContain('Parabens')
    expect(await fillSearch(cms.payload)).toBe(6)
    expect((await titles('parabens'))[0]).toBe('Parabens')
  })

  test('texts by their index, however few there are', async () => {
    const { runSql } = await import('@/testing/postgres')
    const plan = await runSql<{ 'QUERY PLAN': string }>(
      cms.databaseUrl,
      "EXPLAIN SELECT id FROM search_documents WHERE text @@ to_tsquery('english', 'sleep')",
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Index Scan on search_documents_text')
  })
})

test('leaves what no longer stands out of what the search shows and of the list of stacks, and gives it back', async () => {
  const editor = await cms.signedInAs('editor')
  const [wrong, right] = [await makeReference(cms.payload), await makeReference(cms.payload)]
  const { docs } = await cms.payload.find({
    collection: slugs.stacks,
    limit: 1,
    depth: 0,
    where: { isActive: { equals: true } },
  })
  const { id, slug } = docs[0]!
  const description = 'Zinnias calm the evening.[1] Sleep comes by itself.[2]'
  const saved = await editor.patch(`/stacks/${id}`, {
    json: { description, safetyNote: 'Ask first.', references: [wrong.id, right.id], _status: 'published' },
  })
  expect(saved.status, saved.text).toBe(200)
  const shown = async () => {
    const { results } = (await cms.anonymous.get('/search?q=zinnias')).body as {
      results: { href: string; summary: string }[]
    }
    const { body } = await cms.anonymous.get('/smart-stacks')
    const listed = body as { slug: string; description: string }[]
    return [
      results.find(({ href }) => href.endsWith(slug))?.summary,
      listed.find((one) => one.slug === slug)?.description,
    ]
  }
  const whole = 'Zinnias calm the evening. Sleep comes by itself.'
  expect(await shown()).toEqual([whole, whole])
  await editor.patch(`/references/${wrong.id}`, { json: { status: 'retracted' } })
  expect(await shown()).toEqual(['Sleep comes by itself.', 'Sleep comes by itself.'])
  await editor.patch(`/stacks/${id}`, { json: { tagline: 'Another line', _status: 'published' } })
  expect(await shown()).toEqual(['Sleep comes by itself.', 'Sleep comes by itself.'])
  await editor.patch(`/references/${wrong.id}`, { json: { status: 'current' } })
  expect(await shown()).toEqual([whole, whole])
})
