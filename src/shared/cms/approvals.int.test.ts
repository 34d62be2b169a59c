import { afterAll, beforeAll, expect, it } from 'vitest'

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
const seen = async (id: number) => (await cms.anonymous.get(at(id))).body
const makeRedFlag = async () => {
  const entry = { sign: 'A pain.', urgency: 'now', action: 'Call 911.' } as const
  const { id } = await cms.payload.create({
    collection: 'red-flags',
    data: { ...entry, key: `pain-${crypto.randomUUID()}`, orderIndex: 1, _status: 'published' },
  })
  return id
}
const settle = (data: { secondPerson?: boolean; clinicalCheck?: boolean }) =>
  cms.payload.updateGlobal({ slug: 'site-settings', data })
const desk = async (caller: Caller, document: string) => (await caller.get(`/editorial/desk?document=${document}`)).body
const say = async (caller: Caller, document: string, act: string, note?: string) => {
  const { savedAt } = await desk(caller, document)
  return caller.post('/editorial/acts', { json: { document, act, savedAt, note } })
}
const key = (id: number) => `education-modules/${id}`
const words = (text: string) => ({ content: richText({ type: 'text', text }) })

/** A published module with a draft over it by ada, and each way to put that on the site. */
const drafted = async (text = 'Unread words.') => {
  const { id } = await makeModule(cms.payload)
  const draft = await ada.patch(at(id, '?draft=true'), { json: { ...words(text), _status: 'draft' } })
  expect(draft.status, draft.text).toBe(200)
  return id
}
const ways: Record<string, (id: number, text: string) => Promise<unknown>> = {
  'a save': (id) => ada.patch(at(id), { json: { _status: 'published' } }),
  'a schedule': async (id) => {
    const doc = { relationTo: slugs.educationModules, value: id }
    const user = { relationTo: slugs.users, value: ada.id }
    await cms.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc, user } })
    await cms.payload.jobs.run({ silent: true })
  },
  'a schedule that is nobody’s': async (id) => {
    const doc = { relationTo: slugs.educationModules, value: id }
    await cms.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc } })
    await cms.payload.jobs.run({ silent: true })
  },
  'going back to a version': async (id) => {
    const where = { parent: { equals: id } }
    const versions = await cms.payload.findVersions({ collection: slugs.educationModules, where, sort: 'createdAt' })
    const [, draft] = versions.docs
    const version = { ...draft!.version, _status: 'published' as const }
    const options = { collection: slugs.educationModules, id: draft!.id, req: {} } as const
    await cms.payload.db.updateVersion({ ...options, versionData: { ...draft!, version } })
    await ada.post(`/education-modules/versions/${draft!.id}`)
  },
  'many at once': (id) => ada.patch(`/education-modules?where[id][in][0]=${id}`, { json: { _status: 'published' } }),
  'a copy': async (id) => {
    const { body } = await ada.post(at(id, '/duplicate'))
    await ada.patch(at(body.doc.id), { json: { _status: 'published' } })
  },
  'a call that makes it': (_, text) =>
    ada.post('/education-modules', {
      json: { ...words(text), title: 'By a call', slug: 'by-a-call', _status: 'published' },
    }),
  'sending the approval along': (id) =>
    ada.patch(at(id), {
      json: {
        _status: 'published',
        guardedBy: bea.id,
        signedText: 'x',
        needsSignature: false,
        secondCheckOn: '2026-01-01',
      },
    }),
}

it.each(Object.keys(ways))('%s puts nothing on the site that nobody else has checked', async (way) => {
  const text = `Words that nobody read, by ${way}.`
  const id = await drafted(text)
  await ways[way]!(id, text)
  const all = await cms.anonymous.get('/education-modules?limit=100&sort=-createdAt')
  expect(all.text).not.toContain(text)
  expect((await seen(id)).title).toBeDefined()
})

it('a text goes from its author to a checker and onto the site by another, who is not the author', async () => {
  const id = await drafted()
  expect(await desk(ada, key(id))).toMatchObject({ stage: 'draft', needs: ['fact', 'another'], may: ['asked'] })
  const early = await bea.patch(at(id), { json: { _status: 'published' } })
  expect(early.body.errors[0].data.errors, 'no field is wrong').toMatchObject([{ path: 'desk' }])
  expect(early.body.errors[0].message).toBe(
    'On its way to the site. Somebody else checks the facts of this version first. Save it as a draft, and ask for a check at the side.',
  )
  expect((await say(ada, key(id), 'asked')).body).toMatchObject({ stage: 'fact', may: [] })
  expect((await say(ada, key(id), 'fact')).status).toBe(400)
  expect((await say(bea, key(id), 'sent-back')).status).toBe(400)
  expect((await say(bea, key(id), 'fact')).body).toMatchObject({ stage: 'approved', needs: [] })
  expect(await desk(ada, key(id))).toMatchObject({ needs: ['another'] })
  const alone = await ada.patch(at(id), { json: { _status: 'published' } })
  expect(alone.status).toBe(400)
  expect(alone.body.errors[0].data.errors[0]).toMatchObject({
    path: 'desk',
    label: 'On its way to the site',
  })
  expect((await bea.patch(at(id), { json: { _status: 'published' } })).status).toBe(200)
  expect(JSON.stringify(await seen(id))).toContain('Unread words.')
  expect(await seen(id)).toMatchObject({ secondCheckOn: expect.any(String), publishedAlone: false })
  expect(await desk(ada, key(id))).toMatchObject({ stage: 'published', needs: [] })
  // What is no word of it, anybody changes.
  expect((await ada.patch(at(id), { json: { orderIndex: 3, _status: 'published' } })).status).toBe(200)
  const { body } = await cms.anonymous.get(`/approvals`)
  expect(body.docs ?? []).toEqual([])
})

it('a text loses its approval with any edit, and wins it back with the same words', async () => {
  const id = await drafted()
  await say(bea, key(id), 'fact')
  await ada.patch(at(id, '?draft=true'), { json: { keyInsight: 'Another.', _status: 'draft' } })
  expect(await desk(bea, key(id))).toMatchObject({ stage: 'draft', may: ['asked', 'fact'] })
  expect((await bea.patch(at(id), { json: { _status: 'published' } })).status).toBe(400)
  await ada.patch(at(id, '?draft=true'), { json: { keyInsight: (await seen(id)).keyInsight, _status: 'draft' } })
  expect(await desk(bea, key(id))).toMatchObject({ stage: 'approved' })
})

it('a text is checked as it was read: not a version that came after', async () => {
  const id = await drafted()
  const { savedAt } = await desk(bea, key(id))
  await ada.patch(at(id, '?draft=true'), { json: { ...words('Newer words.'), _status: 'draft' } })
  const { status } = await bea.post('/editorial/acts', { json: { document: key(id), act: 'fact', savedAt } })
  expect(status).toBe(409)
})

it('a text is sent back with a note, and checked by a reviewer too where the settings say so', async () => {
  await settle({ clinicalCheck: true })
  const reviewer = await cms.signedInAs('reviewer')
  const id = await drafted()
  await say(ada, key(id), 'asked')
  expect((await say(bea, key(id), 'sent-back', 'Which trial?')).body).toMatchObject({ stage: 'sent-back' })
  await say(ada, key(id), 'asked')
  expect((await say(bea, key(id), 'fact')).body).toMatchObject({ stage: 'clinical' })
  expect((await say(bea, key(id), 'clinical')).status).toBe(400)
  expect((await reviewer.patch(at(id), { json: { title: 'Mine' } })).status).toBe(403)
  expect((await say(reviewer, key(id), 'clinical')).body).toMatchObject({ stage: 'approved' })
  expect((await bea.patch(at(id), { json: { _status: 'published' } })).status).toBe(200)
  await settle({ clinicalCheck: false })
})

it('a text is the author’s alone where a founder says so, and readers are told', async () => {
  expect((await ada.post('/globals/site-settings', { json: { secondPerson: false } })).body.result.secondPerson).toBe(
    true,
  )
  await founder.post('/globals/site-settings', { json: { secondPerson: false } })
  const id = await drafted()
  expect((await ada.patch(at(id), { json: { _status: 'published' } })).status).toBe(200)
  expect(await seen(id)).toMatchObject({ publishedAlone: true, secondCheckOn: null })
  await founder.post('/globals/site-settings', { json: { secondPerson: true } })
})

it('how soon a red flag is goes the same way', async () => {
  const id = await makeRedFlag()
  const path = `/red-flags/${id}`
  const alone = await ada.patch(path, { json: { urgency: 'visit', _status: 'published' } })
  expect(alone.body.errors[0].data.errors[0]).toMatchObject({ path: 'desk' })
  await ada.patch(`${path}?draft=true`, { json: { urgency: 'visit', _status: 'draft' } })
  expect((await bea.patch(path, { json: { _status: 'published' } })).status).toBe(400)
  await say(bea, `red-flags/${id}`, 'fact')
  expect((await cms.anonymous.get(path)).body.urgency).toBe('now')
  expect((await bea.patch(path, { json: { _status: 'published' } })).status).toBe(200)
  expect((await cms.anonymous.get(path)).body.urgency).toBe('visit')
})

it('so do Auntie’s lines', async () => {
  const { countries } = (await ada.get('/globals/auntie-safety')).body
  const changed = countries.map((one: { code: string }) =>
    one.code === 'us' ? { ...one, emergencyNumber: '912' } : one,
  )
  const path = '/globals/auntie-safety'
  expect((await founder.post(path, { json: { countries: changed, _status: 'published' } })).status).toBe(400)
  const drafted = await founder.post(`${path}?draft=true`, { json: { countries: changed, _status: 'draft' } })
  expect(drafted.status, drafted.text).toBe(200)
  const emergency = async () => JSON.stringify((await cms.anonymous.get(path)).body.countries)
  expect((await ada.post(path, { json: { _status: 'published' } })).status).toBe(400)
  expect((await say(founder, 'auntie-safety', 'fact')).status).toBe(400)
  expect((await say(ada, 'auntie-safety', 'fact')).status).toBe(201)
  expect(await emergency()).not.toContain('"912"')
  expect((await founder.post(path, { json: { _status: 'published' } })).status).toBe(400)
  expect((await ada.post(path, { json: { _status: 'published' } })).status).toBe(200)
  expect(await emergency()).toContain('"912"')
})

it('a text is talked about at a sentence, in everybody’s own name', async () => {
  const id = await drafted()
  const comment = {
    document: key(id),
    title: 'A text',
    quote: 'Unread words.',
    text: 'Which?',
    author: 'Bea',
    authorId: 1,
  }
  const { status, body } = await ada.post('/comments', { json: comment })
  expect([status, body.doc.authorId]).toEqual([201, ada.id])
  const changed = await bea.patch(`/comments/${body.doc.id}`, {
    json: { text: 'Not hers', quote: 'x', resolved: true },
  })
  expect(changed.body.doc).toMatchObject({ text: 'Which?', quote: 'Unread words.', resolved: true, authorId: ada.id })
  expect((await cms.anonymous.get(`/comments/${body.doc.id}`)).status).toBe(403)
  expect((await bea.delete(`/comments/${body.doc.id}`)).status).not.toBe(200)
  expect((await ada.post('/approvals', { json: {} })).status).toBe(403)
})
