import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { EducationModule } from '@/payload-types'
import { openFileStore } from '@/integrations/object-store/mediaFileStore'
import { readContent, sha256, type Content } from '@/shared/cms/contentArchive/readContent'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { archiveOf, entriesIn, type Entry } from '@/testing/contentArchives'
import { makeModule, makeReference, richText } from '@/testing/factories'

import type { ArchiveLine, ArchivePlan } from '../contract'
import { importArchive } from './archiveUpload'

type Founder = Awaited<ReturnType<TestCms['signedInAs']>>

const folder = mkdtempSync(path.join(tmpdir(), 'power-years-arrival-'))
/** It begins as a picture does. */
const plum = 'RIFF\0\0\0\0WEBP'
let cms: TestCms
let founder: Founder
let kept: string | undefined
/** All content of another installation, as its entries. */
let entries: Entry[]
let exported: Content

async function start() {
  cms = await startTestCms()
  const { upload } = cms.payload.collections[slugs.media].config
  kept ??= upload.staticDir
  upload.staticDir = folder
  founder = await cms.signedInAs('founder')
}

const contentHere = async () =>
  (await readContent(await createLocalReq({}, cms.payload), openFileStore({ S3_BUCKET: undefined }, folder))).content

const send = async (archive: Uint8Array | string, query = '', headers: Record<string, string> = {}) => {
  const { body, status, text } = await founder.post(`/content-archive${query}`, {
    raw: typeof archive === 'string' ? archive : new Uint8Array(archive),
    headers: { 'content-type': 'application/x-tar', ...headers },
  })
  if (status !== 200) return { status, message: (body as { message: string }).message }
  const lines = text.trim().split('\n')
  return { status, ...(JSON.parse(lines.at(-1)!) as ArchiveLine), steps: lines.length - 1 }
}
const look = async (archive: Buffer, query = '') => {
  const answer = await send(archive, query)
  if (!('would' in answer)) throw new Error(JSON.stringify(answer))
  return answer.would
}
/** Looks, and takes what was shown. */
const take = async (archive: Buffer, query = '?overwrite=false') =>
  send(archive, `${query}&plan=${(await look(archive, query)).plan}`)

/** The archive with one text changed. */
const changed = (name: string, change: (text: string) => string) =>
  entries.map(([entry, data]): Entry => [entry, entry === name ? change(data) : data])

const sleep = 'collections/education-modules/sleep.json'
const find = async (slug: string) =>
  (await cms.payload.find({ collection: slugs.educationModules, where: { slug: { equals: slug } }, depth: 0 }))
    .docs[0] as EducationModule | undefined
const arrivals = async () =>
  ((await founder.get('/audit-trail?limit=50')).body.docs as { what: string; who: string; after?: object }[]).filter(
    ({ what }) => what === 'Brought in an archive of content',
  )

beforeAll(async () => {
  await start()
  const { payload } = cms
  const source = await makeReference(payload, { key: 'avis-2015' })
  const cites = richText({ text: 'They lasted 7.4 years at the median.', type: 'text' }, { citation: source.id })
  const reviewed = { reviewedBy: 'A clinician', reviewedOn: '2026-01-05T00:00:00.000Z' }
  await makeModule(payload, { title: 'Hot flashes', content: cites, ...reviewed })
  await makeModule(payload, { title: 'Sleep' })
  await makeModule(payload, { title: 'A draft', _status: 'draft' })
  writeFileSync(path.join(folder, 'plum.webp'), plum)
  await payload.db.create({
    collection: slugs.media,
    data: { alt: 'A plum', filename: 'plum.webp', mimeType: 'image/webp', width: 9, height: 7 },
  })
  await payload.create({ collection: slugs.redirects, data: { from: '/old', to: '/education/sleep' } })
  await payload.updateGlobal({ slug: slugs.searchPage, data: { heading: 'Found', _status: 'published' } as object })
  exported = await contentHere()
  const answer = await founder.get('/content-archive')
  entries = (await entriesIn(Buffer.from(answer.text))).slice(1)
  await cms.stop()
  await rm(path.join(folder, 'plum.webp'))
  await start()
})
afterAll(async () => {
  cms.payload.collections[slugs.media].config.upload.staticDir = kept
  await rm(folder, { recursive: true })
  await cms.stop()
})

// A story of one site, told in its order: what was refused left nothing behind, and what came in is there.
describe('an archive that is sent to the panel', { shuffle: false }, () => {
  it('is taken of founders alone, from the site itself', async () => {
    const raw = new Uint8Array(await archiveOf(entries))
    const headers = { 'content-type': 'application/x-tar' }
    expect((await cms.anonymous.post('/content-archive', { raw, headers })).status).toBe(401)
    const answer = await founder.post('/content-archive', { raw, headers: { ...headers, origin: 'https://x.example' } })
    expect(answer.status).toBe(403)
    expect(await send(raw, '', { 'sec-fetch-site': 'cross-site', origin: 'null' })).toMatchObject({ status: 403 })
    // No form of another site can send it: its type asks for leave first.
    expect(await send(raw, '', { 'content-type': 'text/plain' })).toMatchObject({ status: 400 })
  })

  const file = (name: string, data: string): Entry => [`files/${name}`, data]
  const picture = (name: string, of: Record<string, unknown> = {}, bytes = plum): Entry => [
    'collections/media/odd.json',
    JSON.stringify({
      key: name,
      createdAt: '2026-01-01T00:00:00.000Z',
      published: { alt: 'Odd', filename: name, mimeType: 'image/webp', ...of },
      files: [{ name, sha256: sha256(bytes) }],
    }),
  ]
  const put = 'put in by hand'
  const cut = 'was changed or cut off'
  const odd = 'which is no picture or video'
  it.each<[what: string, made: () => Promise<Buffer | string>, said: string, status?: number]>([
    ['another file', async () => 'Dear diary, '.repeat(200), 'is no archive of content'],
    ['an empty one', async () => '', 'is no archive of content'],
    ['a packed one', async () => gzipSync(await archiveOf(entries)), 'is no archive of content'],
    ['another tar', async () => (await archiveOf(entries)).subarray(1536), 'is no archive of content'],
    ['of a newer site', () => archiveOf(entries, { format: 2 }), 'was made by a newer version of Power Years'],
    ['cut off', async () => (await archiveOf(entries)).subarray(0, -4096), 'Nothing was changed'],
    ['a text less', () => archiveOf(entries.slice(1), { sums: sumsOf() }), cut],
    [
      'changed',
      () =>
        archiveOf(
          changed(sleep, (text) => text.replace('Sleep', 'Sleeq')),
          { sums: sumsOf() },
        ),
      cut,
    ],
    ['a text more', () => archiveOf([...entries, ['collections/x/y.json', '{}']], { sums: sumsOf() }), put],
    ['one twice', () => archiveOf([...entries, entries[0]!]), put],
    ['other entries', () => archiveOf([['.env', 'SECRET=1']]), 'it holds .env'],
    ['no text', () => archiveOf([[sleep, '"words"']]), 'holds something else'],
    ['a deep one', () => archiveOf([[sleep, '['.repeat(20_000) + ']'.repeat(20_000)]]), 'deeply nested'],
    ['a wide one', () => archiveOf([[sleep, `[${'0,'.repeat(500_000)}0]`]]), 'too many'],
    ['a script', () => archiveOf([file('odd.webp', '<script>'), picture('odd.webp', {}, '<script>')]), odd],
    ['a page', () => archiveOf([file('odd.html', plum), picture('odd.html')]), odd],
    ['a way out', () => archiveOf([file('../odd.webp', plum), picture('../odd.webp')]), odd],
    ['a lost picture', () => archiveOf([picture('odd.webp')]), 'the picture odd.webp is not in it'],
    ['a huge text', () => archiveOf([[sleep, ' '.repeat(17_000_000)]]), 'is too large', 413],
    ['a huge picture', () => archiveOf([file('odd.webp', plum.padEnd(13_000_000))]), 'is too large', 413],
  ])('is refused with its reason when it is %s', async (_what, made, said, status = 400) => {
    const answer = await send(await made())
    expect(answer).toMatchObject({ status, message: expect.stringContaining(said) as string })
  })
  const sumsOf = () => Object.fromEntries(entries.map(([name, data]) => [name, sha256(data)]))

  it('is refused before it is read when it says that it is too large', async () => {
    const answer = await send('x', '', { 'content-length': String(600 * 1024 * 1024) })
    expect(answer).toMatchObject({ status: 413, message: expect.stringContaining('npm run import-content') as string })
  })

  it.each<[what: string, made: () => Promise<Buffer>, said: string]>([
    [
      'a claim that is forbidden',
      () =>
        archiveOf(
          changed(sleep, (text) => text.replace('"description": "', '"description": "Magnesium cures hot flashes. ')),
        ),
      'education-modules/sleep cannot be taken in. description: This cannot be published',
    ],
    [
      'a field of another version',
      () => archiveOf(changed(sleep, (text) => text.replace('"title"', '"titel"'))),
      '“titel”',
    ],
    [
      'what only accounts of this site can say',
      () => archiveOf(changed(sleep, (text) => text.replace('"title"', '"signedText": "x", "title"'))),
      '“signedText”',
    ],
    [
      'a picture under another type',
      () => archiveOf([file('odd.webp', plum), picture('odd.webp', { mimeType: 'text/html' })]),
      odd,
    ],
    [
      'a picture in another place',
      () => archiveOf([file('odd.webp', plum), picture('odd.webp', { sizes: { phone: { filename: '../../.env' } } })]),
      odd,
    ],
  ])('is refused after its verification for %s', async (_what, made, said) => {
    expect(await send(await made())).toMatchObject({ refused: expect.stringContaining(said) as string })
  })

  it('left nothing behind of all that was refused', async () => {
    expect((await contentHere()).collections).toEqual({})
    expect(await arrivals()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  it('is shown before it is made, and nothing is made by looking', async () => {
    const would = await look(await archiveOf(entries))
    expect(would).toMatchObject({ made: 7, changed: 0, same: 0, left: 0, waits: 0 } satisfies Partial<ArchivePlan>)
    expect(would.texts).toContainEqual({ kind: 'Modules', title: 'Sleep', becomes: 'new', waits: false, fields: [] })
    expect((await contentHere()).collections).toEqual({})
    expect(readdirSync(folder)).toEqual([])
  })

  it('comes in as it was shown: equal, public, with its pictures, and in the audit trail', async () => {
    const archive = await archiveOf(entries)
    const answer = await take(archive)
    expect(answer).toMatchObject({ did: { made: 7 }, steps: 7 })
    expect(await contentHere()).toEqual(exported)
    expect(readFileSync(path.join(folder, 'plum.webp'), 'latin1')).toBe(plum)
    expect(await find('hot-flashes')).toMatchObject({ _status: 'published', reviewedBy: 'A clinician' })
    expect(await arrivals()).toEqual([
      expect.objectContaining({
        who: `A test founder (${founder.email})`,
        after: { new: 7, changed: 0, same: 0, left: 0 },
      }),
    ])
    expect(await look(archive, '?overwrite=true')).toMatchObject({ made: 0, changed: 0, same: 7, texts: [] })
  })

  it('leaves what differs as it is, unless it is to be written over', async () => {
    const before = await find('sleep')
    const archive = await archiveOf(changed(sleep, (text) => text.replace('"title": "Sleep"', '"title": "Sleep well"')))
    expect(await take(archive)).toMatchObject({ did: { made: 0, changed: 0, same: 6, left: 1 } })
    expect(await find('sleep')).toEqual(before)
    const would = await look(archive, '?overwrite=true')
    expect(would.texts).toEqual([
      {
        kind: 'Modules',
        title: 'Sleep well',
        becomes: 'changed',
        waits: false,
        fields: [{ label: 'Title', before: 'Sleep', after: 'Sleep well' }],
      },
    ])
    await take(archive, '?overwrite=true')
    expect(await find('sleep')).toMatchObject({ title: 'Sleep well', _status: 'published' })
  })

  it('does what was shown or nothing: not after the site has changed, nor for another file', async () => {
    const archive = await archiveOf(entries)
    const query = '?overwrite=true'
    const { plan } = await look(archive, query)
    const { id } = (await find('sleep'))!
    const data = { keyInsight: 'Said by an editor meanwhile.', _status: 'published' as const }
    await cms.payload.update({ collection: slugs.educationModules, id, data })
    const refused = { refused: expect.stringContaining('is another one since you looked') as string }
    expect(await send(archive, `${query}&plan=${plan}`)).toMatchObject(refused)
    expect(await find('sleep')).toMatchObject(data)
  })

  it('is one at a time, and ends with whoever goes away', async () => {
    const archive = await archiveOf(entries)
    const [{ plan }, before] = [await look(archive, '?overwrite=true'), await contentHere()]
    const user = await cms.payload.findByID({ collection: slugs.users, id: founder.id })
    const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, cms.payload)
    const headers = new Headers({ 'content-type': 'application/x-tar' })
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const sent = { ...req, headers, body: readable } as unknown as PayloadRequest
    // It arrives once the other was refused, and its sender goes away before the first of its texts is written.
    const answer = importArchive(sent, { overwrite: 'true', plan })
    const busy = { status: 409, message: expect.stringContaining('being brought in already') as string }
    expect(await send(archive)).toMatchObject(busy)
    const leaving = answer.then(({ body }) => body!.cancel())
    await Promise.all([new Blob([new Uint8Array(archive)]).stream().pipeTo(writable), leaving])
    await vi.waitFor(async () => expect((await send(archive)).status).toBe(200))
    expect(await contentHere()).toEqual(before)
    expect(await arrivals()).toHaveLength(2)
  })

  it('puts nothing on the site that somebody else has to check here first', async () => {
    await cms.signedInAs('editor')
    const other = changed(sleep, (text) => text.replaceAll('"Sleep"', '"Dreams"').replaceAll('"sleep"', '"dreams"'))
    const archive = await archiveOf(other)
    const would = await look(archive, '?overwrite=true')
    expect(would).toMatchObject({ made: 1, waits: 1, goesPublic: 0 })
    expect(await take(archive, '?overwrite=true')).toMatchObject({ did: { made: 1, waits: 1 } })
    expect(await find('dreams')).toMatchObject({ _status: 'draft', title: 'Dreams' })
    // What is on the site stays there, the other words wait above it.
    const better = await archiveOf(changed(sleep, (text) => text.replace('"title": "Sleep"', '"title": "Deep sleep"')))
    expect(await take(better, '?overwrite=true')).toMatchObject({ did: { changed: 1, waits: 1 } })
    const row = await find('sleep')
    expect(row).toMatchObject({ _status: 'published' })
    expect(row!.title).not.toBe('Deep sleep')
    const draft = await cms.payload.findByID({ collection: slugs.educationModules, id: row!.id, draft: true })
    expect(draft.title).toBe('Deep sleep')
  })
})
