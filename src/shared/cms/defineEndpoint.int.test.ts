import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { defineContract, type EndpointAccess } from '@/shared/lib/contract'
import { startTestCms, type TestCms } from '@/testing/cms'

import { HttpError } from './httpError'
import { defineEndpoint } from './defineEndpoint'

let cms: TestCms

const contractAt = (path: `/${string}`) =>
  defineContract({
    method: 'post',
    path,
    summary: 'Says a word back',
    body: z.object({ word: z.string().min(1).max(10), count: z.number().int().optional() }),
    bodyLimit: 1024,
    status: 201,
    response: z.object({ word: z.string() }),
    errors: [400, 401, 403, 413, 503],
  })
const endpointAt = (path: `/${string}`, access: EndpointAccess, fail?: () => never) =>
  defineEndpoint({
    contract: contractAt(path),
    access,
    limit: 'none',
    handler: async ({ body }) => fail?.() ?? { word: body.word },
  })

beforeAll(async () => {
  cms = await startTestCms()
  cms.payload.config.endpoints.push(
    endpointAt('/test/anyone', 'anyone'),
    endpointAt('/test/signed-in', 'signed-in'),
    endpointAt('/test/founder', 'founder'),
    endpointAt('/test/refuses', 'anyone', () => {
      throw new HttpError(429, 'Slowly.', [{ path: 'word', message: 'Again?' }], { 'Retry-After': '7' })
    }),
    ...(['get', 'delete'] as const).map((method) =>
      defineEndpoint({
        contract: defineContract({
          method,
          path: '/test/places/:name/:position',
          summary: 'Says where it was called',
          params: z.object({ name: z.string().max(10), position: z.coerce.number().int().min(0).max(24) }),
          status: 200,
          response: z.object({ name: z.string(), position: z.number() }),
          errors: [400, 403],
        }),
        access: 'anyone',
        limit: 'none',
        handler: async ({ params }) => params,
      }),
    ),
    endpointAt('/test/breaks', 'anyone', () => {
      throw new Error(`select secret from users at ${import.meta.filename}`)
    }),
  )
})
afterAll(() => cms.stop())

const json = { word: 'hello' }

describe('who may call', () => {
  it('is checked before the body is read', async () => {
    const stranger = await cms.anonymous.post('/test/signed-in', { raw: 'no json at all' })
    expect([stranger.status, stranger.body]).toEqual([401, { message: 'Please sign in first.' }])
    expect((await cms.anonymous.post('/test/founder', { json })).status).toBe(401)
    const editor = await cms.signedInAs('editor')
    expect((await editor.post('/test/founder', { json })).status).toBe(403)
    expect((await editor.post('/test/signed-in', { json })).status).toBe(201)
    const founder = await cms.signedInAs('founder')
    expect((await founder.post('/test/founder', { json })).status).toBe(201)
    const forged = await founder.post('/test/founder', { json, headers: { origin: 'https://evil.example' } })
    expect(forged.status).toBe(403)
  })
})

describe('the body', () => {
  it.each([
    ['nothing', undefined],
    ['no JSON', '{"word": '],
    ['a form', 'word=hello'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00])],
  ])('%s is 400', async (_, raw) => {
    const { status, body } = await cms.anonymous.post('/test/anyone', { raw })
    expect([status, body]).toEqual([400, { message: 'The request is not JSON.' }])
  })

  it.each([
    ['of another type', [], ''],
    ['null', null, ''],
    ['without the word', {}, 'word'],
    ['with a word of another type', { word: { $ne: '' } }, 'word'],
    ['with a long word', { word: 'x'.repeat(11) }, 'word'],
    ['with half a count', { word: 'x', count: 1.5 }, 'count'],
  ])('%s is 400 and says where', async (_, sent, path) => {
    const { status, body } = await cms.anonymous.post('/test/anyone', { json: sent })
    expect(status).toBe(400)
    expect(body).toEqual({ message: expect.any(String), issues: [{ path, message: expect.any(String) }] })
  })

  it('that is too large is 413, announced or not', async () => {
    const large = JSON.stringify({ word: 'x'.repeat(2000) })
    const announced = await cms.anonymous.post('/test/anyone', { raw: large, headers: { 'content-length': '2011' } })
    expect([announced.status, announced.body]).toEqual([413, { message: 'The request is larger than 1 KiB.' }])

    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 512
        controller.enqueue(new Uint8Array(512).fill(32))
      },
    })
    const { status } = await cms.anonymous.post('/test/anyone', { raw: endless })
    expect(status).toBe(413)
    expect(sent).toBeLessThan(16 * 1024)
  })

  it('may carry keys nobody knows, also dangerous ones', async () => {
    const raw = '{"word":"hello","__proto__":{"admin":true},"extra":1}'
    const { status, body } = await cms.anonymous.post('/test/anyone', { raw })
    expect([status, body]).toEqual([201, { word: 'hello' }])
  })
})

describe('the places of a path', () => {
  it('are checked and given as what they are', async () => {
    const { status, body } = await cms.anonymous.get('/test/places/a%20b/24')
    expect([status, body]).toEqual([200, { name: 'a b', position: 24 }])
  })

  it.each([
    ['/test/places/a/25', 'position'],
    ['/test/places/a/-1', 'position'],
    ['/test/places/a/x', 'position'],
    ['/test/places/a/1.5', 'position'],
    ['/test/places/much-too-long/1', 'name'],
  ])('%s is 400 and says where', async (path, where) => {
    const { status, body } = await cms.anonymous.get(path)
    expect([status, body.issues]).toEqual([400, [{ path: where, message: expect.any(String) }]])
  })
})

describe('a write', () => {
  const cookie = 'power-years-visitor=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const calls = {
    post: (headers: Record<string, string>) => cms.anonymous.post('/test/anyone', { json, headers }),
    delete: (headers: Record<string, string>) => cms.anonymous.delete('/test/places/a/1', { headers }),
  }

  it.each([
    ['a foreign page', { origin: 'https://evil.example' }],
    ['a foreign page on this machine', { origin: 'http://localhost:4000', host: 'localhost:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['a foreign page that hides its origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a sister domain that hides its origin', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['a foreign page that claims our origin', { 'sec-fetch-site': 'cross-site' }],
    ['a page of our name, but https', { origin: 'https://localhost:3000' }],
  ])('of %s is 403, with or without a cookie', async (_, headers) => {
    for (const call of Object.values(calls)) {
      for (const extra of [{}, { cookie }] as Record<string, string>[]) {
        const { status, body } = await call({ ...headers, ...extra })
        expect([status, body]).toEqual([403, { message: 'This can only be done from the site itself.' }])
      }
    }
  })

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['our own page under another name of this machine', { origin: 'http://127.0.0.1:3000' }],
    ['our own page under a name of the network', { origin: 'http://box.local:3000', host: 'box.local:3000' }],
  ])('of %s is done', async (_, headers) => {
    expect((await calls.post(headers)).status).toBe(201)
    expect((await calls.delete({ ...headers, cookie })).status).toBe(200)
  })

  it('of a program, which says nothing about where it comes from, is done', async () => {
    const { REST_DELETE } = await import('@payloadcms/next/routes')
    const slug = ['test', 'places', 'a', '1']
    const request = new Request('http://localhost:3000/api/test/places/a/1', { method: 'DELETE', headers: { cookie } })
    expect((await REST_DELETE(cms.config)(request, { params: Promise.resolve({ slug }) })).status).toBe(200)
  })

  it('is told apart from a read: that may be asked for from anywhere, and is answered to nobody else', async () => {
    const { status, headers } = await cms.anonymous.get('/test/places/a/1', {
      headers: { origin: 'https://evil.example' },
    })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, null])
  })
})

describe('what fails', () => {
  it('on purpose answers its status, message, issues and headers', async () => {
    const { status, body, headers } = await cms.anonymous.post('/test/refuses', { json })
    expect([status, body]).toEqual([429, { message: 'Slowly.', issues: [{ path: 'word', message: 'Again?' }] }])
    expect(headers.get('retry-after')).toBe('7')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('by accident answers 500 without a word of why', async () => {
    const { status, body, text } = await cms.anonymous.post('/test/breaks', { json })
    expect([status, Object.keys(body)]).toEqual([500, ['message']])
    expect(text).not.toMatch(/select|secret|\.ts|node_modules|\/work|\bat /)
  })
})
