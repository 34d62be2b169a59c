import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

import patternCards from '../content/patternCards.json'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

const focusPath = `/${slugs.dashboardFocus}`
const cardPath = `/${slugs.patternCards}`
const line = (given: object = {}) => ({
  text: 'A cup of tea',
  note: 'Hot, and finished hot.',
  moment: 'morning',
  orderIndex: 5,
  _status: 'published',
  ...given,
})
const card = (given: object = {}) => ({
  title: 'A test pattern',
  symptoms: ['brain_fog'],
  whatItOftenMeans: 'It is common.',
  tryFirst: ['Rest'],
  orderIndex: 5,
  _status: 'published',
  ...given,
})

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

describe('a visitor', () => {
  it.each([
    [focusPath, line()],
    [cardPath, card()],
  ])('adds nothing to %s', async (path, json) => {
    expect((await cms.anonymous.post(path, { json })).status).toBe(403)
  })

  it('reads what is published, and no draft', async () => {
    expect((await editor.post(focusPath, { json: line({ text: 'For everyone' }) })).status).toBe(201)
    expect((await editor.post(focusPath, { json: line({ text: 'Half written', _status: 'draft' }) })).status).toBe(201)
    const { text } = await cms.anonymous.get(`${focusPath}?limit=500`)
    expect(text).toContain('For everyone')
    expect(text).not.toContain('Half written')
  })
})

describe('an editor is told', () => {
  it.each(['https://elsewhere.example', '//elsewhere.example', 'practice'])('that %s is no page here', async (path) => {
    const { status, text } = await editor.post(focusPath, { json: line({ path }) })
    expect(status).toBe(400)
    expect(text).toContain('beginning with a slash')
  })

  it('how a symptom is written', async () => {
    const { status, text } = await editor.post(cardPath, { json: card({ symptoms: ['Brain fog'] }) })
    expect(status).toBe(400)
    expect(text).toContain('joined by underscores')
  })

  it('that a pattern card needs a source', async () => {
    expect((await editor.post(cardPath, { json: card() })).status).toBe(400)
  })
})

it('the seed adds the five cards with their sources and articles, and leaves an editor’s lines alone', async () => {
  const { seed } = await import('@/shared/cms/seed')
  await cms.payload.delete({ collection: slugs.dashboardFocus, where: {} })
  expect((await editor.post(focusPath, { json: line() })).status).toBe(201)
  await seed(cms.payload)
  const { docs } = await cms.payload.find({ collection: slugs.patternCards, sort: 'orderIndex', depth: 0 })
  expect(docs.map(({ title }) => title)).toEqual(patternCards.map(({ title }) => title))
  for (const [index, doc] of docs.entries()) {
    expect(doc.references).toHaveLength(patternCards[index]!.referenceIds.length)
    expect(doc.relatedModules).toHaveLength(patternCards[index]!.modules.length)
  }
  const { totalDocs } = await cms.payload.count({ collection: slugs.dashboardFocus })
  expect(totalDocs, 'an editor had begun a list of their own').toBe(1)
})
