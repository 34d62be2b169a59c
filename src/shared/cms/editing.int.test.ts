import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, richText } from '@/testing/factories'

type Caller = Awaited<ReturnType<TestCms['signedInAs']>>

let cms: TestCms
let ada: Caller
let bea: Caller
let founder: Caller

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
  ada = await cms.signedInAs('editor')
  bea = await cms.signedInAs('editor')
  founder = await cms.signedInAs('founder')
  // What stands on its way to the site has its own tests.
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { secondPerson: false } })
})
afterAll(() => cms.stop())

const at = (id: number | string, query = '') => `/education-modules/${id}${query}`
const read = async (caller: Caller, id: number) => (await caller.get(at(id, '?draft=true&depth=0'))).body
const seen = async (id: number) => (await cms.anonymous.get(at(id))).body
const versionsOf = async (id: number) => {
  const where = { parent: { equals: id } }
  return (await cms.payload.findVersions({ collection: slugs.educationModules, where, sort: 'createdAt' })).docs
}

describe('two editors at one text', () => {
  it('save at the same moment: one is told', async () => {
    const { id } = await makeModule(cms.payload)
    const { updatedAt } = await read(ada, id)
    const answers = await Promise.all(
      [ada, bea].map((caller, index) =>
        caller.patch(at(id), { json: { title: `By ${index}`, updatedAt, _status: 'published' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [done, told] = answers.toSorted((one, other) => one.status - other.status)
    expect(told!.body.errors[0].data.conflict.theirs.title).toBe(done!.body.doc.title)
    expect(told!.body.errors[0].message).toMatch(/^Somebody saved this in the meantime/)
  })

  it('are one in two tabs: she is told that it was herself', async () => {
    const { id } = await makeModule(cms.payload)
    const { updatedAt } = await read(ada, id)
    await ada.patch(at(id), { json: { title: 'In one tab', updatedAt } })
    const { status, body } = await ada.patch(at(id), { json: { title: 'In the other', updatedAt } })
    expect([status, body.errors[0].message]).toEqual([
      409,
      'You saved this yourself in the meantime, in another tab or window. Nothing is lost: compare the two and choose.',
    ])
  })

  it('are told as well by what has no form: restoring, unpublishing, many at once', async () => {
    const { id } = await makeModule(cms.payload)
    const before = await read(ada, id)
    await bea.patch(at(id), { json: { title: 'A correction', _status: 'published' } })
    const headers = { 'x-based-on': JSON.stringify({ versions: { [id]: before.updatedAt } }) }
    const [first] = await versionsOf(id)
    const restored = await ada.post(`/education-modules/versions/${first!.id}`, { headers })
    const unpublished = await ada.patch(at(id), { headers, json: { _status: 'draft' } })
    expect([restored.status, unpublished.status]).toEqual([409, 409])
    const read_ = JSON.stringify({ at: before.updatedAt })
    for (const header of [headers['x-based-on'], read_]) {
      const many = await ada.patch(`/education-modules?where[id][in][0]=${id}`, {
        headers: { 'x-based-on': header },
        json: { orderIndex: 3 },
      })
      expect(many.body.errors).toHaveLength(1)
    }
    expect((await seen(id)).title).toBe('A correction')
  })

  it('are told in the settings too', async () => {
    const { body } = await ada.get('/globals/site-settings')
    const save = (caller: Caller, productName: string) =>
      caller.post('/globals/site-settings', { json: { ...body, productName } })
    expect((await save(bea, 'Hers')).status).toBe(200)
    expect((await save(ada, 'Mine')).status).toBe(409)
  })
})

it('a character that no text can keep is refused at its field, and in the text itself', async () => {
  const { id } = await makeModule(cms.payload)
  for (const [field, value] of [
    ['title', 'Pasted\0 from a PDF'],
    ['content', richText({ type: 'text', text: 'Pasted\0 too' })],
  ] as const) {
    const { status, body } = await ada.patch(at(id, '?draft=true'), { json: { [field]: value, _status: 'draft' } })
    expect([status, body.errors[0].data.errors[0].path]).toEqual([400, field])
    expect(body.errors[0].message).toContain('(NUL)')
  }
})

it('going back to a draft leaves the published page as it is', async () => {
  const { id } = await makeModule(cms.payload, { title: 'On the site' })
  await ada.patch(at(id, '?draft=true'), { json: { title: 'An idea', _status: 'draft' } })
  await ada.patch(at(id), { json: { title: 'On the site, better', _status: 'published' } })
  const idea = (await versionsOf(id)).find(({ version }) => version.title === 'An idea')
  expect((await ada.post(`/education-modules/versions/${idea!.id}`)).status).toBe(200)
  expect(await seen(id)).toMatchObject({ title: 'On the site, better', _status: 'published' })
  expect(await read(ada, id)).toMatchObject({ title: 'An idea', _status: 'draft' })
})

describe('the trash', () => {
  const throwAway = (caller: Caller, id: number) =>
    caller.patch(at(id), { json: { deletedAt: new Date().toISOString() } })

  it('takes a page off the site, and gives it back as a draft', async () => {
    const { id } = await makeModule(cms.payload, { title: 'Thrown away' })
    expect((await throwAway(ada, id)).status).toBe(200)
    expect((await cms.anonymous.get(at(id))).status).toBe(404)
    expect((await cms.anonymous.get('/education/modules')).text).not.toContain('Thrown away')
    const taken = await bea.post('/education-modules?draft=true', { json: { title: 'x', slug: 'thrown-away' } })
    expect(taken.status).toBe(400)
    expect((await ada.patch(at(id, '?trash=true'), { json: { deletedAt: null } })).status).toBe(200)
    expect(await read(ada, id)).toMatchObject({ title: 'Thrown away', _status: 'draft' })
  })

  it('is emptied by founders alone', async () => {
    const { id } = await makeModule(cms.payload)
    expect((await ada.delete(at(id))).status).toBe(403)
    await throwAway(ada, id)
    expect((await ada.delete(at(id, '?trash=true'))).status).toBe(403)
    expect((await founder.delete(at(id, '?trash=true'))).status).toBe(200)
  })

  it('takes nothing published from editors who mark many', async () => {
    const made = [await makeModule(cms.payload), await makeModule(cms.payload, { _status: 'draft' })]
    const marked = made.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
    const json = { deletedAt: new Date().toISOString() }
    const { body } = await ada.patch(`/education-modules?${marked}`, { json })
    expect(body.docs.map(({ id }: { id: number }) => id)).toEqual([made[1]!.id])
    expect((await cms.anonymous.get(at(made[0]!.id))).status).toBe(200)
  })

  it('refuses a module to which others lead', async () => {
    const { id, slug } = await makeModule(cms.payload, { title: 'Well known' })
    const link = (fields: object) => {
      const content = richText({ type: 'text', text: 'See there.' })
      const paragraph = content.root.children[1] as unknown as { children: unknown[] }
      paragraph.children.push({ type: 'link', version: 3, fields, children: [{ type: 'text', text: 'there' }] })
      return content
    }
    const leads = [
      { relatedModules: [id] },
      { content: link({ linkType: 'internal', doc: { relationTo: 'education-modules', value: id } }) },
      { content: link({ linkType: 'custom', url: `/education/${slug}` }) },
    ]
    for (const lead of leads) {
      const other = await makeModule(cms.payload, { ...lead, title: 'Leads there' })
      const refused = await throwAway(founder, id)
      expect(refused.status).toBe(409)
      expect(refused.body.errors[0].message).toContain('“Leads there”')
      await founder.delete(at(other.id))
    }
    expect((await throwAway(ada, id)).status).toBe(200)
  })
})
