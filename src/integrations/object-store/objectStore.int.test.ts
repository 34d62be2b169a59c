import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { makeModule, richText } from '@/testing/factories'
import { pendingSchema } from '../../operations/schema'
import type { RestClient } from '@/testing/restClient'
import { startS3Double, type S3Double } from '@/testing/s3Double'

import { timeoutMs } from './objectStore'

type Picture = { id: number; filename: string; sizes: Record<string, { filename: string | null }> }

let store: S3Double
let cms: TestCms
let editor: RestClient
let founder: RestClient
let folder: string

beforeAll(async () => {
  store = await startS3Double()
  cms = await startTestCms({ env: store.env })
  editor = await cms.signedInAs('editor')
  founder = await cms.signedInAs('founder')
  folder = await mkdtemp(path.join(tmpdir(), 'power-years-store-'))
  cms.payload.collections.media.config.upload.staticDir = folder
})
afterEach(() => store.refuseWhen(() => null))
afterAll(async () => {
  await cms.stop()
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

/**
 * A picture whose left half is plum and whose right half is green, so that where it was cropped can be told. Small, as
 * making sizes is most of what this file would wait for: a thumbnail is the only one it gets.
 */
const photo = (width = 480, height = 270) =>
  sharp({ create: { width, height, channels: 3, background: '#5b2a5e' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#3f6f4e' } }, left: width / 2, top: 0 },
    ])
    .jpeg()
    .toBuffer()
const form = async (name: string, bytes?: Buffer) => {
  const data = new FormData()
  data.set('file', new File([(bytes ?? (await photo())) as BlobPart], name, { type: 'image/jpeg' }))
  data.set('_payload', JSON.stringify({ alt: 'Plum and green' }))
  return data
}
const upload = async (name: string, bytes?: Buffer) => editor.post(`/${slugs.media}`, { raw: await form(name, bytes) })
const uploaded = async (name: string): Promise<Picture> => (await upload(name)).body.doc
const keysOf = ({ filename, sizes }: Picture) =>
  [filename, ...Object.values(sizes).map((size) => size.filename)].filter(Boolean).map((name) => `media/${name}`)
const shown = (name: string, headers?: Record<string, string>) =>
  cms.anonymous.get(`/media/file/${encodeURIComponent(name)}`, { headers })
const row = (id: number) => cms.payload.findByID({ collection: slugs.media, id, depth: 0, disableErrors: true })
const runJobs = () => cms.payload.jobs.run({ allQueues: true, silent: true })
const stored = () => [...store.objects.keys()].sort()

describe('a picture', () => {
  it('lies in the bucket with all of its sizes, and nowhere else', async () => {
    const { status, body } = await upload('Two halves.jpg', await photo(1600, 900))
    expect(status).toBe(201)
    const picture: Picture = body.doc
    expect(keysOf(picture)).toHaveLength(5)
    expect(stored()).toEqual(keysOf(picture).sort())
    for (const [key, { bytes, type }] of store.objects) {
      expect(key).toMatch(/^media\/two halves(-\d+x\d+)?-[0-9a-f]{12}\.webp$/i)
      expect([type, (await sharp(bytes).metadata()).format]).toEqual(['image/webp', 'webp'])
    }
    expect(await readdir(folder)).toEqual([])
    // No address of the store: the site itself shows it.
    for (const url of [body.doc.url, body.doc.thumbnailURL, body.doc.sizes.page.url]) {
      expect(url).toMatch(/^\/api\/media\/file\/Two%20halves-/)
      expect((await cms.anonymous.get(url.slice('/api'.length))).status).toBe(200)
    }
  })

  it('is refused to strangers before the store hears of it', async () => {
    const before = store.requests.length
    expect((await cms.anonymous.post(`/${slugs.media}`, { raw: await form('a.jpg') })).status).toBe(403)
    const { id } = await uploaded('Mine.jpg')
    const asked = store.requests.length
    const edit = '?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10'
    expect((await cms.anonymous.patch(`/${slugs.media}/${id}${edit}`, { json: {} })).status).toBe(403)
    expect((await cms.anonymous.delete(`/${slugs.media}/${id}`)).status).toBe(403)
    expect([before, asked, store.requests.length]).toEqual([before, before + 2, before + 2])
  })

  it('is shown to everybody, whole, in part, and not again to whoever has it', async () => {
    const { filename } = await uploaded('Shown.jpg')
    const { bytes, tag } = store.objects.get(`media/${filename}`)!
    const whole = await shown(filename)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      etag: tag,
    })
    expect(whole.text).toBe(bytes.toString('utf8'))
    const part = await shown(filename, { range: 'bytes=8-11' })
    expect([part.status, part.text]).toEqual([206, 'WEBP'])
    expect(part.headers.get('content-range')).toBe(`bytes 8-11/${bytes.length}`)
    const beyond = await shown(filename, { range: 'bytes=9999999-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    expect((await shown(filename, { range: 'lines=1-2' })).status).toBe(200)
    const known = await shown(filename, { 'if-none-match': tag })
    expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', tag])
  })

  it('is the only thing of the bucket that is shown', async () => {
    store.objects.set('secret.webp', { bytes: Buffer.from('secret'), type: 'image/webp', tag: '"1"' })
    store.objects.set('media/inner/secret.webp', { bytes: Buffer.from('secret'), type: 'image/webp', tag: '"1"' })
    store.objects.set('media/page.html', { bytes: Buffer.from('<script>'), type: 'text/html', tag: '"1"' })
    for (const name of ['../secret.webp', '..\\secret.webp', 'inner/secret.webp', 'nothing.webp'])
      expect([name, (await shown(name)).status]).toEqual([name, expect.toSatisfy((status) => status >= 400)])
    expect((await shown('page.html')).headers.get('content-type')).toBe('application/octet-stream')
    for (const key of ['secret.webp', 'media/inner/secret.webp', 'media/page.html']) store.objects.delete(key)
  })
})

describe('changing a picture', () => {
  it('asks the store nothing when only its words change', async () => {
    const { id } = await uploaded('Words.jpg')
    const before = store.requests.length
    expect((await editor.patch(`/${slugs.media}/${id}`, { json: { alt: 'Other words' } })).status).toBe(200)
    expect(store.requests.length).toBe(before)
  })

  it('by another file keeps the old one until the change has come to stay', async () => {
    const old = await uploaded('Old.jpg')
    const raw = await form('Old.jpg', await photo(1400, 1400))
    const { status, body } = await editor.patch(`/${slugs.media}/${old.id}`, { raw })
    expect(status).toBe(200)
    expect(stored()).toEqual(expect.arrayContaining([...keysOf(old), ...keysOf(body.doc)]))
    expect(keysOf(old).some((key) => keysOf(body.doc).includes(key))).toBe(false)
    await runJobs()
    expect(stored().filter((key) => keysOf(old).includes(key))).toEqual([])
    expect((await shown(old.filename)).status).toBe(404)
    expect((await shown(body.doc.filename)).status).toBe(200)
  })

  it('by another point of interest crops what the store has, under new names', async () => {
    const old = await uploaded('Crop.jpg')
    const middle = async ({ sizes }: Picture) => {
      const { bytes } = store.objects.get(`media/${sizes.thumbnail!.filename}`)!
      const { channels } = await sharp(bytes).stats()
      return channels[0]!.mean
    }
    const edit = '?uploadEdits[focalPoint][x]=0&uploadEdits[focalPoint][y]=50'
    const { status, body } = await editor.patch(`/${slugs.media}/${old.id}${edit}`, {
      json: { alt: 'Plum', focalX: 50, focalY: 50 },
    })
    expect(status).toBe(200)
    expect(body.doc.focalX).toBe(0)
    expect(body.doc.filename).toMatch(/^crop(-\d)?-[0-9a-f]{12}\.webp$/i)
    // Plum is redder than green, and only plum is left.
    expect(await middle(body.doc)).toBeGreaterThan((await middle(old)) + 3)
    await runJobs()
    expect(stored()).toEqual(expect.not.arrayContaining(keysOf(old)))
  })

  it('is done one at a time where files are concerned', async () => {
    const { id } = await uploaded('Many.jpg')
    const where = `?where[id][in]=${id}`
    const refused = await editor.patch(`/${slugs.media}${where}`, { raw: await form('Other.jpg') })
    expect([refused.status, refused.body.errors?.[0].message]).toEqual([400, 'Pictures are changed one at a time.'])
    expect((await editor.patch(`/${slugs.media}${where}`, { json: { credit: 'Jane' } })).status).toBe(200)
  })
})

describe('deleting a picture', () => {
  it('removes every file of it', async () => {
    const picture = await uploaded('Gone.jpg')
    const trashed = await editor.patch(`/${slugs.media}/${picture.id}`, {
      json: { deletedAt: '2026-03-17T10:00:00.000Z' },
    })
    expect(trashed.status, trashed.text).toBe(200)
    await runJobs()
    expect(stored(), 'an editor may take it out of the trash again').toEqual(expect.arrayContaining(keysOf(picture)))
    const emptied = await founder.delete(`/${slugs.media}/${picture.id}?select[alt]=true&trash=true`)
    expect(emptied.status, emptied.text).toBe(200)
    await runJobs()
    expect(stored().filter((key) => keysOf(picture).includes(key))).toEqual([])
    expect((await shown(picture.filename)).status).toBe(404)
  })

  it('leaves one that a module shows', async () => {
    const picture = await uploaded('Used.jpg')
    const content = richText({ type: 'text', text: 'Look:' })
    const value = picture.id
    content.root.children.push({ type: 'upload', version: 3, format: '', relationTo: 'media', value, fields: {} })
    await makeModule(cms.payload, { title: 'With a picture', content })
    expect((await founder.delete(`/${slugs.media}/${picture.id}`)).status).toBe(409)
    await runJobs()
    expect(stored()).toEqual(expect.arrayContaining(keysOf(picture)))
  })

  it('waits for a store that is away', async () => {
    const picture = await uploaded('Later.jpg')
    store.refuseWhen(({ method }) => (method === 'DELETE' ? 503 : null))
    expect((await founder.delete(`/${slugs.media}/${picture.id}`)).status).toBe(200)
    await runJobs()
    expect(stored()).toEqual(expect.arrayContaining(keysOf(picture)))
    store.refuseWhen(() => null)
    await runSql(cms.databaseUrl, 'UPDATE payload_jobs SET wait_until = NULL')
    await runJobs()
    expect(stored().filter((key) => keysOf(picture).includes(key))).toEqual([])
  })

  it('never removes a file that a picture still names', async () => {
    const picture = await uploaded('Kept.jpg')
    const files = keysOf(picture).map((key) => key.slice('media/'.length))
    const remove = async () => {
      await cms.payload.jobs.queue({ task: 'remove-stored-files', input: { collection: slugs.media, files } })
      await runJobs()
    }
    await remove()
    expect(stored()).toEqual(expect.arrayContaining(keysOf(picture)))
    await editor.patch(`/${slugs.media}/${picture.id}`, { json: { deletedAt: '2026-03-17T10:00:00.000Z' } })
    await remove()
    expect(stored(), 'nor one in the trash').toEqual(expect.arrayContaining(keysOf(picture)))
  })
})

describe('a store that does not do its work', () => {
  const count = async () => (await cms.payload.count({ collection: slugs.media })).totalDocs

  it('leaves no half of a picture behind', async () => {
    const [before, objects] = [await count(), stored()]
    store.refuseWhen(({ method, key }) => (method === 'PUT' && key.includes('320x240') ? 500 : null))
    const { status, body } = await upload('Half.jpg')
    expect([status, body.errors[0].message]).toEqual([
      503,
      'The picture could not be stored. The picture store refused. Nothing was changed; please try again in a moment.',
    ])
    expect(await count()).toBe(before)
    store.refuseWhen(() => null)
    await runJobs()
    expect(stored()).toEqual(objects)
    expect((await upload('Half.jpg')).status).toBe(201)
  })

  it('leaves the picture as it was that was to be replaced', async () => {
    const picture = await uploaded('Stays.jpg')
    store.refuseWhen(({ method, key }) => (method === 'PUT' && key.includes('320x240') ? 403 : null))
    const { status } = await editor.patch(`/${slugs.media}/${picture.id}`, { raw: await form('New.jpg') })
    expect(status).toBe(503)
    expect(await row(picture.id)).toMatchObject({ filename: picture.filename })
    store.refuseWhen(() => null)
    await runJobs()
    expect(stored().filter((key) => key.includes('/New'))).toEqual([])
    for (const key of keysOf(picture)) expect((await shown(key.slice('media/'.length))).status).toBe(200)
  })

  it('is not waited for without end, neither by an editor nor by a visitor', async () => {
    const { filename } = await uploaded('Slow.jpg')
    const [before, usual] = [await count(), { ...timeoutMs }]
    Object.assign(timeoutMs, { write: 300, read: 300 })
    store.refuseWhen(() => 'silence')
    const { status, body } = await upload('Never.jpg')
    expect([status, body.errors[0].message]).toEqual([
      503,
      expect.stringContaining('The picture store did not answer in time.'),
    ])
    expect(await count()).toBe(before)
    expect((await shown(filename)).status).toBe(503)
    Object.assign(timeoutMs, usual)
  })

  it('is told to the log without its keys', async () => {
    const told = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    store.refuseWhen(() => 403)
    await upload('Refused.jpg')
    const text = JSON.stringify(told.mock.calls)
    expect(text).toContain('403')
    expect(text).not.toContain('key-of-the-tests')
    told.mockRestore()
  })
})

it('asks for no other schema than a folder does', async () => {
  expect(await pendingSchema(cms.payload)).toEqual([])
})

it('is reached by requests that are signed and name the bucket in their path', () => {
  for (const { headers } of store.requests) {
    expect(headers.authorization).toContain('/us-east-1/s3/aws4_request')
    expect(headers.cookie).toBeUndefined()
  }
})
