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
  const theirsIn = (answer: { body: { errors: { data: { conflict: { theirs: { title: string } } } }[] } }) =>
    answer.body.errors[0]!.data.conflict.theirs.title

  it('never overwrite each other unseen, in whatever order they read and save', async () => {
    // Numbers from a fixed sequence: the same interleavings every time.
    let seed = 7
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const { id } = await makeModule(cms.payload, { title: 'Version 0' })
    const shown: Record<string, { updatedAt: string; title: string }> = {}
    let stored = 'Version 0'
    for (let step = 1; step <= 60; step += 1) {
      const name = next(2) === 0 ? 'ada' : 'bea'
      const caller = name === 'ada' ? ada : bea
      if (!shown[name] || next(3) === 0) shown[name] = await read(caller, id)
      else {
        const { updatedAt, title } = shown[name]
        const json = { title: `Version ${step}`, updatedAt, _status: next(2) === 0 ? 'published' : 'draft' }
        const answer = await caller.patch(at(id, json._status === 'draft' ? '?draft=true' : ''), { json })
        expect([step, answer.status]).toEqual([step, title === stored ? 200 : 409])
        if (answer.status === 409) expect(theirsIn(answer)).toBe(stored)
        else {
          stored = json.title
          shown[name] = answer.body.doc
        }
      }
    }
  })

  it('save at the same moment: one is told', async () => {
    const { id } = await makeModule(cms.payload)
    const { updatedAt } = await read(ada, id)
    const answers = await Promise.all(
      [ada, bea].map((caller, index) =>
        caller.patch(at(id), { json: { title: `By ${index}`, updatedAt, _status: 'published' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
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

describe('the second signature', () => {
  const flagIds = async () => {
    const entry = { sign: 'A pain.', urgency: 'now', action: 'Call 911.' } as const
    const { id } = await cms.payload.create({
      collection: 'red-flags',
      data: { ...entry, key: `pain-${crypto.randomUUID()}`, orderIndex: 1, _status: 'published' },
    })
    return [id]
  }

  it('is given to red flags by another person, who publishes them', async () => {
    const { id } = await makeModule(cms.payload)
    const flags = await flagIds()
    const alone = await ada.patch(at(id), { json: { redFlags: flags, _status: 'published' } })
    expect(alone.status).toBe(400)
    expect(alone.body.errors[0].data.errors[0]).toMatchObject({ path: 'redFlags' })
    await ada.patch(at(id, '?draft=true'), { json: { redFlags: flags, _status: 'draft' } })
    expect((await ada.patch(at(id), { json: { _status: 'published' } })).status).toBe(400)
    expect((await bea.patch(at(id), { json: { _status: 'published' } })).status).toBe(200)
    expect((await seen(id)).redFlags).toMatchObject(flags.map((flag) => ({ id: flag })))
    // What both stand behind is published by either.
    expect((await ada.patch(at(id), { json: { title: 'Another', _status: 'published' } })).status).toBe(200)
  })

  it('is not got around by a detour over an unpublished page, nor by sending one', async () => {
    const { id } = await makeModule(cms.payload)
    await ada.patch(at(id), { json: { redFlags: await flagIds(), _status: 'draft' } })
    const json = { _status: 'published', guardedBy: bea.id, signedText: 'x', needsSignature: false }
    expect((await ada.patch(at(id), { json })).status).toBe(400)
  })

  it('is needed for how soon a red flag is', async () => {
    const [id] = await flagIds()
    const path = `/red-flags/${id}`
    const alone = await ada.patch(path, { json: { urgency: 'visit', _status: 'published' } })
    expect(alone.body.errors[0].data.errors[0]).toMatchObject({ path: 'urgency' })
    await ada.patch(`${path}?draft=true`, { json: { urgency: 'visit', _status: 'draft' } })
    expect((await cms.anonymous.get(path)).body.urgency).toBe('now')
    expect((await bea.patch(path, { json: { _status: 'published' } })).status).toBe(200)
    expect((await cms.anonymous.get(path)).body.urgency).toBe('visit')
  })

  it('is needed for Auntie’s lines', async () => {
    const { countries } = (await ada.get('/globals/auntie-safety')).body
    const changed = countries.map((one: { code: string }) =>
      one.code === 'us' ? { ...one, emergencyNumber: '912' } : one,
    )
    const path = '/globals/auntie-safety'
    expect((await founder.post(path, { json: { countries: changed, _status: 'published' } })).status).toBe(400)
    const drafted = await founder.post(`${path}?draft=true`, { json: { countries: changed, _status: 'draft' } })
    expect(drafted.status, drafted.text).toBe(200)
    const emergency = async () => JSON.stringify((await cms.anonymous.get(path)).body.countries)
    expect(await emergency()).not.toContain('"912"')
    expect((await founder.post(path, { json: { _status: 'published' } })).status).toBe(400)
    expect((await ada.post(path, { json: { _status: 'published' } })).status).toBe(200)
    expect(await emergency()).toContain('"912"')
  })
})
