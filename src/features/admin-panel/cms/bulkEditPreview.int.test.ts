import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule } from '@/testing/factories'

import type { BulkEditPreview } from '../contract'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

const of = (slug: string, ids: readonly number[], draft = true) =>
  `/bulk-edit-preview/${slug}?${ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')}&draft=${draft}`
const look = async (ids: readonly number[], data: object, headers: Record<string, string> = {}) => {
  const { status, body, text } = await editor.post(of(slugs.educationModules, ids), { json: { data }, headers })
  expect(status, text).toBe(200)
  return body as BulkEditPreview
}
const newest = (id: number) => cms.payload.findByID({ collection: slugs.educationModules, id, depth: 0, draft: true })

beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

it('is for those who may change the texts, and for at most a thousand', async () => {
  const { id } = await makeModule(cms.payload)
  const json = { data: { duration: 3 } }
  const path = of(slugs.educationModules, [id])
  expect((await cms.anonymous.post(path, { json })).status).toBe(401)
  expect((await (await cms.signedInAs('reviewer')).post(path, { json })).status).toBe(403)
  for (const slug of [slugs.users, 'payload-jobs', 'nothing'])
    expect((await editor.post(of(slug, [id]), { json })).status, slug).toBe(404)
  expect((await editor.post(`/bulk-edit-preview/${slugs.educationModules}`, { json })).status, 'no filter').toBe(400)
})

it('says of each text what changes, and changes nothing', async () => {
  const related = await makeModule(cms.payload, { title: 'Sleep', slug: 'sleep' })
  const one = await makeModule(cms.payload, { title: 'Joints', duration: 4 })
  const other = await makeModule(cms.payload, { title: 'Bones', duration: 9 })
  const would = await look([one.id, other.id], { duration: 9, relatedModules: [related.id], _status: 'draft' })
  expect(would).toMatchObject({ changed: 2, same: 0, refused: [], losesReview: 0, losesCheck: 0, goesPublic: 0 })
  expect(would.texts.find(({ id }) => id === one.id)).toMatchObject({
    title: 'Joints',
    fields: expect.arrayContaining([
      { label: 'Duration', before: '4', after: '9' },
      { label: 'Related modules', before: '', after: 'sleep' },
    ]),
  })
  expect(would.texts.find(({ id }) => id === other.id)!.fields.map(({ label }) => label)).not.toContain('Duration')
  expect(await newest(one.id)).toMatchObject({ duration: 4, _status: 'published', updatedAt: one.updatedAt })
  expect((await look([other.id], { duration: 9 })).same).toBe(1)
})

it('counts the reviews and checks that go with the words, and what goes on the site', async () => {
  const reviewed = { reviewedBy: 'Dr. Example', reviewedOn: '2026-03-01T00:00:00.000Z' }
  const { id } = await makeModule(cms.payload, { title: 'Reviewed', ...reviewed })
  const would = await look([id], { keyInsight: 'Another sentence.', _status: 'draft' })
  expect(would).toMatchObject({ changed: 1, losesReview: 1 })
  expect(would.texts[0]!.fields).toContainEqual({ label: 'Reviewed by', before: 'Dr. Example', after: '' })
  expect(await newest(id)).toMatchObject({ reviewedBy: 'Dr. Example' })

  const ada = await cms.signedInAs('editor')
  const document = `${slugs.educationModules}/${id}`
  await ada.patch(`/${document}?draft=true`, { json: { title: 'Checked', _status: 'draft' } })
  const { savedAt } = (await editor.get(`/editorial/desk?document=${document}`)).body
  expect((await editor.post('/editorial/acts', { json: { document, act: 'fact', savedAt } })).status).toBe(201)
  expect(await look([id], { title: 'Checked, and changed', _status: 'draft' })).toMatchObject({ losesCheck: 1 })
  const published = await look([id], { duration: 2, _status: 'published' })
  expect(published).toMatchObject({ goesPublic: 1, losesCheck: 0 })
  expect(published.texts[0]!.fields).toContainEqual({ label: 'Status', before: 'Draft', after: 'Published' })
})

it('names what is refused and why, and what somebody saved meanwhile', async () => {
  const one = await makeModule(cms.payload, { title: 'One' })
  const other = await makeModule(cms.payload, { title: 'Other' })
  const would = await look([one.id], { description: 'Black cohosh cures hot flashes.', _status: 'published' })
  expect(would).toMatchObject({ changed: 0, refused: [{ id: one.id, title: 'One' }] })
  expect(would.refused[0]!.reason).toMatch(/^Description: This cannot be published/)

  const headers = { 'x-based-on': JSON.stringify({ versions: { [other.id]: other.updatedAt } }) }
  await (await cms.signedInAs('editor')).patch(`/education-modules/${other.id}?draft=true`, { json: { duration: 1 } })
  const late = await look([one.id, other.id], { duration: 5, _status: 'draft' }, headers)
  expect(late).toMatchObject({ changed: 1, refused: [{ title: 'Other' }] })
  expect(late.refused[0]!.reason).toContain('Somebody saved this in the meantime')
})

it('shows what is public at once, of the ledger too', async () => {
  const { id } = await cms.payload.create({
    collection: slugs.wisdomQuotes,
    data: { text: 'Rest is a room.', category: 'rest' },
  })
  const { body } = await editor.post(of(slugs.wisdomQuotes, [id], false), { json: { data: { category: 'body' } } })
  expect(body).toMatchObject({ changed: 1, hasDrafts: false })
  expect(body.texts[0]).toMatchObject({ title: 'Rest is a room.', fields: [{ label: 'Category' }] })
})
