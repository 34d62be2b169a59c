import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PatternCard } from '@/payload-types'
import { restsOn } from '@/shared/evidence/findClaims'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { archiveOf, entriesIn, type Entry } from '@/testing/contentArchives'
import { makeReference, richText } from '@/testing/factories'

/** What an archive would do, or did. */
type Planned = { made: number; plan: string }
type Caller = Awaited<ReturnType<TestCms['signedInAs']>>

let cms: TestCms
let editor: Caller
let founder: Caller

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
  await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: false } })
  editor = await cms.signedInAs('editor')
  founder = await cms.signedInAs('founder')
})
afterAll(() => cms.stop())

const say = async (reference: number, status: 'current' | 'retracted') =>
  expect((await founder.patch(`/references/${reference}`, { json: { status } })).status).toBe(200)
const words = 'It often comes with the others [1].'
const at = (id: number | string, query = '') => `/pattern-cards/${id}${query}`
const cardData = (reference: number) =>
  ({
    title: `A card of ${reference}`,
    whatItOftenMeans: words,
    tryFirst: ['A walk.'],
    orderIndex: 900,
    symptoms: ['fatigue', 'brain_fog'],
    references: [reference],
  }) as unknown as PatternCard

/** A draft whose first sentence rests on a source that was retracted. */
async function makeCard() {
  const { id: reference } = await makeReference(cms.payload)
  const card = await cms.payload.create({
    collection: slugs.patternCards,
    data: { ...cardData(reference), _status: 'draft' },
    draft: true,
  })
  return { id: card.id, reference, retract: () => say(reference, 'retracted') }
}
const isOnSite = async (id: number) => (await cms.anonymous.get(at(id))).status === 200

/** Each way to publish. @returns what was answered, and the card it would be */
const ways: Record<string, () => Promise<{ id?: number; said: string }>> = {
  'a save': async () => {
    const { id, retract } = await makeCard()
    await retract()
    return { id, said: (await editor.patch(at(id), { json: { _status: 'published' } })).text }
  },
  'a copy': async () => {
    const { id, retract } = await makeCard()
    await retract()
    const { body } = await editor.post(at(id, '/duplicate'))
    const copy = body.doc.id as number
    return { id: copy, said: (await editor.patch(at(copy), { json: { _status: 'published' } })).text }
  },
  'going back to a version': async () => {
    const { id, retract } = await makeCard()
    await cms.payload.update({ collection: slugs.patternCards, id, data: { _status: 'published' } })
    const { docs } = await cms.payload.findVersions({
      collection: slugs.patternCards,
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    })
    await editor.patch(at(id), { json: { _status: 'draft' } })
    await retract()
    return { id, said: (await editor.post(`/pattern-cards/versions/${docs[0]!.id}`)).text }
  },
  'a schedule': async () => {
    const { id, retract } = await makeCard()
    const input = { type: 'publish' as const, doc: { relationTo: slugs.patternCards, value: id } }
    const { id: job } = await cms.payload.jobs.queue({ task: 'schedulePublish', input })
    await retract()
    await cms.payload.jobs.runByID({ id: job, silent: true })
    const found = await cms.payload.findByID({ collection: 'payload-jobs', id: job })
    return { id, said: JSON.stringify(found.error) }
  },
  'many at once': async () => {
    const { id, retract } = await makeCard()
    await retract()
    const { body } = await editor.post(`/bulk-edit-preview/pattern-cards?where[id][in][0]=${id}`, {
      json: { data: { _status: 'published' } },
    })
    await editor.patch(`/pattern-cards?where[id][in][0]=${id}`, { json: { _status: 'published' } })
    return { id, said: JSON.stringify(body.refused) }
  },
  'a call that makes it': async () => {
    const { id: reference } = await makeReference(cms.payload)
    await say(reference, 'retracted')
    const { text } = await editor.post('/pattern-cards', { json: { ...cardData(reference), _status: 'published' } })
    return { said: text }
  },
  'an archive': async () => {
    const { id, reference, retract } = await makeCard()
    await cms.payload.update({ collection: slugs.patternCards, id, data: { _status: 'published' } })
    await retract()
    const entries = (await entriesIn(Buffer.from((await founder.get('/content-archive')).text))).slice(1)
    await cms.payload.delete({ collection: slugs.patternCards, id })
    const isOurs = ([name, data]: Entry) => name.includes('/references/') || data.includes(`"A card of ${reference}"`)
    const ours = entries.filter(isOurs)
    const archive = new Uint8Array(await archiveOf(ours))
    const send = async (query = '') => {
      const headers = { 'content-type': 'application/x-tar' }
      const { text } = await founder.post(`/content-archive${query}`, { raw: archive, headers })
      return { text, told: JSON.parse(text.trim().split('\n').at(-1)!) as { would?: Planned; did?: Planned } }
    }
    const { text, told } = await send()
    expect(told.would).toMatchObject({ retracted: 1, waits: 1 })
    // Everything else of it comes in, and so does the text itself, as a draft.
    expect((await send(`?plan=${told.would!.plan}`)).told.did).toMatchObject({ made: told.would!.made, waits: 1 })
    const title = { equals: `A card of ${reference}` }
    const { docs } = await cms.payload.find({ collection: slugs.patternCards, draft: true, where: { title } })
    expect(docs).toMatchObject([{ _status: 'draft', whatItOftenMeans: words }])
    return { id: docs[0]!.id, said: text }
  },
}

it.each(Object.keys(ways))('%s puts no card on the site whose listed source was retracted', async (way) => {
  const { id, said } = await ways[way]!()
  expect(said).toMatch(/rests on what was retracted: .{0,2}“Avis NE 2015/)
  if (id !== undefined) expect(await isOnSite(id)).toBe(false)
})

const listing = [
  slugs.stacks,
  slugs.ingredients,
  slugs.practiceSessions,
  slugs.patternCards,
  slugs.wisdomEntries,
  slugs.redFlags,
  slugs.educationModules,
] satisfies CollectionSlug[]

describe('whatever cites or lists it', () => {
  it.each(listing)('%s', async (collection) => {
    const { flattenedFields } = cms.payload.collections[collection].config
    const { docs } = await cms.payload.find({ collection, where: { _status: { equals: 'published' } }, depth: 0 })
    const [found] = docs.flatMap((doc) => {
      const [place] = restsOn(flattenedFields, { ...doc }).filter(({ references }) => references.length > 0)
      return place ? [{ id: doc.id, ...place }] : []
    })
    const { id, path, references } = found!
    await say(references[0]!, 'retracted')
    const { status, body } = await editor.patch(`/${collection}/${id}`, { json: { _status: 'published' } })
    expect(status).toBe(400)
    const errors = body.errors[0].data.errors as { path: string; message: string }[]
    expect(errors[0]).toMatchObject({ path, message: expect.stringContaining('rests on what was retracted') })
    await say(references[0]!, 'current')
    expect((await editor.patch(`/${collection}/${id}`, { json: { _status: 'published' } })).status).toBe(200)
  })

  it('a page of one’s own, and the blocks of home', async () => {
    const { id: reference } = await makeReference(cms.payload)
    await say(reference, 'retracted')
    const blocks = [
      { blockType: 'text', content: richText({ type: 'text', text: 'So it was.' }, { citation: reference }) },
    ]
    const json = { title: 'Of hers', blocks, _status: 'published' }
    const answers = [
      await editor.post('/pages', { json }),
      await editor.post('/globals/home-blocks', { json: { blocks, _status: 'published' } }),
    ]
    for (const { status, text } of answers) {
      expect(status, text).toBe(400)
      expect(text).toContain('rests on what was retracted')
    }
  })
})
