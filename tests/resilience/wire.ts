import { connect } from 'node:net'

import type { WireRequest } from './hostileRequest'

/** What came back: `status` is 0 when the connection was closed without a word. */
export type WireAnswer = { status: number; head: string; took: number }

/** Whether an answer is one: a refusal, an outage told as such; CONNECT is for proxies and gets none. */
export const isFit = ({ status }: WireAnswer, { method }: WireRequest): boolean =>
  status === 503 || (status === 0 ? method === 'CONNECT' : status < 500)

/** The bytes of a request: lengths and ends are right, unless its headers say otherwise. */
function toBytes({ method, target, headers, body }: WireRequest): Buffer {
  const content = Buffer.from(body ?? '', 'utf8')
  const isSized = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name))
  const length = body === undefined || isSized ? [] : [`Content-Length: ${content.length}`]
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map((pair) => pair.join(': ')),
    ...length,
    'Connection: close',
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8'), content])
}

/**
 * Sends a request as it stands and reads the answer to its end.
 * @param port of the server on 127.0.0.1
 * @param localAddress where the connection comes from, so that request limits count it apart from others
 * @throws Error when nothing came within `patienceMs`
 */
export function sendOnWire(
  port: number,
  request: WireRequest,
  { patienceMs = 20_000, localAddress }: { patienceMs?: number; localAddress?: string } = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let head = ''
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(toBytes(request)))
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer within ${patienceMs} ms: ${JSON.stringify(request).slice(0, 2_000)}`))
    }, patienceMs)
    socket.on('data', (part: Buffer) => {
      if (head.length < 1_000) head += part.toString('latin1').slice(0, 1_000)
    })
    // A server that refuses before it has read everything resets the connection; what it said stands.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({
        status: Number(/(?:^|\r\n)HTTP\/1\.1 ([2-5]\d\d)/.exec(head)?.[1] ?? 0),
        head,
        took: performance.now() - began,
      })
    })
  })
}
