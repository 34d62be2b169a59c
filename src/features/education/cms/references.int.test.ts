import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, referenceData, richText } from '@/testing/factories'

let cms: TestCms
let founder: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  cms = await startTestCms()
  founder = await cms.signedInAs('founder')
})
afterAll(() => cms.stop())

const words = { type: 'text' as const, text: 'Words.' }
const referencesOf = async (id: number, draft = false) =>
  (await cms.payload.findByID({ collection: slugs.educationModules, id, depth: 0, draft })).references

it('lists what the text cites, and drops what it no longer cites', async () => {
  const [cited, other, further] = [
    await makeReference(cms.payload),
    await makeReference(cms.payload),
    await makeReference(cms.payload),
  ]
  const { id } = await makeModule(cms.payload, {
    references: [further.id],
    content: richText(words, { citation: cited.id }, { citation: other.id }, { citation: cited.id }),
  })
  expect(await referencesOf(id)).toEqual([further.id, cited.id, other.id])

  await founder.patch(`/education-modules/${id}`, {
    json: { content: richText(words, { citation: other.id }), _status: 'published' },
  })
  expect(await referencesOf(id)).toEqual([further.id, other.id])
})

it('keeps a reference that a module or a draft cites, and says which', async () => {
  const [published, drafted] = [await makeReference(cms.payload), await makeReference(cms.payload)]
  const { id } = await makeModule(cms.payload, {
    title: 'Leans on it',
    content: richText(words, { citation: published.id }),
  })
  await founder.patch(`/education-modules/${id}?draft=true`, {
    json: { content: richText(words, { citation: published.id }, { citation: drafted.id }), _status: 'draft' },
  })
  for (const reference of [published, drafted]) {
    const { status, body } = await founder.delete(`/references/${reference.id}`)
    expect(status).toBe(409)
    expect(body.errors[0].message).toBe('This reference is used in the module “Leans on it”. Take it out there first.')
  }
  const bulk = await founder.delete(`/references?where[id][equals]=${published.id}`)
  expect(bulk.body.errors).toHaveLength(1)
  expect((await founder.get(`/references/${published.id}`)).status).toBe(200)
})

it('deletes one that nobody cites', async () => {
  const { id } = await makeReference(cms.payload)
  expect((await founder.delete(`/references/${id}`)).status).toBe(200)
})

it('does not publish a citation of something deleted, but saves the draft', async () => {
  const content = richText(words, { citation: 987_654 })
  const draft = await founder.post('/education-modules?draft=true', { json: { title: 'Dangles', content } })
  expect(draft.status).toBe(201)
  expect(draft.body.doc.references).toEqual([])
  const { id } = await makeModule(cms.payload)
  const published = await founder.patch(`/education-modules/${id}`, { json: { content, _status: 'published' } })
  expect(published.status).toBe(400)
  expect(published.body.errors[0].data.errors[0]).toMatchObject({
    path: 'content',
    message: expect.stringContaining('was deleted'),
  })
})

it('does not publish what rests on a retracted source, and names it', async () => {
  const { id, label } = await makeReference(cms.payload)
  const { id: citing } = await makeModule(cms.payload, { content: richText(words, { citation: id }) })
  await founder.patch(`/references/${id}`, { json: { status: 'retracted' } })
  const refused = await founder.patch(`/education-modules/${citing}`, { json: { title: 'Once more' } })
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0].data.errors[0]).toMatchObject({
    path: 'content',
    message: expect.stringContaining(label!),
  })
})

it('checks identifiers and lengths, and names a reference after its first author', async () => {
  const wrong = referenceData({ doi: 'https://doi.org/10.1/x', url: 'www.example.com', year: 1492 })
  const { status, body } = await founder.post('/references', { json: wrong })
  expect(status).toBe(400)
  expect(body.errors[0].data.errors.map((error: { path: string }) => error.path).sort()).toEqual(['doi', 'url', 'year'])
  const tooLong = await founder.post('/references', {
    json: referenceData({ url: `https://a.example/${'x'.repeat(600)}` }),
  })
  expect(tooLong.status).toBe(400)
  expect((await makeReference(cms.payload)).label).toMatch(/^Avis NE 2015: Duration of menopausal/)
})
