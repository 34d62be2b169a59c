import { createServer, type AddressInfo, type Socket } from 'node:net'

import { expect, it } from 'vitest'

import { connectOnce, isStartingUp } from './databaseConnection'

/** A server on a port of its own, and what a connection to it fails with. */
async function failureAt(answer: (socket: Socket) => void): Promise<unknown> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await connectOnce(`postgres://site@127.0.0.1:${port}/site`, 50).then(
      () => null,
      (error: unknown) => error,
    )
  } finally {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
}

/** An error of PostgreSQL as it stands on the wire. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`)
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

it.each<[string, (socket: Socket) => void]>([
  ['takes the connection and is too busy to say anything', () => {}],
  ['hangs up', (socket) => socket.destroy()],
  ['says that it is starting up or shutting down', (socket) => socket.end(refusal('57P03'))],
])('is tried again: a server that %s', async (_, answer) => {
  expect(isStartingUp(await failureAt(answer))).toBe(true)
})

it('is not tried again: a server that refuses the password', async () => {
  expect(isStartingUp(await failureAt((socket) => socket.end(refusal('28P01'))))).toBe(false)
})
