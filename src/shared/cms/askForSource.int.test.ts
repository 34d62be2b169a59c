import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, richText } from '@/testing/factories'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const fact = 'Four in five women have hot flashes.'
const reason = 'The library says it with its source; here is no room for one.'
const callout = (text: string) => ({
  title: 'A page',
  blocks: [{ blockType: 'callout', text, kind: 'note', heading: 'A note' }],
})
const reasons = async () => (await editor.get('/fact-reasons?limit=100')).body.docs as { sentence: string }[]
const refusalOf = (body: { errors?: { data?: { errors?: { path: string; message: string }[] } }[] }) =>
  body.errors?.[0]?.data?.errors ?? []

it('asks a card of a page for a source or a reason, keeps the reason, and asks about other words anew', async () => {
  const { body, text } = await editor.post('/pages', { json: { ...callout(fact), _status: 'draft' } })
  expect(body.doc, text).toBeTruthy()
  const path = `/pages/${body.doc.id}`
  const refused = await editor.patch(path, { json: { _status: 'published' } })
  expect(refused.status).toBe(400)
  expect(refusalOf(refused.body)).toMatchObject([
    { path: 'blocks.0.text', message: expect.stringContaining(`A fact without a source: “${fact}”`) },
  ])
  const given = await editor.patch(path, { json: { _status: 'published', factReason: reason } })
  expect(given.status, given.text).toBe(200)
  expect(await reasons()).toMatchObject([{ sentence: fact, reason, by: 'A test editor', standsIn: 'A page' }])
  // What visitors read already asks for nothing, nor does the same sentence elsewhere.
  const again = await editor.patch(path, { json: { title: 'Another name', _status: 'published' } })
  expect(again.status, again.text).toBe(200)
  const other = await editor.patch(path, {
    json: { ...callout(`${fact} Calcium prevents fractures.`), _status: 'published' },
  })
  expect(refusalOf(other.body).map(({ message }) => message)).toEqual([expect.stringContaining('Calcium prevents')])
})

it('asks about what reads like something forbidden, in words that no rule has, and about nothing that denies it', async () => {
  const alike = 'When the pharmacy is shut, half a patch from your neighbour will tide you over nicely.'
  const json = (text: string) => ({ ...callout(text), title: 'A card', _status: 'published' })
  const refused = await editor.post('/pages', { json: json(`You are not alone. ${alike}`) })
  expect(refusalOf(refused.body)).toEqual([
    expect.objectContaining({ path: 'blocks.0.text', message: expect.stringContaining(`“${alike}”: It reads like`) }),
  ])
  const given = await editor.post('/pages', { json: { ...json(alike), factReason: 'A joke about neighbours.' } })
  expect(given.status, given.text).toBe(201)
  const proper = await editor.post('/pages', { json: json('Ask the pharmacist before you borrow a patch.') })
  expect(proper.status, proper.text).toBe(201)
})

it('keeps a reason that was given with a draft, so that a schedule goes through', async () => {
  const sentence = 'Hot flashes last seven years on average.'
  const { body } = await editor.post('/pages', {
    json: { ...callout(sentence), title: 'Scheduled', _status: 'draft', factReason: reason },
  })
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: slugs.pages, value: body.doc.id } },
  })
  await cms.payload.jobs.run({ silent: true })
  expect((await cms.anonymous.get(`/pages/${body.doc.id}`)).status).toBe(200)
})

it('asks the words of a page, a line of the day and a quote, and entries that list a source not at all', async () => {
  const other = 'One in ten women gets through without a single flash.'
  const introduction = `${other} Come in.`
  const page = await editor.post('/globals/tarot-page', { json: { introduction, _status: 'published' } })
  expect([page.status, refusalOf(page.body)[0]?.message]).toEqual([400, expect.stringContaining(other)])
  const quote = await editor.post('/wisdom-quotes', { json: { text: 'Ginseng boosts libido.', category: 'body' } })
  expect([quote.status, refusalOf(quote.body)[0]?.path]).toEqual([400, 'text'])
  const said = await editor.post('/wisdom-quotes', {
    json: { text: 'Ginseng boosts libido, says my aunt.', category: 'body', factReason: 'A joke.' },
  })
  expect(said.status, said.text).toBe(201)
  const { docs } = await cms.payload.find({ collection: slugs.ingredients, limit: 1, depth: 0 })
  const sourced = await editor.patch(`/ingredients/${docs[0]!.id}`, {
    json: { perimenopauseImpact: 'Scent raises the risk of headaches by 20%.', _status: 'published' },
  })
  expect(sourced.status, sourced.text).toBe(200)
})

it('asks the banner of every page, and the description of a picture', async () => {
  const banner = (more = {}) =>
    editor.post('/globals/site-settings', {
      json: { bannerLong: 'Two in five women sleep better after a week.', ...more },
    })
  expect(refusalOf((await banner()).body)).toMatchObject([{ path: 'bannerLong' }])
  const said = await banner({ factReason: reason })
  expect(said.status, said.text).toBe(200)
  const picture = (more = {}) => {
    const raw = new FormData()
    raw.set('file', new Blob([onePixel], { type: 'image/png' }), 'chart.png')
    raw.set('_payload', JSON.stringify({ alt: 'One in nine women has a flash each hour.', ...more }))
    return editor.post('/media', { raw })
  }
  expect(refusalOf((await picture()).body)).toMatchObject([{ path: 'alt' }])
  const shown = await picture({ factReason: 'The chart says where it is from.' })
  expect(shown.status, shown.text).toBe(201)
  await cms.payload.delete({ collection: slugs.media, id: shown.body.doc.id })
})

it('takes every starter text as it is', async () => {
  for (const { slug } of cms.payload.config.globals.filter(({ versions }) => versions)) {
    const words = await cms.payload.findGlobal({ slug, depth: 0 })
    const { body } = await editor.post(`/globals/${slug}`, { json: { ...words, _status: 'published' } })
    const asked = refusalOf(body).filter(({ message }) => message.startsWith('A fact without a source:'))
    expect([slug, asked]).toEqual([slug, []])
  }
})

it('asks a module for what its description, key insight and headings state and no cited passage does', async () => {
  const { id: citation } = await makeReference(cms.payload)
  const content = richText({ type: 'text', text: 'Of 100 women 80 have hot flashes.' }, { citation })
  const { id } = await makeModule(cms.payload, { content, _status: 'draft' })
  const publish = (json: object) =>
    editor.patch(`/education-modules/${id}`, { json: { ...json, _status: 'published' } })
  const refused = await publish({ keyInsight: 'Of 100 women 90 have hot flashes.' })
  expect(refusalOf(refused.body)).toMatchObject([
    { path: 'warningReason', message: expect.stringContaining('A fact that no cited passage of the text states.') },
  ])
  expect((await publish({ keyInsight: 'Of 100 women 80 have hot flashes.' })).status).toBe(200)
})
