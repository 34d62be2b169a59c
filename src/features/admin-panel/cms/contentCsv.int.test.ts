import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { EducationModule } from '@/payload-types'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference } from '@/testing/factories'

import type { ImportedCsv } from '../contract'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

const modules = `/content-csv/${slugs.educationModules}`
const quotes = `/content-csv/${slugs.wisdomQuotes}`
/** A file with a header and rows; no cell here holds a comma. */
const file = (...rows: string[][]) => rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
const look = async (path: string, csv: string) =>
  (await editor.post(path, { json: { csv, dryRun: true } })).body as ImportedCsv
const publicRow = async (id: number) =>
  (await cms.payload.findByID({ collection: slugs.educationModules, id, depth: 0 })) as EducationModule
const newest = async (id: number) =>
  (await cms.payload.findByID({ collection: slugs.educationModules, id, depth: 0, draft: true })) as EducationModule

beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

// A story of one library, told in its order.
describe('a table of texts', { shuffle: false }, () => {
  it('is for those who write, and for lists of texts alone', async () => {
    const reviewer = await cms.signedInAs('reviewer')
    const csv = file(['slug', 'title'], ['one', 'One'])
    expect((await cms.anonymous.get(modules)).status).toBe(401)
    expect((await cms.anonymous.post(modules, { json: { csv } })).status).toBe(401)
    expect((await reviewer.post(modules, { json: { csv } })).status).toBe(403)
    expect((await reviewer.get(modules)).status).toBe(200)
    for (const slug of [slugs.users, slugs.influencers, slugs.comments, 'payload-folders', 'nothing'])
      expect((await editor.get(`/content-csv/${slug}`)).status, slug).toBe(404)
    const long = await editor.post(modules, { json: { csv: 'a'.repeat(2_000_001) } })
    expect(long.status).toBe(400)
  })

  it('gives out what the list shows, and takes all of it back as it was', async () => {
    const source = await makeReference(cms.payload, { key: 'avis-2015' })
    const one = await makeModule(cms.payload, {
      title: '=HYPERLINK("http://x")',
      references: [source.id],
      orderIndex: 7,
    })
    await makeModule(cms.payload, {
      title: 'Sleep',
      relatedModules: [one.id],
      seo: { title: 'Sleep, "quoted"\nand more' },
    })
    await cms.payload.update({ collection: slugs.educationModules, id: one.id, data: { duration: 4 }, draft: true })
    const { text, headers } = await editor.get(modules)
    expect(headers.get('content-disposition')).toContain('education-modules.csv')
    expect(text).toContain(`'=HYPERLINK`)
    expect(text).toContain('avis-2015')
    for (const inner of ['wordsDigest', 'editedBy', 'previousSlugs']) expect(text).not.toContain(inner)
    const { rows } = await look(modules, text)
    expect(rows.map(({ becomes }) => becomes)).toEqual(['same', 'same'])
    const where = encodeURIComponent(JSON.stringify({ orderIndex: { equals: 7 } }))
    expect((await editor.get(`${modules}?where=${where}`)).text).not.toContain('Sleep')
    expect((await editor.get(`${modules}?search=sleep`)).text).not.toContain('HYPERLINK')
  })

  it('changes drafts alone, after saying row by row what it would do', async () => {
    const { id, slug } = await makeModule(cms.payload, { title: 'Joints' })
    const csv = file(
      ['slug', 'title', 'duration', 'relatedModules', 'seo.title'],
      [slug, 'Joints and tendons', '9', 'sleep', 'Joints'],
      ['heart', 'Heart', '', '', ''],
    )
    const { rows, areDrafts, at } = await look(modules, csv)
    expect(areDrafts).toBe(true)
    expect(rows[0]).toMatchObject({ row: 2, becomes: 'changed', reason: null })
    expect(rows[0]!.changes[0]).toEqual({ column: 'title', before: 'Joints', after: 'Joints and tendons' })
    expect(rows[1]).toMatchObject({ row: 3, key: 'heart', becomes: 'new' })
    expect((await newest(id)).title).toBe('Joints')
    expect((await editor.post(modules, { json: { csv, at } })).status).toBe(200)
    expect(await publicRow(id)).toMatchObject({ title: 'Joints', _status: 'published' })
    const draft = await newest(id)
    expect(draft).toMatchObject({ title: 'Joints and tendons', duration: 9, _status: 'draft', editedBy: editor.id })
    expect(draft).toMatchObject({ seo: { title: 'Joints' }, keyInsight: 'The one sentence she takes home.' })
    const heart = await cms.anonymous.get(`/${slugs.educationModules}?where[slug][equals]=heart`)
    expect(heart.body.totalDocs).toBe(0)
  })

  it('takes all rows or none, and says of each what is wrong', async () => {
    const csv = file(
      ['slug', 'title', 'duration', 'category', 'relatedModules'],
      ['sleep', 'Sleep well', '4', 'truth-telling', ''],
      ['bones', 'Bones', 'long', 'truth-telling', ''],
      ['bowels', 'Bowels', '4', 'no such', ''],
      ['breath', 'Breath', '4', '', 'nowhere'],
      ['sleep', 'Again', '', '', ''],
      ['', 'Nameless', '', '', ''],
    )
    const { rows } = await look(modules, csv)
    expect(rows.map(({ row, becomes, reason }) => [row, becomes, reason?.split(' none of')[0]])).toEqual([
      [2, 'changed', undefined],
      [3, 'refused', 'duration: “long” is no number.'],
      [4, 'refused', 'category: “no such” is'],
      [5, 'refused', 'relatedModules: there is no education-modules called nowhere.'],
      [6, 'refused', 'Row 2 is about the same one.'],
      [7, 'refused', 'The slug is missing.'],
    ])
    const { status, body } = await editor.post(modules, { json: { csv } })
    expect([status, body.message]).toEqual([400, 'Row 3: duration: “long” is no number. Nothing was changed.'])
    const unknown = await editor.post(modules, { json: { csv: file(['slug', 'wordsDigest'], ['sleep', 'x']) } })
    expect(unknown.body.message).toBe('There is no column “wordsDigest” in education-modules.')
    expect((await editor.get(`${modules}?search=sleep`)).text).not.toContain('Sleep well')
  })

  it('makes nothing twice of a file that is taken twice, and refuses what a spreadsheet wrote in another code', async () => {
    const csv = 'text\tcategory\tid\nRest is a room.\trest\t\nRest is a room.\tbody\t'
    const becomes = async () => (await look(quotes, csv)).rows.map((row) => row.becomes)
    expect(await becomes()).toEqual(['new', 'new'])
    expect((await editor.post(quotes, { json: { csv } })).status).toBe(200)
    expect(await becomes()).toEqual(['same', 'same'])
    const said = async (wrong: string) =>
      (await editor.post(quotes, { json: { csv: wrong, dryRun: true } })).body.message
    expect(await said('id,text,category\n,Caf\uFFFD,rest')).toContain('not written in UTF-8')
    expect(await said('id,text,text\n,a,b')).toBe('The column “text” stands there twice.')
  })

  it('never brings a forbidden claim to the site, and never writes over what somebody saved since', async () => {
    const claim = 'Black cohosh cures hot flashes in every woman.'
    const { rows, areDrafts } = await look(
      quotes,
      file(['id', 'text', 'category'], ['', claim, 'truth'], ['', 'Rest.', 'rest']),
    )
    expect(areDrafts).toBe(false)
    expect(rows.map(({ becomes }) => becomes)).toEqual(['refused', 'new'])
    expect(rows[0]!.reason).toContain('This cannot be published')

    const { id, slug } = await makeModule(cms.payload, { title: 'Skin' })
    const csv = file(['slug', 'description'], [slug, claim])
    const { at } = await look(modules, csv)
    const other = await cms.signedInAs('editor')
    await other.patch(`/${slugs.educationModules}/${id}?draft=true`, { json: { keyInsight: 'A correction.' } })
    const late = await editor.post(modules, { json: { csv, at } })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Row 2: Somebody saved this')])
    expect(await newest(id)).toMatchObject({
      keyInsight: 'A correction.',
      description: 'What it is about, in a sentence.',
    })
    const { at: again } = await look(modules, csv)
    expect((await editor.post(modules, { json: { csv, at: again } })).status).toBe(200)
    const publish = await editor.patch(`/${slugs.educationModules}/${id}`, { json: { _status: 'published' } })
    expect(publish.status).toBe(400)
    expect((await publicRow(id)).description).not.toBe(claim)
  })
  it('asks why a fact stands that cites nothing, and takes the reason from a column of its own', async () => {
    const words = 'Four in five women have hot flashes.'
    const [refused] = (await look(quotes, file(['id', 'text', 'category'], ['', words, 'truth']))).rows
    expect(refused).toMatchObject({
      becomes: 'refused',
      reason: expect.stringContaining('the column “factReason”') as string,
    })
    const csv = file(['id', 'text', 'category', 'factReason'], ['', words, 'truth', 'A saying.'])
    expect((await look(quotes, csv)).rows).toMatchObject([
      { becomes: 'new', changes: [{ column: 'text' }, { column: 'category' }] },
    ])
    expect((await editor.post(quotes, { json: { csv } })).status).toBe(200)
    const { docs } = await cms.payload.find({ collection: slugs.factReasons })
    expect(docs).toEqual([expect.objectContaining({ sentence: words, reason: 'A saying.' })])
  })
})
