import type { IncomingMessage, ServerResponse } from 'node:http'

import type { IsDatabaseAway } from './databaseWatch'
import type { RequestHandler } from './htmlCache'
import { sendRefusal } from './requestGuard'
import { Refusal } from './requestHead'
import { hasSession } from './session'

/** A page that stands by itself, and its Content-Security-Policy. */
export type FallbackPage = { html: string; policy: string }

/** When whoever asks may try again, in seconds. */
const retryAfter = '10'

const texts = {
  503: 'The database is away. Please try again in a moment.',
  500: 'Something went wrong on our side. Please try again.',
} as const

/** The panel and its previews: Next would draw the form to sign in, and nobody could. */
const isDesk = /^\/(?:admin|preview)(?:\/|\?|$)/

const isCall = ({ url = '' }: IncomingMessage) => /^\/api(?:\/|\?|$)/.test(url)

function forgetHeaders(res: ServerResponse): void {
  for (const name of res.getHeaderNames()) if (name !== 'strict-transport-security') res.removeHeader(name)
}

/** Answers by itself: a call in JSON, everything else with the page. */
function sendFallback(req: IncomingMessage, res: ServerResponse, status: 500 | 503, page: FallbackPage): void {
  const body = isCall(req) ? JSON.stringify({ message: texts[status] }) : page.html
  res.writeHead(status, {
    'Content-Type': isCall(req) ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': isCall(req) ? "default-src 'none'; frame-ancestors 'none'" : page.policy,
    ...(status === 503 && { 'Retry-After': retryAfter }),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Holds an answer back whose status is 500, and hands the response over as it was before anything wrote to it.
 * @param onFailure called once such an answer has ended; has to answer
 */
function holdFailures(res: ServerResponse, onFailure: () => void): void {
  const original = { writeHead: res.writeHead, write: res.write, end: res.end, flushHeaders: res.flushHeaders }
  let isHeld = false
  const holds = (status = res.statusCode) => (isHeld ||= !res.headersSent && status === 500)
  const callBack = (args: unknown[]) => {
    const done = args.find((arg) => typeof arg === 'function') as (() => void) | undefined
    if (done) process.nextTick(done)
  }
  res.writeHead = ((...args: Parameters<ServerResponse['writeHead']>) =>
    holds(args[0]) ? res : original.writeHead.apply(res, args)) as ServerResponse['writeHead']
  res.write = ((...args: Parameters<ServerResponse['write']>) => {
    if (!holds()) return original.write.apply(res, args)
    callBack(args)
    return true
  }) as ServerResponse['write']
  res.flushHeaders = () => void (holds() || original.flushHeaders.apply(res))
  res.end = ((...args: Parameters<ServerResponse['end']>) => {
    if (!holds()) return original.end.apply(res, args)
    Object.assign(res, original)
    callBack(args)
    onFailure()
    return res
  }) as ServerResponse['end']
}

/**
 * Says what is the matter while the database is away: whatever then fails, or would take an editor for a stranger,
 * because nobody can look the session up, is answered with 503. What fails for another reason stays a 500, in words. A
 * page that cannot be made anew is answered as it was.
 * @param isAway whether the database is away
 * @param sendLast answers with what is known of before; returns false when nothing is
 * @param secret PAYLOAD_SECRET
 */
export function withOutageResponses(
  handle: RequestHandler,
  {
    isAway,
    page,
    secret,
    sendLast = () => false,
  }: {
    isAway: IsDatabaseAway
    page: FallbackPage
    secret: string
    sendLast?: (req: IncomingMessage, res: ServerResponse) => boolean
  },
): RequestHandler {
  return (req, res) => {
    const go = () => {
      holdFailures(res, () => {
        // Next says which methods a file has, and then fails on its own page for 405.
        const isWrongMethod = res.hasHeader('allow')
        forgetHeaders(res)
        if (isWrongMethod) sendRefusal(res, new Refusal(405, 'This method is not answered here.'))
        else if (!sendLast(req, res)) void isAway(true).then((away) => sendFallback(req, res, away ? 503 : 500, page))
      })
      return handle(req, res)
    }
    const needsDatabase = isDesk.test(req.url ?? '') || (isCall(req) && hasSession(req.headers, secret, Date.now()))
    if (!needsDatabase) return go()
    return isAway().then((away) => (away ? sendFallback(req, res, 503, page) : go()))
  }
}
