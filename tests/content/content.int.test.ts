import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createLocalReq, type CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { EducationModule } from '@/payload-types'
import { openFileStore } from '@/integrations/object-store/mediaFileStore'
import { importContent } from '@/shared/cms/contentArchive/importContent'
import { readContent, type Content } from '@/shared/cms/contentArchive/readContent'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, makeUser, richText } from '@/testing/factories'

import { readContentFile, writeContentFile } from '../../src/operations/content/contentFile'
import { createTar } from '../../src/operations/tarFile'

const folder = mkdtempSync(path.join(tmpdir(), 'power-years-content-'))
const inFolder = (...names: string[]) => path.join(folder, ...names)
const openStore = (name: string) => openFileStore({ S3_BUCKET: undefined }, inFolder(name))
const file = inFolder('content.tar')

let cms: TestCms
let exported: Content

/** A file that begins as a picture does. */
const webp = (rest: string) => Buffer.from(`RIFF\0\0\0\0WEBP${rest}`, 'latin1')
const contentOf = async (store: string) =>
  (await readContent(await createLocalReq({}, cms.payload), openStore(store))).content
const take = (archive: Content, options: { isDryRun?: boolean; overwrite?: boolean } = {}, store = 'elsewhere') =>
  importContent(cms.payload, archive, {
    store: openStore(store),
    readFile: ({ sha256 }) => readFile(inFolder('read', sha256)),
    ...options,
  })
const draftOf = (collection: CollectionSlug, id: number, data: object) =>
  cms.payload.update({ collection, id, data, draft: true, depth: 0 })
const find = async (slug: string) => {
  const where = { slug: { equals: slug } }
  return (await cms.payload.find({ collection: slugs.educationModules, where, depth: 0 })).docs[0] as EducationModule
}

/** One of each that could go wrong: citations, circles, drafts, former addresses, blocks, files, what was deleted. */
async function writeContent() {
  const { payload } = cms
  await makeUser(payload, 'editor')
  const gone = await makeReference(payload)
  const source = await makeReference(payload, { key: 'avis-2015', topics: ['vms', 'duration'] })
  await openStore('here').write('plum.webp', webp('a plum'))
  await openStore('here').write('plum-320x240.webp', webp('a small plum'))
  const sizes = {
    thumbnail: { filename: 'plum-320x240.webp', width: 320, height: 240, mimeType: 'image/webp', filesize: 12 },
  }
  const { id: picture } = await payload.db.create({
    collection: slugs.media,
    data: { alt: 'A plum', filename: 'plum.webp', mimeType: 'image/webp', width: 900, height: 700, sizes },
  })
  const cites = richText({ text: 'They lasted 7.4 years at the median.', type: 'text' }, { citation: source.id })
  const flashes = await makeModule(payload, {
    title: 'Hot flashes',
    content: cites,
    reviewedBy: 'A clinician',
    reviewedOn: '2026-01-05T00:00:00.000Z',
    nextReviewDue: '2026-12-05T00:00:00.000Z',
    references: [source.id, gone.id],
    picture: Number(picture),
  })
  const sleep = await makeModule(payload, { title: 'Sleep', relatedModules: [flashes.id], slug: 'sleep-at-first' })
  const data = { slug: 'sleep', _status: 'published' as const }
  await payload.update({ collection: slugs.educationModules, id: sleep.id, data })
  await payload.update({
    collection: slugs.educationModules,
    id: flashes.id,
    data: { relatedModules: [sleep.id], _status: 'published' },
  })
  await draftOf(slugs.educationModules, flashes.id, { keyInsight: 'A better sentence.', duration: 7 })
  const unfinished = await payload.create({
    collection: slugs.educationModules,
    data: { title: 'Not yet', _status: 'draft' } as EducationModule,
    draft: true,
    depth: 0,
  })
  await draftOf(slugs.educationModules, unfinished.id, { description: 'Half a thought' })
  const trashed = await makeModule(payload, { title: 'In the trash' })
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: slugs.educationModules, id: trashed.id, data: { deletedAt } })
  for (let time = 0; time < 2; time += 1)
    await payload.create({ collection: slugs.wisdomQuotes, data: { text: 'Rest counts.', category: 'rest' } })
  const list = { blockType: 'moduleList' as const, heading: 'To begin with', modules: [sleep.id, flashes.id] }
  const blocks = [{ blockType: 'picture' as const, picture: Number(picture) }, list]
  await payload.create({
    collection: slugs.pages,
    data: { title: 'Begin', blocks, slug: 'begin', _status: 'published' },
  })
  await payload.create({ collection: slugs.redirects, data: { from: '/old', to: '/education/sleep' } })
  await payload.updateGlobal({ slug: slugs.searchPage, data: { _status: 'published' } })
  await payload.updateGlobal({ slug: slugs.searchPage, data: { heading: 'Found' } as object, draft: true })
  await payload.db.deleteOne({ collection: slugs.references, where: { id: { equals: gone.id } } })
}

beforeAll(async () => {
  cms = await startTestCms()
  await writeContent()
  exported = await contentOf('here')
  await writeContentFile(file, exported, openStore('here'), new Date('2026-11-23T00:00:00Z'))
  await cms.stop()
  cms = await startTestCms()
})
afterAll(async () => {
  await cms.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('content that goes elsewhere', () => {
  it('says first what it would do, and does nothing of it', async () => {
    mkdirSync(inFolder('read'))
    const archive = await readContentFile(file, inFolder('read'))
    expect(archive).toEqual(exported)
    const plan = await take(archive, { isDryRun: true })
    expect(plan.documents.map(({ change }) => change)).not.toContain('changed')
    expect(plan.documents.length).toBeGreaterThan(8)
    expect((await contentOf('elsewhere')).collections).toEqual({})
    expect(readdirSync(folder)).not.toContain('elsewhere')
  })

  it('arrives whole or not at all, and is checked on the way', async () => {
    const claim = structuredClone(exported)
    claim.collections[slugs.educationModules]!.find(({ key }) => key === 'sleep')!.published!.description =
      'Black cohosh cures hot flashes in every woman.'
    await expect(take(claim)).rejects.toThrow(/education-modules\/sleep cannot be taken in. description: This cannot/)
    const lost = structuredClone(exported)
    lost.collections[slugs.references] = []
    await expect(take(lost)).rejects.toThrow(
      'references/avis-2015 is referred to, and neither here nor in the archive.',
    )
    const newer = structuredClone(exported)
    newer.collections[slugs.redirects]![0]!.published!.because = 'a field of another version'
    await expect(take(newer)).rejects.toThrow('The field “because” of redirects//old is unknown here')
    const two = structuredClone(claim)
    two.collections[slugs.wisdomQuotes]![0]!.published!.text = 'Black cohosh cures hot flashes in every woman.'
    await expect(take(two)).rejects.toMatchObject({ told: { found: 2 } })
    expect((await contentOf('elsewhere')).collections).toEqual({})
    expect(readdirSync(inFolder('elsewhere'))).toEqual([])
  })

  it('is equal when it is given out again', async () => {
    // Ids that are taken here are others there.
    await makeReference(cms.payload, { key: 'only-here' })
    const plan = await take(exported)
    expect(plan).toMatchObject({ same: 0, onlyHere: 1 })
    const again = await contentOf('elsewhere')
    const references = again.collections[slugs.references]!
    again.collections[slugs.references] = references.filter(({ key }) => key !== 'only-here')
    expect(again).toEqual(exported)
    expect(readFileSync(inFolder('elsewhere', 'plum.webp'))).toEqual(webp('a plum'))
  })

  it('is public as it was: with its status, review and former address, under no account’s name', async () => {
    const flashes = await find('hot-flashes')
    expect(flashes).toMatchObject({
      _status: 'published',
      reviewedBy: 'A clinician',
      editedBy: null,
      secondCheckOn: null,
    })
    const sleep = await find('sleep')
    expect(sleep.previousSlugs).toEqual(['sleep-at-first'])
    expect(flashes.relatedModules).toEqual([sleep.id])
    expect((await cms.anonymous.get(`/${slugs.educationModules}?where[slug][equals]=not-yet`)).body.totalDocs).toBe(0)
    const text = JSON.stringify(exported)
    for (const word of ['editor-', '@example.com', 'In the trash', 'wordsDigest', 'editedBy'])
      expect(text).not.toContain(word)
    // The review belongs to this text here as well: the next change empties it.
    const data = { keyInsight: 'Another sentence.', _status: 'published' as const }
    const { id } = flashes
    const changed = await cms.payload.update({ collection: slugs.educationModules, id, data, depth: 0 })
    expect(changed.reviewedBy).toBeNull()
  })

  it('writes over what differs only when told to', async () => {
    await expect(take(exported)).rejects.toThrow('1 text differs from what is here')
    const plan = await take(exported, { overwrite: true })
    expect(plan.documents.map(({ document, change }) => [document.key, change])).toEqual([['hot-flashes', 'changed']])
    expect(await find('hot-flashes')).toMatchObject({
      reviewedBy: 'A clinician',
      keyInsight: 'The one sentence she takes home.',
    })
    expect(await take(exported)).toMatchObject({ documents: [], globals: [] })
  })
})

describe('a file of content', () => {
  it('is refused when it was changed, cut off, or is of a newer version', async () => {
    const whole = readFileSync(file)
    const tampered = inFolder('tampered.tar')
    writeFileSync(tampered, whole.toString('latin1').replace('a small plum', 'a small pear'), 'latin1')
    await expect(readContentFile(tampered, inFolder('read'))).rejects.toThrow('was changed or cut off')
    const twice = whole.toString('latin1').replace('a small plum', 'a small pear').replace('7.4 years', '9.9 years')
    writeFileSync(tampered, twice, 'latin1')
    await expect(readContentFile(tampered, inFolder('read'))).rejects.toMatchObject({ told: { found: 2 } })
    writeFileSync(tampered, whole.subarray(0, 2048))
    await expect(readContentFile(tampered, inFolder('read'))).rejects.toThrow('Nothing was changed.')
    await rm(tampered)
    const tar = await createTar(tampered, new Date(0))
    await tar.add('manifest.json', JSON.stringify({ format: 2, sums: {} }))
    await tar.finish()
    await expect(readContentFile(tampered, inFolder('read'))).rejects.toThrow('made by a newer version')
  })

  it('never puts a picture outside of its folder', async () => {
    await expect(openStore('here').write('../out.webp', Buffer.from('x'))).rejects.toThrow('holds a picture called')
  })
})
