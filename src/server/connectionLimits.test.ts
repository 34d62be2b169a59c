import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { limitConnections } from './connectionLimits'

const large = Buffer.alloc(30_000_000)
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'open'))

/** Asks for more than a connection holds, of a server that waits so long, and reads nothing. */
async function ask(silenceMs: number) {
  const server = createServer((_, res) => res.end(large))
  limitConnections(server, silenceMs)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const opened = once(server, 'connection')
  const client = connect({ port, host: '127.0.0.1' }, () => client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  client.on('error', () => {}).pause()
  onTestFinished(() => void client.destroy())
  const [atServer] = (await opened) as [typeof client]
  return { client, closed: once(atServer, 'close').then(() => 'closed') }
}

it('a connection whose client never reads its answer is closed', async () => {
  const { closed } = await ask(100)
  expect(await Promise.race([closed, later(30_000)])).toBe('closed')
})

it('a connection whose client reads its answer slowly is not closed', async () => {
  // Long beside the pauses: a busy machine makes some of them ten times as long.
  const silenceMs = 1_000
  const { client, closed } = await ask(silenceMs)
  const reading = setInterval(() => {
    client.resume()
    setTimeout(() => client.pause(), 2)
  }, 40)
  onTestFinished(() => clearInterval(reading))
  expect(await Promise.race([closed, later(3 * silenceMs)])).toBe('open')
})
