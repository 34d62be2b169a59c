import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the site sent to the model. */
export type ModelRequest = {
  path: string
  headers: IncomingMessage['headers']
  /** The parsed body; undefined for a GET. */
  body: { model: string; messages: { role: string; content: string }[]; [key: string]: unknown } | undefined
}

/** How the next requests go. A list of pieces is streamed as the answer; a reply is made of what was asked. */
export type ModelBehaviour =
  | { pieces: string[] }
  | { reply: (messages: { role: string; content: string }[]) => string }
  | { status: number }
  | 'silent'
  | 'breaks off'

/** A model on the wire: OpenAI's chat completions, streamed. */
export type OpenAiDouble = {
  /** The base URL, as OPENAI_BASE_URL names it. */
  url: string
  requests: ModelRequest[]
  behave: (behaviour: ModelBehaviour) => void
  stop: () => Promise<void>
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

const chunk = (content: string) =>
  event({ id: 'chat-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })

async function readBody(request: IncomingMessage): Promise<ModelRequest['body']> {
  let text = ''
  for await (const part of request) text += String(part)
  return text ? (JSON.parse(text) as ModelRequest['body']) : undefined
}

function answer(response: ServerResponse, behaviour: ModelBehaviour, body: ModelRequest['body']): void {
  if (behaviour === 'silent') return
  if (typeof behaviour === 'object' && 'status' in behaviour) {
    response.writeHead(behaviour.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'The double refuses.' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behaviour === 'breaks off') {
    response.write(chunk('It begins well [1]. And then'))
    setTimeout(() => response.destroy(), 20)
    return
  }
  const pieces = 'reply' in behaviour ? [behaviour.reply(body?.messages ?? [])] : behaviour.pieces
  for (const piece of pieces) response.write(chunk(piece))
  response.write(
    event({ id: 'chat-1', choices: [], usage: { prompt_tokens: 800, completion_tokens: 50, total_tokens: 850 } }),
  )
  response.end('data: [DONE]\n\n')
}

/** Starts the model's double on a free port of this machine. */
export async function startOpenAiDouble(): Promise<OpenAiDouble> {
  const requests: ModelRequest[] = []
  let behaviour: ModelBehaviour = { pieces: ['Nothing was asked of the double.'] }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { url = '', headers } = request
      requests.push({ path: url, headers, body })
      if (url !== '/v1/models') return answer(response, behaviour, body)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'a-local-model', object: 'model' }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => (behaviour = next),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
