import { readFileSync } from 'node:fs'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { drizzleOf } from '@/shared/database'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, moduleData } from '@/testing/factories'

import type { SeedMode } from './defineRoom'
import { renewStarterContent } from './seed'
import { seedEntries } from './seedEntries'
import { renewEntries, renewGlobal } from './starterContent'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

const card = (number: number, more: object = {}) => ({
  number,
  name: `Card ${number}`,
  reflection: 'As the first release has it.',
  prompt: 'What now?',
  ...more,
})

async function release(entries: object[], mode: SeedMode = 'release') {
  const keyOf = ({ number }: Readonly<Record<string, unknown>>) => String(number)
  const req = await createLocalReq({}, cms.payload)
  return seedEntries(req, mode, { collection: slugs.tarotCards, keyOf, entries })
}

async function cards() {
  const { docs } = await cms.payload.find({ collection: slugs.tarotCards, pagination: false, sort: 'number' })
  return docs
}

// A story of one database and its releases.
describe('a new release', { shuffle: false }, () => {
  beforeAll(async () => {
    cms = await startTestCms()
    editor = await cms.signedInAs('editor')
    await release(
      [0, 1, 2, 3, 4].map((number) => card(number)),
      'fill',
    )
  })
  afterAll(() => cms.stop())

  const id = async (number: number) => (await cards()).find((one) => one.number === number)!.id
  const edit = async (number: number, json: object, query = '') =>
    expect((await editor.patch(`/tarot-cards/${await id(number)}${query}`, { json })).status).toBe(200)

  it('changes nothing where it has the same words', async () => {
    expect(await release([0, 1, 2, 3, 4].map((number) => card(number)))).toMatchObject({
      made: 0,
      renewed: 0,
      kept: [],
    })
  })

  it('gives its words to what nobody changed, leaves and names what an editor changed, and adds what is new', async () => {
    await edit(1, { reflection: 'In the editor’s words.', _status: 'published' })
    await edit(2, { prompt: 'And you?', _status: 'published' })
    await edit(3, { reflection: 'A draft of the editor’s.', _status: 'draft' }, '?draft=true')
    await cms.payload.delete({ collection: slugs.tarotCards, id: await id(4) })
    const reflection = 'As the second release has it.'
    const entries = [0, 1, 2, 3, 4, 5].map((number) => card(number, { reflection }))

    expect(await release(entries)).toMatchObject({
      made: 1,
      renewed: 2,
      kept: ['tarot-cards/1', 'tarot-cards/3'],
    })
    expect((await cards()).map(({ number, reflection: now, prompt }) => [number, now, prompt])).toEqual([
      [0, reflection, 'What now?'],
      [1, 'In the editor’s words.', 'What now?'],
      [2, reflection, 'And you?'],
      [3, 'As the first release has it.', 'What now?'],
      [5, reflection, 'What now?'],
    ])
    expect(await release(entries)).toMatchObject({ made: 0, renewed: 0, kept: [] })
  })

  it('offers its words for what an editor changed, as a draft that an editor asks for', async () => {
    const json = { collection: 'tarot-cards', key: '1', take: true }
    expect((await (await cms.signedInAs('reviewer')).post('/release-words', { json })).status).toBe(403)
    expect((await cms.anonymous.post('/release-words', { json })).status).toBe(401)
    expect((await editor.post('/release-words', { json })).status).toBe(200)
    const newest = { collection: slugs.tarotCards, id: await id(1) } as const
    expect((await cms.payload.findByID({ ...newest, draft: true })).reflection).toBe('As the second release has it.')
    expect((await cms.payload.findByID(newest)).reflection).toBe('In the editor’s words.')
    expect((await editor.post('/release-words', { json })).status).toBe(404)
  })

  it('brings the review of its words along, and leaves none where an editor changed others of them', async () => {
    const stamp = { reviewedBy: 'Those who wrote it', reviewedOn: '2026-03-01T12:00:00.000Z' }
    const first = { ...moduleData({ title: 'Reviewed' }), ...stamp, nextReviewDue: '2027-01-01T12:00:00.000Z' }
    const { id: module, slug } = await makeModule(cms.payload, first)
    const entriesOf = async (data: object, madeNow: string[] = []) => {
      const [req, entries] = [await createLocalReq({}, cms.payload), [{ key: slug!, data: { ...data } }]]
      const keyOf = (doc: Readonly<Record<string, unknown>>) => String(doc.slug)
      const emptiedByChanges = ['reviewedBy', 'reviewedOn', 'nextReviewDue']
      const made = new Set(madeNow)
      return renewEntries(req, { collection: slugs.educationModules, keyOf, entries, made, emptiedByChanges })
    }
    const stored = () => cms.payload.findByID({ collection: slugs.educationModules, id: module })
    await entriesOf(first, [slug!])
    const second = { ...first, description: 'As the second release has it.' }
    expect(await entriesOf(second)).toMatchObject({ renewed: 1, kept: [] })
    expect(await stored()).toMatchObject({ description: second.description, ...stamp })

    // As an update once left it: its own words, and nobody who stands behind them.
    const emptied = { reviewedBy: null, reviewedOn: null, nextReviewDue: null, _status: 'published' as const }
    await cms.payload.update({ collection: slugs.educationModules, id: module, data: emptied })
    expect(await stored()).toMatchObject({ reviewedBy: null, reviewedText: null })
    expect(await entriesOf(second)).toMatchObject({ renewed: 1, kept: [] })
    expect(await stored()).toMatchObject({ ...stamp, nextReviewDue: first.nextReviewDue })
    expect(await entriesOf(second)).toMatchObject({ renewed: 0, kept: [] })

    const changed = { keyInsight: 'In the editor’s words.', _status: 'published' as const }
    await cms.payload.update({ collection: slugs.educationModules, id: module, data: changed })
    await entriesOf({ ...second, description: 'As the third release has it.' })
    expect(await stored()).toMatchObject({ description: 'As the third release has it.', reviewedBy: null })
  })

  it('leaves a review away that an editor took away', async () => {
    const data = { ...moduleData({ title: 'Doubted' }), reviewedBy: 'Those who wrote it' }
    const { id: module, slug } = await makeModule(cms.payload, { ...data, reviewedOn: '2026-03-01T12:00:00.000Z' })
    const renew = async (made: string[]) =>
      renewEntries(await createLocalReq({}, cms.payload), {
        collection: slugs.educationModules,
        keyOf: (doc) => String(doc.slug),
        entries: [{ key: slug!, data }],
        made: new Set(made),
        emptiedByChanges: ['reviewedBy'],
      })
    await renew([slug!])
    const json = { reviewedBy: null, reviewedOn: null, _status: 'published' }
    expect((await editor.patch(`/education-modules/${module}`, { json })).status).toBe(200)
    await renew([])
    expect(await cms.payload.findByID({ collection: slugs.educationModules, id: module })).toMatchObject({
      reviewedBy: null,
    })
  })

  it('keeps what stood there before among the versions', async () => {
    const { docs } = await cms.payload.findVersions({
      collection: slugs.tarotCards,
      where: { parent: { equals: await id(0) } },
    })
    expect(docs.map(({ version }) => version.reflection)).toContain('As the first release has it.')
  })

  it('in a database from before these notes touches only what was saved once, and adds nothing', async () => {
    await drizzleOf(cms.payload).execute(sql`DELETE FROM starter_content`)
    await cms.payload.create({ collection: slugs.tarotCards, data: { ...card(6), _status: 'published' } })
    const reflection = 'As the third release has it.'
    const entries = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => card(number, { reflection }))
    expect(await release(entries)).toMatchObject({ made: 0, renewed: 2, kept: [] })
    const now = new Map((await cards()).map((one) => [one.number, one.reflection]))
    expect([...now.keys()], 'what was deleted stays away').toEqual([0, 1, 2, 3, 5, 6])
    expect([now.get(5), now.get(6)]).toEqual([reflection, reflection])
    expect(now.get(1)).toBe('In the editor’s words.')
    expect(await release(entries)).toMatchObject({ made: 0, renewed: 0, kept: [] })
  })
})

describe('what has no drafts', { shuffle: false }, () => {
  beforeAll(async () => {
    cms = await startTestCms()
    editor = await cms.signedInAs('editor')
  })
  afterAll(() => cms.stop())

  const reference = (finding: string) => ({
    key: 'avis-2015',
    authors: 'Avis NE',
    kind: 'cohort',
    title: 'A study',
    source: 'A journal',
    url: 'https://journal.example/1',
    year: 2015,
    finding,
  })
  const give = async (finding: string, mode: SeedMode) => {
    const entries = [reference(finding)]
    const req = await createLocalReq({}, cms.payload)
    return seedEntries(req, mode, { collection: slugs.references, keyOf: ({ key }) => String(key), entries })
  }
  const stored = async () => (await cms.payload.find({ collection: slugs.references })).docs[0]!
  const change = async (finding: string) =>
    expect((await editor.patch(`/references/${(await stored()).id}`, { json: { finding } })).status).toBe(200)

  it('gets the release’s words at once, and the editor is told so', async () => {
    await give('One.', 'fill')
    await change('Hers.')
    expect(await give('Two.', 'release')).toMatchObject({ renewed: 0, kept: ['references/avis-2015'] })
    const json = { collection: 'references', key: 'avis-2015', take: true }
    const { body } = await editor.post('/release-words', { json })
    expect(body.message).toBe('It has the release’s words now.')
    expect((await stored()).finding).toBe('Two.')
  })

  it('whose editor wrote the release’s own words is the release’s again', async () => {
    await change('Three.')
    expect(await give('Three.', 'release')).toMatchObject({ renewed: 0, kept: [] })
    expect(await give('Four.', 'release')).toMatchObject({ renewed: 1, kept: [] })
    expect((await stored()).finding).toBe('Four.')
  })
})

describe('the starter content of this release', { shuffle: false }, () => {
  beforeAll(async () => {
    cms = await startTestCms({ content: 'seeded' })
  })
  afterAll(() => cms.stop())

  it('stands in a fresh database as it is given, so that no start writes it again', async () => {
    expect(await renewStarterContent(cms.payload)).toMatchObject({ made: 0, renewed: 0, kept: [] })
  })

  it('is stored of modules as it is given, by which a release knows that their review is of its own words', async () => {
    const { rows } = await drizzleOf(cms.payload).execute(
      sql`select key from starter_content where collection = ${slugs.educationModules} and given <> saved`,
    )
    expect(rows).toEqual([])
  })

  it('says what was corrected in it, on the days on which it was', async () => {
    const file = 'src/features/evidence/content/starterCorrections.json'
    const given = JSON.parse(readFileSync(file, 'utf8')) as { key: string; day: string }[]
    const { docs } = await cms.payload.find({ collection: slugs.corrections, sort: 'id', pagination: false, depth: 0 })
    const days = docs.map(({ key, day }) => [key, day.slice(0, 10)])
    expect(days).toEqual(given.map(({ key, day }) => [key, day]))
  })

  it('renews Auntie’s rules though an editor has changed a line, and leaves that line', async () => {
    const global = slugs.auntieSafety
    const safety = await cms.payload.findGlobal({ slug: global, depth: 0 })
    const countries = safety.countries!.map((country) => ({ ...country, name: `${country.name}!` }))
    const req = await createLocalReq({}, cms.payload)
    await cms.payload.updateGlobal({ slug: global, data: { countries, _status: 'published' } })
    const lists = safety.lists!.map(({ name, words }) => ({ name, words: `${words}\nanew` }))
    const given = { countries: safety.countries, lists }
    expect(await renewGlobal(req, global, given, false)).toEqual({ renewed: 1, kept: [] })
    const after = await cms.payload.findGlobal({ slug: global, depth: 0 })
    expect(after.countries!.map(({ name }) => name)).toEqual(countries.map(({ name }) => name))
    expect(after.lists!.every(({ words }) => words!.endsWith('\nanew'))).toBe(true)
  })
})
