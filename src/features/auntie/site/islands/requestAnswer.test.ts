import { afterEach, describe, expect, it, vi } from 'vitest'

import { requestAnswer } from './requestAnswer'

const answer = { response: 'Hot flashes ease. 💜', links: [] }
const stream = `event: text\ndata: {"text":"Hot "}\n\nevent: text\ndata: {"text":"flashes ease. 💜"}\n\nevent: done\ndata: ${JSON.stringify(answer)}\n\n`

/** Responds with these bytes, so many at a time. */
function respond(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  vi.stubGlobal('fetch', async () => new Response(body, { headers }))
}

async function read() {
  const shown: string[] = []
  const result = await requestAnswer({ messages: [{ role: 'user', content: 'Hello' }], country: 'us' }, (text) =>
    shown.push(text),
  )
  return { shown, result }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an answer that streams', () => {
  it.each([1, 7, 10_000])('grows, and is whole at the end, in pieces of %i bytes', async (size) => {
    respond(stream, size)
    const { shown, result } = await read()
    expect(shown).toEqual(['Hot ', answer.response])
    expect(result).toEqual(answer)
  })

  it('is none when the stream ends before it does', async () => {
    respond(stream.slice(0, -3), 7)
    await expect(read()).rejects.toThrow('broke off')
  })

  it('is none when the server says that it failed', async () => {
    respond('event: error\ndata: {}\n\n', 7)
    await expect(read()).rejects.toThrow('502')
  })
})
