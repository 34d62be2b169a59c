import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type StoredObject = { bytes: Buffer; type: string | undefined; tag: string }
type StoreRequest = { method: string; key: string; headers: IncomingMessage['headers'] }

/** An S3-compatible store on the wire, with one bucket that is addressed by path. */
export type S3Double = {
  url: string
  bucket: string
  /** What lies in the bucket, by key. */
  objects: Map<string, StoredObject>
  /** Every request, refused ones too. */
  requests: StoreRequest[]
  /** Decides on each request: a status to refuse it with, 'silence' for no answer at all, or null. */
  refuseWhen: (decide: (request: StoreRequest) => number | 'silence' | null) => void
  /** What the site has to know to reach it. */
  env: Record<string, string>
  stop: () => Promise<void>
}

const bucket = 'pictures'
const accessKey = 'access-key-of-the-tests'
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

function answerError(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/xml', ...headers })
  response.end(
    status === 304 ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}.</Message></Error>`,
  )
}

/** `bytes=0-9`, `bytes=10-` or `bytes=-5` of so many bytes. */
function partOf(range: string, size: number): { from: number; to: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const part =
    from === ''
      ? { from: Math.max(0, size - Number(to)), to: size - 1 }
      : { from: Number(from), to: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
  return part.from > part.to ? null : part
}

function answerObject(request: StoreRequest, response: ServerResponse, object: StoredObject | undefined) {
  if (!object) return answerError(response, 404, 'NoSuchKey')
  const { bytes, type, tag } = object
  if (request.headers['if-none-match'] === tag) return answerError(response, 304, 'NotModified', { etag: tag })
  const { range } = request.headers
  const headers = { 'content-type': type ?? 'binary/octet-stream', etag: tag, 'accept-ranges': 'bytes' }
  if (range === undefined) {
    response.writeHead(200, { ...headers, 'content-length': bytes.length })
    return response.end(bytes)
  }
  const part = partOf(range, bytes.length)
  if (!part) return answerError(response, 416, 'InvalidRange', { 'content-range': `bytes */${bytes.length}` })
  response.writeHead(206, {
    ...headers,
    'content-length': part.to - part.from + 1,
    'content-range': `bytes ${part.from}-${part.to}/${bytes.length}`,
  })
  return response.end(bytes.subarray(part.from, part.to + 1))
}

/** Starts the store's double on a free port of this machine. */
export async function startS3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map()
  const requests: StoreRequest[] = []
  let decide: (request: StoreRequest) => number | 'silence' | null = () => null

  const answer = (request: StoreRequest, body: Buffer, response: ServerResponse) => {
    const { method, key, headers } = request
    const status = decide(request)
    if (status === 'silence') return
    if (status !== null) return answerError(response, status, 'Refused')
    // Signed by the right key, and over what really came.
    if (!headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`))
      return answerError(response, 403, 'AccessDenied')
    if (method === 'PUT') {
      if (headers['x-amz-content-sha256'] !== sha256(body))
        return answerError(response, 400, 'XAmzContentSHA256Mismatch')
      const tag = `"${createHash('md5').update(body).digest('hex')}"`
      objects.set(key, { bytes: body, type: headers['content-type'], tag })
      response.writeHead(200, { etag: tag })
      return response.end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204)
      return response.end()
    }
    return answerObject(request, response, objects.get(key))
  }

  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => {
      const [, first, ...rest] = new URL(incoming.url ?? '', 'http://store').pathname.split('/').map(decodeURIComponent)
      if (first !== bucket) return answerError(response, 404, 'NoSuchBucket')
      const request = { method: incoming.method ?? '', key: rest.join('/'), headers: incoming.headers }
      requests.push(request)
      return answer(request, body, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    bucket,
    objects,
    requests,
    refuseWhen: (next) => (decide = next),
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: 'secret-key-of-the-tests',
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
