import type { IncomingHttpHeaders } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { describe, expect, it, vi } from 'vitest'

import { publishDirectCalls } from '@/shared/lib/directCalls'
import { arrived, send, sendRaw, sessionOf, guardServer } from '@/testing/guardedServer'

/** Bytes that anybody's body may have. */
const strangersLimit = 256 * 1024
const json = { 'content-type': 'application/json' }
const received = guardServer()

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** Bytes. */
function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

describe('a body', () => {
  it('reaches the handler as it was sent', async () => {
    const body = JSON.stringify({ text: 'ü'.repeat(40_000) })
    expect(await send('/api/x', { method: 'POST', headers: json, body })).toBe(200)
    expect(await send('/api/x', { method: 'POST', headers: json, body, chunked: true })).toBe(200)
    expect(received).toEqual([body, body])
  })

  it.each([true, false])('that is too large is refused and never read, chunked: %s', async (chunked) => {
    const body = Buffer.alloc(strangersLimit + 1, 'a')
    expect(await send('/api/users/login', { method: 'POST', headers: json, body, chunked })).toBe(413)
    expect(received).toEqual([])
  })

  it('that is far too large is told so, though it is still being sent', async () => {
    const head = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n'
    const much = 'a'.repeat(12_000_000)
    expect(await sendRaw(`${head}Content-Length: ${much.length}\r\n\r\n${much}`)).toBe(413)
    const chunk = `${much.length.toString(16)}\r\n${much}\r\n0\r\n\r\n`
    expect(await sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toBe(413)
  })

  it('of an editor may hold a picture', async () => {
    const future = 4_102_444_800
    const type = 'multipart/form-data; boundary=b'
    const form = (bytes: number) => `--b\r\nContent-Disposition: form-data\r\n\r\n${'a'.repeat(bytes)}\r\n--b--\r\n`
    const post = (headers: IncomingHttpHeaders, body: string) =>
      send('/api/media', { method: 'POST', headers: { 'content-type': type, ...headers }, body })
    const token = sessionOf(future)
    expect(await post({ cookie: token }, form(12_000_000))).toBe(200)
    expect(await post({ authorization: token.replace('payload-token=', 'JWT ') }, form(1_000_000))).toBe(200)
    expect(await post({ cookie: token }, form(13_000_000))).toBe(413)
    expect(await post({ cookie: 'payload-token=a.b.c' }, form(strangersLimit))).toBe(413)
  })

  it('of an editor may hold an import, a batch of 5,000 letters, and no more', async () => {
    const post = (body: string, headers = json as IncomingHttpHeaders) =>
      send('/api/import', { method: 'POST', headers: { ...headers, cookie: sessionOf(4_102_444_800) }, body })
    expect(await post(JSON.stringify({ csv: 'a'.repeat(2_000_000) }))).toBe(200)
    const letter = { email: 'a@example.com', name: 'A', followers: 1, focus: 'x', priority: 'y' }
    expect(await post(JSON.stringify(Array.from({ length: 5_000 }, () => letter)))).toBe(200)
    expect(await post(JSON.stringify({ csv: 'a'.repeat(4_300_000) }))).toBe(413)
    // What the panel's server functions send.
    expect(await post('a'.repeat(300_000), { 'content-type': 'text/plain;charset=UTF-8' })).toBe(200)
    expect(await post('a'.repeat(300_000), { 'content-type': 'application/x-www-form-urlencoded' })).toBe(413)
  })

  it('that a call reads as it comes is bounded by that call, and for those who are signed in alone', async () => {
    const call = { route: '/archive', isCounted: false, streamed: 20_000_000, answer: vi.fn() }
    publishDirectCalls({ find: (method, path) => (method === 'POST' && path === '/archive' ? call : undefined) })
    const tar = { 'content-type': 'application/x-tar' }
    const post = (bytes: number, headers: IncomingHttpHeaders) =>
      send('/api/archive?overwrite=true', { method: 'POST', headers: { ...tar, ...headers }, body: 'a'.repeat(bytes) })
    const cookie = sessionOf(4_102_444_800)
    expect(await post(15_000_000, { cookie })).toBe(200)
    expect(received.map(({ length }) => length)).toEqual([15_000_000])
    expect(await post(20_000_001, { cookie })).toBe(413)
    expect(await post(15_000_000, {})).toBe(413)
    publishDirectCalls({ find: () => undefined })
    expect(await post(15_000_000, { cookie })).toBe(413)
  })

  it('that does not arrive within a minute is refused, whoever sends it slowly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const head = 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'
      const status = sendRaw(head)
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
      await vi.advanceTimersByTimeAsync(61_000)
      expect(await status).toBe(408)
      expect(received).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  const inPieces = (pieces: number) =>
    `POST /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(pieces)}`

  it('takes no more memory than its size, in however many pieces it comes', async () => {
    const pieces = 50_000
    const text = inPieces(pieces)
    const before = memoryInUse()
    let end!: (rest: string) => void
    const status = sendRaw(text, new Promise((resolve) => (end = resolve)))
    await vi.waitFor(() => expect(arrived()).toBe(text.length), { timeout: 20_000 })
    expect(memoryInUse() - before).toBeLessThan(4_000_000)
    end('0\r\n\r\n')
    expect(await status).toBe(200)
    expect(received).toEqual(['a'.repeat(pieces)])
  })

  it('in more pieces than anybody needs is refused before it is whole', async () => {
    expect(await sendRaw(inPieces(200_000))).toBe(400)
    expect(received).toEqual([])
    expect(arrived()).toBeLessThan(inPieces(200_000).length)
  })

  it('nested or filled beyond what any form has is refused', async () => {
    const deep = '['.repeat(65) + ']'.repeat(65)
    const many = `[${Array.from({ length: 20_001 }, () => 1).join()}]`
    for (const body of [deep, many]) expect(await send('/api/x', { method: 'POST', headers: json, body })).toBe(400)
    expect(received).toEqual([])
  })

  it('that is half a form is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=----WebKitFormBoundaryXyZ' }
    const whole =
      '------WebKitFormBoundaryXyZ\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n------WebKitFormBoundaryXyZ--\r\n'
    expect(await send('/api/x', { method: 'POST', headers, body: whole })).toBe(200)
    for (const body of [whole.slice(0, -6), 'nothing of the kind'])
      expect(await send('/api/x', { method: 'POST', headers, body })).toBe(400)
    expect(
      await send('/api/x', { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: whole }),
    ).toBe(400)
    for (const kind of ['x/multipart/form-data', 'multipart/mixed'])
      expect(
        await send('/api/x', {
          method: 'POST',
          headers: { 'content-type': `${kind}; boundary=----WebKitFormBoundaryXyZ` },
          body: whole,
        }),
      ).toBe(400)
  })
})
