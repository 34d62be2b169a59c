// A server of the calls alone, in a process that may be killed: the very handlers of the site, without its pages.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import { getPayload, handleEndpoints } from 'payload'

import { poolOf } from '../../src/shared/database'
import config from '../../payload.config'
import { sanitizeHeaders } from '../../src/server/sanitizeHeaders'

const payload = await getPayload({ config })
const pool = poolOf(payload)
payload.logger.level = 'silent'

/** The floor of the measurement: Payload's routing and one row, nothing else. */
payload.config.endpoints.push({
  method: 'post',
  path: '/bare',
  handler: async (req) => {
    const body: unknown = await req.json?.()
    await pool.query('INSERT INTO bare (id, body) VALUES ($1, $2)', [randomUUID(), JSON.stringify(body)])
    return Response.json({}, { status: 201 })
  },
})

async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
  sanitizeHeaders(incoming.headers, incoming.socket.remoteAddress)
  const hasBody = incoming.method !== 'GET'
  const request = new Request(`http://localhost${incoming.url}`, {
    method: incoming.method,
    headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  })
  const response = await handleEndpoints({ config, request })
  outgoing.writeHead(response.status, {
    'content-type': response.headers.get('content-type') ?? '',
    'set-cookie': response.headers.getSetCookie(),
  })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

const server = createServer((incoming, outgoing) => void respond(incoming, outgoing))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit(0))
