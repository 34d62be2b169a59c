import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { slugs } from '@/slugs'
import { anotherSite, startTestCms, type TestCms } from '@/testing/cms'
import { cpuTime } from '@/testing/cpuTime'
import { makeModule, richText } from '@/testing/factories'
import type { RestClient } from '@/testing/restClient'

const storeClient = vi.hoisted(() => ({ loaded: false }))
vi.mock('@aws-sdk/client-s3', () => {
  storeClient.loaded = true
  return {}
})

let cms: TestCms
let editor: RestClient
let folder: string

beforeAll(async () => {
  cms = await startTestCms({ env: anotherSite })
  editor = await cms.signedInAs('editor')
  folder = await mkdtemp(path.join(tmpdir(), 'power-years-media-'))
  cms.payload.collections.media.config.upload.staticDir = folder
})
afterAll(async () => {
  await cms.stop()
  await rm(folder, { recursive: true, force: true })
})

const photo = async (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#5b2a5e' } })
    .withExif({ IFD0: { Copyright: 'Jane Doe, at home' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer()
/** A PNG of this size, cut off before its pixels: whoever refuses it for its size has not decoded it. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits of red, green and blue each.
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(16)), chunk('IEND', Buffer.alloc(0))])
}
const form = (bytes: Uint8Array | string, name: string, type: string, fields: object = { alt: 'A plum square' }) => {
  const data = new FormData()
  data.set('file', new File([bytes as BlobPart], name, { type }))
  data.set('_payload', JSON.stringify(fields))
  return data
}
const upload = (caller: RestClient, ...args: Parameters<typeof form>) =>
  caller.post(`/${slugs.media}`, { raw: form(...args) })

describe('uploading', () => {
  it('is refused to strangers', async () => {
    expect((await upload(cms.anonymous, await photo(), 'a.jpg', 'image/jpeg')).status).toBe(403)
    expect(await readdir(folder)).toEqual([])
  })

  it('is refused for what is no picture, whatever it calls itself', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [bytes, name, type] of [
      [svg, 'a.svg', 'image/svg+xml'],
      [svg, 'a.png', 'image/png'],
      ['<!doctype html><script>alert(1)</script>', 'a.html', 'text/html'],
      ['<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
    ] as const)
      expect((await upload(editor, bytes, name, type)).status).toBe(400)
    expect(await readdir(folder)).toEqual([])
  })

  it('takes the picture itself: the site fetches none from elsewhere, of whatever size it is there', async () => {
    for (const url of ['http://127.0.0.1:1/x.png', 'https://elsewhere.example/x.png', '/api/media/file/x.png']) {
      const json = { alt: 'A plum square', filename: 'x.png', url }
      const { status, body } = await editor.post(`/${slugs.media}`, { json })
      expect([status, body.errors[0].message]).toEqual([400, 'Send the picture itself, not where it lies.'])
    }
  })

  it('asks for a description', async () => {
    const { status, body } = await upload(editor, await photo(), 'a.jpg', 'image/jpeg', {})
    expect(status).toBe(400)
    expect(body.errors[0].data.errors[0].path).toBe('alt')
  })

  it('is refused above 12 MB', async () => {
    const { status } = await upload(editor, new Uint8Array(12 * 1024 * 1024 + 1), 'a.jpg', 'image/jpeg')
    expect(status).toBe(413)
  })

  it('is refused at once for more pixels than anybody shows, however small the file', async () => {
    const huge = pngOf(16_000, 16_000)
    // Two hundred times as small, and taken; what is loaded for the first picture counts for it, too.
    const [ofSmall, { status: taken }] = await cpuTime(async () =>
      upload(editor, await photo(1280, 1000), 'small.jpg', 'image/jpeg'),
    )
    expect(taken).toBe(201)
    const files = await readdir(folder)
    const before = process.memoryUsage().rss
    const [cost, { status, body }] = await cpuTime(() => upload(editor, huge, 'huge.png', 'image/png'))
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('16,000 x 16,000 pixels')])
    expect(cost, 'beside one that is taken').toBeLessThan(ofSmall)
    // Its pixels would be 768 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
    expect(await readdir(folder)).toEqual(files)
  })

  it('makes the sizes, as WebP, without where and by whom it was taken', async () => {
    const { status, body } = await upload(editor, await photo(), '../../Böse Katze.jpg', 'image/jpeg')
    expect(status).toBe(201)
    const { filename, sizes } = body.doc
    expect(filename).toMatch(/^[^/\\]+\.webp$/)
    expect(Object.keys(sizes).sort()).toEqual(['page', 'phone', 'share', 'thumbnail'])
    for (const file of await readdir(folder)) {
      const bytes = await readFile(path.join(folder, file))
      const { format, exif } = await sharp(bytes).metadata()
      expect([file, format, exif]).toEqual([file, 'webp', undefined])
    }
  })
})

describe('a video', () => {
  /** The first box of an MP4: who reads types by their bytes knows it by that. */
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(200)])

  it('is kept as it is, played from any place in it, and has captions of its own', async () => {
    const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWaves.'
    expect((await upload(editor, film, 'a.mp4', 'video/mp4', { alt: 'A beach', captions: 'Waves.' })).status).toBe(400)
    const { status, body } = await upload(editor, film, 'a.mp4', 'video/mp4', { alt: 'A beach', captions })
    expect([status, body.doc.mimeType]).toEqual([201, 'video/mp4'])
    const part = await cms.anonymous.get(`/media/file/${body.doc.filename}`, { headers: { range: 'bytes=4-7' } })
    expect([part.status, part.text]).toEqual([206, 'ftyp'])
    const said = await cms.anonymous.get(`/media/captions/${body.doc.id}`)
    expect([said.headers.get('content-type'), said.text]).toEqual(['text/vtt; charset=utf-8', captions])
    for (const id of ['0', 'x', '999999999999'])
      expect((await cms.anonymous.get(`/media/captions/${id}`)).status).toBe(400)
    expect((await cms.anonymous.get('/media/captions/999999')).status).toBe(404)
    const { paths } = (await cms.anonymous.get('/openapi.json')).body as { paths: object }
    expect(Object.keys(paths)).toContain('/api/media/captions/{id}')
  })
})

describe('a picture', () => {
  it('is shown to everybody, changed by nobody without a session', async () => {
    const { body } = await upload(editor, await photo(400, 300), 'shown.jpg', 'image/jpeg')
    const { id, filename } = body.doc
    const shown = await cms.anonymous.get(`/media/file/${filename}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await cms.anonymous.patch(`/media/${id}`, { json: { alt: 'Mine' } })).status).toBe(403)
    expect((await cms.anonymous.delete(`/media/${id}`)).status).toBe(403)
    for (const name of ['../package.json', '..%2Fpackage.json', '%2e%2e/package.json', 'nothing.webp'])
      expect([400, 403, 404]).toContain((await cms.anonymous.get(`/media/file/${encodeURIComponent(name)}`)).status)
    // Of stores that keep files in folders, of which there are none here.
    for (const query of ['prefix=../', 'prefix='])
      expect((await cms.anonymous.get(`/media/file/nope.png?${query}`)).status, query).toBe(404)
    for (const name of ['nope.png', 'a/b', 'a\\b', 'a'.repeat(300)])
      expect((await cms.anonymous.get(`/media/file/${encodeURIComponent(name)}`)).status).toBe(404)
  })

  it('goes into the trash one at a time, is sent to no stranger from there, and its files go with a founder alone', async () => {
    const made = [
      await upload(editor, await photo(400, 300), 'one.jpg', 'image/jpeg'),
      await upload(editor, await photo(400, 300), 'two.jpg', 'image/jpeg'),
    ].map(({ body }) => body.doc as { id: number; url: string })
    const [{ id, url }] = made as [{ id: number; url: string }]
    const file = url.replace(/^.*\/api/, '')
    const both = `/media?where[id][in]=${made.map((one) => one.id).join()}`
    const deletedAt = new Date(0).toISOString()
    expect((await editor.patch(both, { json: { deletedAt } })).status).toBe(403)
    expect((await editor.delete(`/media/${id}`)).status).toBe(403)
    expect((await cms.anonymous.get(file)).status).toBe(200)
    expect((await editor.patch(`/media/${id}`, { json: { deletedAt } })).status).toBe(200)
    await vi.waitFor(async () => expect((await cms.anonymous.get(file)).status).toBe(403))
    expect((await cms.anonymous.get(`/media/${id}?trash=true`)).status).toBe(404)
    expect((await editor.get(file)).status).toBe(200)
    expect((await editor.get('/media-unused')).body.ids).not.toContain(id)
    expect((await editor.patch(`/media/${id}?trash=true`, { json: { deletedAt: null } })).status).toBe(200)
    await vi.waitFor(async () => expect((await cms.anonymous.get(file)).status).toBe(200))
    await editor.patch(`/media/${id}`, { json: { deletedAt } })
    expect((await editor.delete(`/media/${id}?trash=true`)).status).toBe(403)
    expect((await (await cms.signedInAs('founder')).delete(`/media/${id}?trash=true`)).status).toBe(200)
    expect((await editor.get(file)).status).toBe(404)
  })

  it('cannot be deleted while a module shows it', async () => {
    const { body } = await upload(editor, await photo(400, 300), 'used.jpg', 'image/jpeg')
    const { id } = body.doc
    const content = richText({ type: 'text', text: 'Look:' })
    content.root.children.push({ type: 'upload', version: 3, format: '', relationTo: 'media', value: id, fields: {} })
    const shownIn = await makeModule(cms.payload, { title: 'With a picture', content })
    const trashed = () => editor.patch(`/media/${id}`, { json: { deletedAt: new Date(0).toISOString() } })
    const refused = await trashed()
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0].message).toBe('This picture is shown in “With a picture”. Take it out there first.')
    const uses = await editor.get(`/media-uses/${id}`)
    expect(uses.body).toEqual({
      uses: [{ title: 'With a picture', href: `/admin/collections/education-modules/${shownIn.id}` }],
    })
    expect((await cms.anonymous.get(`/media-uses/${id}`)).status).toBe(401)
    expect((await editor.get('/media-unused')).body.ids).not.toContain(id)
    await cms.payload.delete({ collection: slugs.educationModules, id: shownIn.id })
    expect((await trashed()).status).toBe(200)
  })
})

it('needs no client of a store where no bucket is set', () => {
  expect(storeClient.loaded).toBe(false)
})
