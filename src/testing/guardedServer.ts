import { createHash, createHmac } from 'node:crypto'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { afterAll, beforeAll, beforeEach } from 'vitest'

import { guardRequests } from '@/server/requestGuard'

/** What the sessions of these tests are signed with. */
export const secret = 'only-for-the-tests-of-this-project'
let server: Server
let port: number
/** The server's end of the latest connection. */
let latest: Socket

/** Puts the guard before a server for the tests of a file. @returns the bodies that got through in a test */
export function guardServer(): string[] {
  const received: string[] = []
  beforeAll(async () => {
    const guarded = guardRequests((req, res) => {
      let body = ''
      req
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('end', () => {
          received.push(body)
          res.end('handled')
        })
    }, secret)
    server = createServer((req, res) => guarded(req, res)).on('connection', (socket) => (latest = socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  beforeEach(() => void received.splice(0))
  return received
}

type Sent = { method?: string; headers?: IncomingHttpHeaders; body?: Buffer | string; chunked?: boolean }

/** @returns the status, also when the server answers before it has everything */
export function send(
  path: string,
  { method = 'GET', headers = {}, body, chunked = false }: Sent = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body !== undefined && !chunked && { 'content-length': Buffer.byteLength(body) }
    const sent = request({ port, host: '127.0.0.1', path, method, headers: { ...headers, ...length } }, (response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error)
    })
    sent.end(body)
  })
}

/** How many bytes of the latest connection have arrived. */
export const arrived = (): number => latest.bytesRead

/** What a client that cares for no rule gets for these bytes: the status. @param then the rest, once there is one */
export function sendRaw(text: string, then?: Promise<string>): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
      void then?.then((rest) => socket.write(rest))
    })
    socket
      .setEncoding('utf8')
      .on('data', (part) => (answer += part))
      .on('error', reject)
      .on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
  })
}

/** The cookie of a session that ends then (seconds since the epoch). */
export const sessionOf = (exp: number, key = secret) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256' })}.${part({ exp })}`
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `payload-token=${text}.${createHmac('sha256', hash).update(text).digest('base64url')}`
}
