import type { Field, GeneratePreviewURL, LivePreviewConfig, SanitizedCollectionConfig, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, richText } from '@/testing/factories'

import { findWorkflowWork } from './workflowWork'

type PreviewOptions = Parameters<GeneratePreviewURL>[1]
type LivePreviewOptions = Parameters<Extract<LivePreviewConfig['url'], (...args: never[]) => unknown>>[0]

let cms: TestCms
let shown: SanitizedCollectionConfig[]

beforeAll(async () => {
  cms = await startTestCms()
  shown = Object.values(cms.payload.collections)
    .map(({ config }) => config)
    .filter(({ slug }) => !slug.startsWith('payload-'))
})
afterAll(() => cms.stop())

it('every list has a heading of its own, says what it holds, and stands in a group', () => {
  expect(shown.length).toBeGreaterThan(15)
  for (const { slug, admin } of shown) {
    expect([slug, typeof admin.group, admin.useAsTitle === 'id']).toEqual([slug, 'string', false])
    expect([slug, String(admin.description ?? '').length > 20]).toEqual([slug, true])
  }
})

it('every list shows columns that exist, its title first', () => {
  for (const { slug, admin, flattenedFields } of shown) {
    const fields = new Set([...flattenedFields.map(({ name }) => name), 'createdAt', 'updatedAt', '_status'])
    expect([slug, admin.defaultColumns?.[0]]).toEqual([slug, admin.useAsTitle])
    expect([slug, admin.defaultColumns!.filter((name) => !fields.has(name))]).toEqual([slug, []])
    expect([slug, admin.defaultColumns!.length >= 3]).toEqual([slug, true])
  }
})

it('every list of what has drafts says which are published', () => {
  for (const { slug, admin, versions } of shown)
    if (versions?.drafts) expect([slug, admin.defaultColumns]).toEqual([slug, expect.arrayContaining(['_status'])])
})

it('no form of texts opens with a wall of fields: parts and later views are folded', () => {
  const open = ({ type, admin = {} }: Field) =>
    type !== 'collapsible' && type !== 'tabs' && admin.position !== 'sidebar' && !('hidden' in admin && admin.hidden)
  for (const { slug, fields } of cms.payload.config.globals)
    expect([slug, fields.filter(open).length <= 24]).toEqual([slug, true])
})

it('whatever has drafts is previewed on a page of the site, beside the form as well', () => {
  const drafted = shown.filter(({ versions }) => versions?.drafts)
  expect(drafted.length).toBeGreaterThanOrEqual(12)
  for (const { slug, admin } of drafted) {
    const doc = { id: 1, slug: 'an-address', number: 3, kind: 'practice' }
    const address = admin.preview?.(doc, {} as PreviewOptions)
    expect([slug, address]).toEqual([slug, expect.stringMatching(/^\/preview\?path=%2F[a-z]/)])
    const { url } = admin.livePreview ?? {}
    expect([slug, typeof url === 'function' && url({ data: doc } as unknown as LivePreviewOptions)]).toEqual([
      slug,
      address,
    ])
  }
})

it('every list is in an order that somebody chose, and can be searched', async () => {
  const founder = await cms.signedInAs('founder')
  for (const { slug, admin, defaultSort } of shown) {
    expect([slug, defaultSort !== undefined]).toEqual([slug, true])
    expect([slug, Array.isArray(admin.listSearchableFields)]).toEqual([slug, true])
    // As the list asks for it.
    const query = new URLSearchParams()
    ;[defaultSort!].flat().forEach((field, index) => query.append(`sort[${index}]`, field))
    admin.listSearchableFields!.forEach((field, index) => query.append(`where[or][${index}][${field}][like]`, 'some'))
    const { status, text } = await founder.get(`/${slug}?${query}`)
    expect([slug, status, status === 200 ? '' : text]).toEqual([slug, 200, ''])
  }
})

it('every list of texts reads its columns alone, and always when each was saved', async () => {
  const texts = shown.filter(({ versions }) => versions?.drafts)
  expect(texts.length).toBeGreaterThanOrEqual(12)
  await makeModule(cms.payload)
  for (const { slug, admin } of texts) {
    expect([slug, admin.enableListViewSelectAPI]).toEqual([slug, true])
    const select = Object.fromEntries(admin.defaultColumns!.map((column) => [column, true]))
    const { docs } = await cms.payload.find({ collection: slug as 'education-modules', draft: true, depth: 0, select })
    for (const doc of docs) {
      expect(doc).toHaveProperty('updatedAt')
      expect(doc).not.toHaveProperty('content')
    }
  }
})

it('the words of a page: their starting values stand in the form, a draft waits, what is forbidden is refused', async () => {
  const editor = await cms.signedInAs('editor')
  const { body: start } = await editor.get('/globals/home-page?draft=true')
  expect([start.headline, start.cards.length]).toEqual(['Nobody handed you the map.', 3])

  const drafted = await editor.post('/globals/home-page?draft=true', {
    json: { headline: 'A draft', _status: 'draft' },
  })
  expect(drafted.status).toBe(200)
  expect((await cms.anonymous.get('/globals/home-page')).body.headline).not.toBe('A draft')
  for (const slug of ['home-page', 'auntie-safety'])
    expect((await cms.anonymous.get(`/globals/${slug}?draft=true`)).status).toBe(400)

  const refused = await editor.post('/globals/home-page', {
    json: { introduction: 'Black cohosh cures hot flashes.', _status: 'published' },
  })
  expect([refused.status, refused.body.errors[0].data.errors[0].path]).toEqual([400, 'introduction'])
  const tooLong = await editor.post('/globals/home-page', { json: { headline: 'x'.repeat(121), _status: 'published' } })
  expect([tooLong.status, tooLong.body.errors[0].data.errors[0].path]).toEqual([400, 'headline'])

  await editor.post('/globals/home-page', { json: { headline: 'Published', _status: 'published' } })
  expect((await cms.anonymous.get('/globals/home-page')).body.headline).toBe('Published')
})

it('the words of every page are previewed on it, have bounds, and may be published as they come', async () => {
  const editor = await cms.signedInAs('editor')
  const pages = cms.payload.config.globals.filter(({ admin }) => admin.group === 'Pages')
  expect(pages.length).toBeGreaterThanOrEqual(18)
  for (const { slug, admin, flattenedFields } of pages) {
    expect([slug, admin.preview?.({}, {} as never)]).toEqual([slug, expect.stringMatching(/^\/preview\?path=%2F/)])
    const texts = flattenedFields.flatMap((field) => (field.type === 'array' ? field.flattenedFields : [field]))
    const unbounded = texts.filter(
      (field) =>
        (field.type === 'text' && field.name !== 'id' && !field.hasMany && !field.maxLength) ||
        (field.type === 'textarea' && !field.maxLength),
    )
    expect([slug, unbounded.map(({ name }) => name)]).toEqual([slug, []])
    const { status, text } = await editor.post(`/globals/${slug}`, { json: { _status: 'published' } })
    expect([slug, status, status === 200 ? '' : text]).toEqual([slug, 200, ''])
  }
})

it('a list and a text that a release adds to a page saved before stand in its form as they come', async () => {
  const editor = await cms.signedInAs('editor')
  await editor.post('/globals/now-page', { json: { _status: 'published' } })
  // As the tables are after the migration that adds them.
  const pool = poolOf(cms.payload)
  await pool.query('DELETE FROM now_page_strengths')
  await pool.query('DELETE FROM _now_page_v_version_strengths')
  await pool.query('UPDATE now_page SET keep_heading = NULL')
  await pool.query('UPDATE _now_page_v SET version_keep_heading = NULL')
  for (const address of ['/globals/now-page', '/globals/now-page?draft=true']) {
    const { strengths, keepHeading } = (await editor.get(address)).body
    expect(keepHeading).toBe('Keep it: press how strong, in the row of how long')
    expect(strengths.map(({ name }: { name: string }) => name)).toEqual([
      'Mild',
      'Moderate',
      'Strong',
      'Severe',
      'Extreme',
    ])
  }
  const saved = await editor.post('/globals/now-page', { json: { headline: 'Now', _status: 'published' } })
  expect(saved.status).toBe(200)
  const narrow = await editor.post('/globals/now-page', {
    json: { strengths: saved.body.result.strengths.map(() => ({ name: 'Much too long' })), _status: 'published' },
  })
  expect([narrow.status, narrow.body.errors[0].data.errors[0].path]).toEqual([400, 'strengths.0.name'])
})

it('whoever asks for a check lets others in, whose text stays open', async () => {
  const ada = await cms.signedInAs('editor')
  const [one, other] = [await makeModule(cms.payload), await makeModule(cms.payload)]
  for (const { id } of [one, other]) {
    await ada.patch(`/education-modules/${id}?draft=true`, { json: { title: `Left open ${id}`, _status: 'draft' } })
    const data = {
      document: { relationTo: slugs.educationModules, value: id },
      user: { relationTo: slugs.users, value: ada.id },
    }
    await cms.payload.create({ collection: 'payload-locked-documents', data })
  }
  const document = `education-modules/${one.id}`
  const { savedAt } = (await ada.get(`/editorial/desk?document=${document}`)).body
  expect((await ada.post('/editorial/acts', { json: { document, act: 'asked', savedAt } })).status).toBe(201)
  const { docs } = await cms.payload.find({ collection: 'payload-locked-documents', depth: 0 })
  expect(docs.map((lock) => lock.document?.value)).toEqual([other.id])
})

it('a form gives back the lock of who sits before it, and nobody else’s', async () => {
  const [ada, bea] = [await cms.signedInAs('editor'), await cms.signedInAs('editor')]
  const { id } = await makeModule(cms.payload)
  const places = [{ globalSlug: 'now-page' }, { document: { relationTo: slugs.educationModules, value: id } }] as const
  const made: number[] = []
  for (const place of places)
    for (const { id: value } of [ada, bea]) {
      const data = { ...place, user: { relationTo: slugs.users, value } }
      made.push((await cms.payload.create({ collection: 'payload-locked-documents', data })).id)
    }
  // As useLockGivenBack.ts asks.
  for (const of of [
    'where[globalSlug][equals]=now-page',
    `where[document.relationTo][equals]=education-modules&where[document.value][equals]=${id}`,
  ])
    expect((await ada.delete(`/payload-locked-documents?where[user.value][equals]=${ada.id}&${of}`)).status).toBe(200)
  const where = { id: { in: made } }
  const { docs } = await cms.payload.find({ collection: 'payload-locked-documents', where, depth: 0, sort: 'id' })
  expect(docs.map((lock) => lock.user.value)).toEqual([bea.id, bea.id])
})

it('what is asked for waits on the first page of whoever may do something about it', async () => {
  const [ada, bea] = [await cms.signedInAs('editor'), await cms.signedInAs('editor')]
  const { id: citation } = await makeReference(cms.payload)
  const content = (text: string) => richText({ type: 'text', text }, { citation })
  const { id } = await makeModule(cms.payload, { content: content('It was counted.') })
  const document = `education-modules/${id}`
  const draft = (data: object) =>
    ada.patch(`/education-modules/${id}?draft=true`, { json: { ...data, _status: 'draft' } })
  await draft({ title: 'Asked for' })
  const say = async (caller: typeof ada, act: string) => {
    const { savedAt } = (await caller.get(`/editorial/desk?document=${document}`)).body
    await caller.post('/editorial/acts', { json: { document, act, savedAt } })
  }
  const listsOf = async (caller: typeof ada) => {
    const user = await cms.payload.findByID({ collection: slugs.users, id: caller.id, depth: 0 })
    const found = await findWorkflowWork(cms.payload, { ...user, collection: slugs.users } as TypedUser)
    return Object.entries(found).flatMap(([list, texts]) => texts.filter((one) => one.id === id).map(() => list))
  }
  expect([await listsOf(ada), await listsOf(bea)]).toEqual([[], []])
  await say(ada, 'asked')
  expect([await listsOf(ada), await listsOf(bea)]).toEqual([['waiting'], ['toCheck']])
  await say(bea, 'fact')
  expect([await listsOf(ada), await listsOf(bea)]).toEqual([['waiting'], ['toPublish']])

  // Where only a cited sentence changed, its signatures are the check.
  await bea.patch(`/education-modules/${id}`, { json: { _status: 'published' } })
  await draft({ content: content('It was counted anew.') })
  expect(await listsOf(bea)).toEqual([])
  const read = async (caller: typeof ada) => {
    const { difference } = (await caller.get(`/editorial/desk?document=${document}`)).body
    const claims = difference.claims.map(({ hash }: { hash: string }) => hash)
    await caller.post('/editorial/claims', { json: { document, difference: difference.digest, claims } })
  }
  // Her reading asks for the second.
  await read(ada)
  expect([await listsOf(ada), await listsOf(bea)]).toEqual([['waiting'], ['toCheck']])
  await read(bea)
  expect([await listsOf(ada), await listsOf(bea)]).toEqual([['waiting'], ['toPublish']])
})

it('what has no drafts is public at once, and as little may be claimed in it', async () => {
  const editor = await cms.signedInAs('editor')
  const claim = 'Black cohosh cures hot flashes.'
  const quote = await editor.post('/wisdom-quotes', { json: { text: claim, category: 'body' } })
  expect([quote.status, quote.body.errors[0].data?.errors[0].path]).toEqual([400, 'text'])
  const { body: plain } = await editor.post('/wisdom-quotes', { json: { text: 'Rest counts.', category: 'rest' } })
  expect((await editor.patch(`/wisdom-quotes/${plain.doc.id}`, { json: { text: claim } })).status).toBe(400)

  const founder = await cms.signedInAs('founder')
  const note = await founder.post('/globals/site-settings', { json: { footerNote: claim } })
  expect([note.status, note.body.errors[0].data?.errors[0].path]).toEqual([400, 'footerNote'])
})
