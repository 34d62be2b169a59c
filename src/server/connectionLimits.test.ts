import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { limitConnections } from './connectionLimits'

it('a connection whose client never reads its answer is closed; one that reads it slowly is not', async () => {
  const silenceMs = 300
  const large = Buffer.alloc(30_000_000)
  const server = createServer((_, res) => res.end(large))
  limitConnections(server, silenceMs)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async () => {
    const opened = once(server, 'connection')
    const client = connect({ port, host: '127.0.0.1' }, () => client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
    client.on('error', () => {}).pause()
    onTestFinished(() => void client.destroy())
    const [atServer] = (await opened) as [typeof client]
    return { client, closed: once(atServer, 'close').then(() => 'closed') }
  }
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'open'))

  const silent = await ask()
  expect(await Promise.race([silent.closed, later(10_000)])).toBe('closed')

  const slow = await ask()
  const reading = setInterval(() => {
    slow.client.resume()
    setTimeout(() => slow.client.pause(), 2)
  }, silenceMs / 6)
  expect(await Promise.race([slow.closed, later(3 * silenceMs)])).toBe('open')
  clearInterval(reading)
})
