import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

import starterEntries from '../content/wisdomEntries.json'
import { wisdomKinds } from '../domain/wisdomKinds'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

const path = `/${slugs.wisdomEntries}`
const reframe = (given: object = {}) => ({
  kind: 'reframe',
  symptom: 'brain_fog',
  oldThought: 'I am lost.',
  text: 'I am tired, and the list is long.',
  orderIndex: 5,
  _status: 'published',
  ...given,
})

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

it('a visitor adds nothing to the library', async () => {
  expect((await cms.anonymous.post(path, { json: reframe() })).status).toBe(403)
})

it('the seed has filled the library, every kind of it, and a second run adds nothing', async () => {
  const { seed } = await import('@/shared/cms/seed')
  expect((await seed(cms.payload)).made).toBe(0)
  const { docs } = await cms.payload.find({ collection: slugs.wisdomEntries, pagination: false, depth: 0 })
  expect(docs).toHaveLength(starterEntries.length)
  for (const { value } of wisdomKinds) expect(docs.filter(({ kind }) => kind === value).length).toBeGreaterThan(7)
  expect(docs.filter(({ references }) => references?.length).length).toBe(
    starterEntries.filter(({ referenceIds }) => referenceIds.length).length,
  )
})

describe('an editor', () => {
  it.each([
    [{ symptom: undefined }, 'Name the symptom'],
    [{ symptom: 'Brain fog' }, 'Name the symptom'],
    [{ oldThought: '' }, 'Write the thought'],
  ])('is told what a reframe lacks: %j', async (given, problem) => {
    const { status, text } = await editor.post(path, { json: reframe(given) })
    expect(status).toBe(400)
    expect(text).toContain(problem)
  })

  it('writes a prompt without a symptom, and everyone reads it', async () => {
    const prompt = { kind: 'community-prompt', text: 'What would you ask?', orderIndex: 1, _status: 'published' }
    const { status, body } = await editor.post(path, { json: prompt })
    expect(status).toBe(201)
    onTestFinished(async () => {
      await cms.payload.delete({ collection: slugs.wisdomEntries, id: body.doc.id })
    })
    expect((await cms.anonymous.get(`${path}?sort=-createdAt`)).text).toContain('What would you ask?')
  })
})
