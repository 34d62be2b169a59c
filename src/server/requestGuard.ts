import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { directCalls } from '@/shared/lib/directCalls'
import { isWithinJsonLimits } from '@/shared/lib/jsonLimits'

import { checkHead, Refusal } from './requestHead'
import { sanitizeHeaders } from './sanitizeHeaders'
import { hasSession } from './session'

type Handle = (req: IncomingMessage, res: ServerResponse) => unknown

/** Bytes and values that a request body may have. */
type BodyLimits = { json: number; form: number; values: number }
const kilobyte = 1024

/** Of anybody: the largest contract (the chat) allows as much. */
const strangersLimits: BodyLimits = { json: 256 * kilobyte, form: 256 * kilobyte, values: 20_000 }

/**
 * Of an editor: the largest import, and a picture with the panel's form around it. Each call has a limit of its own
 * below these, in its contract.
 */
const editorsLimits: BodyLimits = { json: 4096 * kilobyte, form: (12 * 1024 + 256) * kilobyte, values: 200_000 }

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

const isMultipart = (contentType: string) => /multipart\//i.test(contentType)

/** Whether the body is what its header says, as far as Payload would otherwise fail on it. @throws Refusal */
function checkBody(contentType: string, body: Buffer, { values }: BodyLimits): void {
  // Payload looks for the word anywhere in the header; its parser knows this one kind.
  if (isMultipart(contentType) && (!/^multipart\/form-data\s*;/i.test(contentType) || !isWholeForm(contentType, body)))
    throw new Refusal(400, 'The form is incomplete.')
  if (/^application\/json/i.test(contentType) && !isWithinJsonLimits(body, values))
    throw new Refusal(400, 'The request holds too many or too deeply nested values.')
}

/** Bytes that this request may have. */
function limitFor({ json, form }: BodyLimits, contentType: string): number {
  if (isMultipart(contentType)) return form
  // A filter of the panel, as long as an address may be; whatever else it sends (its forms' state as text) is JSON.
  return /^application\/x-www-form-urlencoded/i.test(contentType) ? Math.min(json, strangersLimits.json) : json
}

/** How long a body may take to arrive; one that a call reads as it comes has the server's own time. */
const bodyMs = 60_000

/**
 * So many pieces of a body are read whatever they hold, more only where they hold as many bytes each on average: each costs a
 * microsecond, and no browser parts what it sends.
 */
const pieces = { most: 50_000, leastBytes: 16 }

/** What has arrived of a body, in one buffer: piece by piece, single bytes took several hundred times their size. */
class Arriving {
  #bytes: Buffer = Buffer.alloc(0)
  #pieces = 0
  size = 0

  /** Whether it comes in more pieces than anybody needs. */
  get isCrumbled(): boolean {
    return this.#pieces > pieces.most && this.size < this.#pieces * pieces.leastBytes
  }

  add(piece: Buffer): void {
    const size = this.size + piece.length
    this.#pieces += 1
    if (this.size === 0) this.#bytes = piece
    else {
      if (size > this.#bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(size, this.#bytes.length * 2))
        this.#bytes.copy(larger, 0, 0, this.size)
        this.#bytes = larger
      }
      piece.copy(this.#bytes, this.size)
    }
    this.size = size
  }

  /** Gives it away. */
  take(): Buffer {
    const bytes = this.#bytes.subarray(0, this.size)
    this.#bytes = Buffer.alloc(0)
    return bytes
  }
}

/** How long somebody may go on sending who was refused already: with the connection the answer would be lost as well. */
const lingersMs = 5_000

/**
 * Answers with a refusal in JSON.
 * @param isSent resolves when all that still comes of the request was thrown away; without it nothing is waited for
 */
export function sendRefusal(
  res: ServerResponse,
  { status, message, allowed }: Refusal,
  isSent?: Promise<unknown>,
): void {
  if (res.headersSent) return void res.destroy()
  const body = JSON.stringify({ message })
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // What is left of the request is not read.
    Connection: 'close',
    ...(status === 405 && { Allow: [...allowed].join(', ') }),
  })
  if (!isSent) return void res.end(body)
  res.write(body)
  void Promise.race([isSent, sleep(lingersMs, undefined, { ref: false })]).then(() => res.end())
}

/**
 * Reads a request's body before anybody else does, counting while it arrives, and hands the request on with the same
 * bytes. IncomingMessage gets its body by `push`, so nothing needs to be wrapped and no stream changes its mode.
 */
function withBody(
  req: IncomingMessage,
  limit: number,
  done: (body: Buffer) => void,
  tooLarge: (isSent: Promise<void>) => void,
  tooSlow: () => void,
  crumbled: () => void,
): void {
  const push = req.push.bind(req)
  const arriving = new Arriving()
  let refused: (() => void) | undefined
  const late = setTimeout(() => {
    // What still arrives is thrown away.
    refused = () => {}
    arriving.take()
    tooSlow()
  }, bodyMs).unref()
  req.once('close', () => clearTimeout(late))
  req.push = (chunk: Buffer | null) => {
    if (refused) {
      if (chunk === null) refused()
      return true
    }
    if (chunk !== null) {
      if (arriving.size + chunk.length > limit) {
        arriving.take()
        clearTimeout(late)
        tooLarge(new Promise((resolve) => (refused = resolve)))
      } else arriving.add(chunk)
      if (arriving.isCrumbled) {
        arriving.take()
        clearTimeout(late)
        refused = () => {}
        crumbled()
      }
      return true
    }
    req.push = push
    clearTimeout(late)
    const body = arriving.take()
    if (body.length > 0) push(body)
    push(null)
    done(body)
    return true
  }
}

/** Bytes that a call takes as they come, of those who are signed in; undefined for all others, whose bodies are read here. */
const streamLimit = ({ method = '', url = '' }: IncomingMessage): number | undefined =>
  url.startsWith('/api/')
    ? directCalls()?.find(method, url.split('?', 1)[0]!.slice('/api'.length))?.streamed
    : undefined

/**
 * Stands before everything that answers: takes away what a client must not say, and refuses what is malformed or too
 * large, in JSON and with the fitting status, before it is parsed.
 * @param handle gets each request that may go on, its body whole
 * @param secret PAYLOAD_SECRET
 */
export function guardRequests(handle: Handle, secret: string): Handle {
  return (req, res) => {
    try {
      const isSignedIn = hasSession(req.headers, secret, Date.now())
      sanitizeHeaders(req.headers, req.socket.remoteAddress, isSignedIn)
      checkHead(req, isSignedIn)
      const contentType = req.headers['content-type'] ?? ''
      const announced = Number(req.headers['content-length'] ?? 0)
      const hasBody = announced > 0 || req.headers['transfer-encoding'] !== undefined
      const limits = isSignedIn ? editorsLimits : strangersLimits
      if (!hasBody) {
        checkBody(contentType, Buffer.alloc(0), limits)
        return handle(req, res)
      }
      const streamed = isSignedIn ? streamLimit(req) : undefined
      const limit = streamed ?? limitFor(limits, contentType)
      // Made when it is needed: an error takes its stack, which cost as much as the rest of this guard.
      const tooLarge = () => new Refusal(413, `A request may have up to ${limit / kilobyte} KB.`)
      if (announced > limit) {
        const isSent = new Promise((resolve) => req.once('end', resolve).once('close', resolve).resume())
        return sendRefusal(res, tooLarge(), isSent)
      }
      // Its call reads it as it comes, and counts it.
      if (streamed !== undefined) return handle(req, res)
      withBody(
        req,
        limit,
        (body) => {
          try {
            checkBody(contentType, body, limits)
            handle(req, res)
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            sendRefusal(res, error)
          }
        },
        (isSent) => sendRefusal(res, tooLarge(), isSent),
        () => sendRefusal(res, new Refusal(408, 'The request took too long to arrive.')),
        () => {
          sendRefusal(res, new Refusal(400, 'The request comes in too many pieces.'))
          // Taking the rest apart is what costs.
          req.socket.destroySoon()
        },
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sendRefusal(res, error)
    }
  }
}
