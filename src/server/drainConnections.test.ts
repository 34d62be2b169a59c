import { once } from 'node:events'
import http, { Agent, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { drainConnections } from './drainConnections'

let server: Server
let agent: Agent
let drained: ReturnType<typeof drainConnections>
/** What answers wait for. */
let mayAnswer: Promise<void>

beforeEach(async () => {
  mayAnswer = Promise.resolve()
  server = createServer((_, res) => {
    drained.beforeAnswer(res)
    void mayAnswer.then(() => res.end('kept'))
  })
  drained = drainConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

const ask = async (by: Agent) => {
  const { port } = server.address() as AddressInfo
  return askAt(port, by)
}
async function askAt(port: number, by: Agent) {
  const request = http.request({ host: '127.0.0.1', port, agent: by, method: 'POST' }).end('a flash')
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  let text = ''
  for await (const part of response) text += String(part)
  return { text, connection: response.headers.connection }
}

it('answers what comes over a connection that is open, asks for its end, and ends with it', async () => {
  const { port } = server.address() as AddressInfo
  expect(await ask(agent)).toEqual({ text: 'kept', connection: 'keep-alive' })
  const ended = drained.end(60_000)
  await expect(askAt(port, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(await askAt(port, agent)).toEqual({ text: 'kept', connection: 'close' })
  await ended
})

it('closes after a while those on which nothing is asked, and never one that waits for its answer', async () => {
  const idle = new Agent({ keepAlive: true })
  expect((await ask(idle)).text).toBe('kept')
  let answer = () => {}
  mayAnswer = new Promise((resolve) => (answer = resolve))
  const asked = ask(agent)
  await once(server, 'request')
  const ended = drained.end(20)
  const [socket] = Object.values(idle.freeSockets).flatMap((sockets) => sockets ?? [])
  await once(socket!, 'close')
  answer()
  expect((await asked).text).toBe('kept')
  agent.destroy()
  await ended
})
