import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Handle = (req: IncomingMessage, res: ServerResponse) => unknown

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Bytes a request body may have. */
export const bodyLimits = {
  /** JSON and forms of anybody: the largest contract (the chat) allows as much. */
  anyone: 256 * 1024,
  /** A picture of an editor, or the panel's form around a long text. */
  signedIn: 12 * 1024 * 1024,
} as const

/** Payload's parser and its validation walk every value; no form of ours comes near these. */
const jsonLimits = { depth: 64, values: 20_000 } as const

/** Node bounds all headers together by 16 KB; an address longer than this is nobody's bookmark. */
const longestAddress = 8 * 1024

/** Payload finds a collection by its slug on a plain object, whose prototype answers as well. */
const isInherited = (name: string) => name in Object.prototype

/** A request that is refused before anything reads it. */
class Refusal extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413 | 416,
    message: string,
  ) {
    super(message)
  }
}

/** Counts nesting and values without building anything, so that what is too much costs no memory. */
export function isWithinJsonLimits(text: Buffer): boolean {
  let depth = 0
  let values = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const byte = text[index]
    if (inString) {
      if (byte === 0x5c) index += 1
      else if (byte === 0x22) inString = false
      continue
    }
    if (byte === 0x22) inString = true
    else if (byte === 0x7b || byte === 0x5b) {
      depth += 1
      values += 1
      if (depth > jsonLimits.depth) return false
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1
    else if (byte === 0x2c) values += 1
    if (values > jsonLimits.values) return false
  }
  return true
}

/** Whether a form has the boundary that its header names, at its start and at its end: busboy fails on others. */
function isWholeForm(contentType: string, body: Buffer): boolean {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const mark = boundary && `--${boundary[1] ?? boundary[2]}`
  if (!mark) return false
  const end = body
    .subarray(-mark.length - 8)
    .toString('latin1')
    .trimEnd()
  return body.subarray(0, mark.length).toString('latin1') === mark && end.endsWith(`${mark}--`)
}

/** Whether the body is what its header says, as far as Payload would otherwise fail on it. @throws Refusal */
function checkBody(contentType: string, body: Buffer): void {
  if (/^multipart\//i.test(contentType) && !isWholeForm(contentType, body))
    throw new Refusal(400, 'The form is incomplete.')
  if (/^application\/json/i.test(contentType) && !isWithinJsonLimits(body))
    throw new Refusal(400, 'The request holds too many or too deeply nested values.')
}

/** @throws Refusal for an address that no route could have */
function checkAddress(url: string): void {
  if (!url.startsWith('/') || url.length > longestAddress) throw new Refusal(400, 'This is no address of this site.')
  const [path = '', query = ''] = url.split('?', 2)
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
    decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    throw new Refusal(400, 'This is no address of this site.')
  }
  if (/[\x00-\x1f\x7f]/.test(decoded) || /%00/.test(query)) throw new Refusal(400, 'This is no address of this site.')
  const [, api, first = ''] = decoded.split('/')
  if (api === 'api' && (isInherited(first) || first === 'payload-migrations'))
    throw new Refusal(404, 'There is nothing at this address.')
}

/** @throws Refusal for a range that ends before it begins; Node's stream would throw outside of any handler */
function checkRange(range: string | undefined): void {
  if (range === undefined) return
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range)
  const [, first = '', last = ''] = match ?? []
  if (!match || first + last === '' || (first !== '' && last !== '' && Number(first) > Number(last)))
    throw new Refusal(416, 'This range cannot be answered.')
}

/** @throws Refusal for what no handler behind this should see */
function checkHead({ method = '', url = '', headers }: IncomingMessage): void {
  if (!methods.has(method)) throw new Refusal(405, 'This method is not answered here.')
  if (!/^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.test(headers.host ?? ''))
    throw new Refusal(400, 'The Host header is malformed.')
  checkAddress(url)
  checkRange(headers.range)
}

function refuse(res: ServerResponse, { status, message }: Refusal): void {
  if (res.headersSent) return void res.destroy()
  const body = JSON.stringify({ message })
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // What is left of the request is not read.
    Connection: 'close',
    ...(status === 405 && { Allow: [...methods].join(', ') }),
  })
  res.end(body)
}

/**
 * Whether a request carries an editor's session that this server signed and that has not expired. It decides about
 * sizes alone: what the editor may do is Payload's to say.
 * @param secret PAYLOAD_SECRET; Payload signs with the first half of its SHA-256, in hex
 */
export function hasSession(cookies: string | undefined, secret: string, now: number): boolean {
  const token = /(?:^|;\s*)payload-token=([\w-]+)\.([\w-]+)\.([\w-]+)/.exec(cookies ?? '')
  if (!token) return false
  const [, head, claims, signature = ''] = token
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const expected = createHmac('sha256', key).update(`${head}.${claims}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  try {
    const { exp } = JSON.parse(Buffer.from(claims!, 'base64url').toString('utf8')) as { exp?: unknown }
    return typeof exp === 'number' && exp * 1000 > now
  } catch {
    return false
  }
}

/**
 * Reads a request's body before anybody else does, counting while it arrives, and hands the request on with the same
 * bytes. IncomingMessage gets its body by `push`, so nothing needs to be wrapped and no stream changes its mode.
 */
function withBody(req: IncomingMessage, limit: number, done: (body: Buffer) => void, tooLarge: () => void): void {
  const push = req.push.bind(req)
  const chunks: Buffer[] = []
  let size = 0
  let refused = false
  req.push = (chunk: Buffer | null) => {
    if (refused) return true
    if (chunk !== null) {
      size += chunk.length
      if (size > limit) {
        refused = true
        chunks.length = 0
        tooLarge()
      } else chunks.push(chunk)
      return true
    }
    req.push = push
    const body = Buffer.concat(chunks)
    done(body)
    if (body.length > 0) push(body)
    return push(null)
  }
}

/**
 * Stands before everything that answers: refuses what is malformed or too large, in JSON and with the fitting status,
 * before it is parsed.
 * @param handle gets each request that may go on, its body whole
 * @param secret PAYLOAD_SECRET
 */
export function guardRequests(handle: Handle, secret: string): Handle {
  return (req, res) => {
    try {
      checkHead(req)
      const contentType = req.headers['content-type'] ?? ''
      const announced = Number(req.headers['content-length'] ?? 0)
      const hasBody = announced > 0 || req.headers['transfer-encoding'] !== undefined
      if (!hasBody) return handle(req, res)
      const limit = hasSession(req.headers.cookie, secret, Date.now()) ? bodyLimits.signedIn : bodyLimits.anyone
      const tooLarge = new Refusal(413, `A request may have up to ${limit / 1024} KB.`)
      if (announced > limit) throw tooLarge
      withBody(
        req,
        limit,
        (body) => {
          try {
            checkBody(contentType, body)
            handle(req, res)
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            refuse(res, error)
          }
        },
        () => refuse(res, tooLarge),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(res, error)
    }
  }
}
