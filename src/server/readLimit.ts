import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { clientNetwork, networksAround, networksOfHolder } from '../shared/cms/networkAddress'
import type { RequestHandler } from './htmlCache'
import { hasSession } from './session'

/**
 * Reads of one network in a minute, of what no cache answers: some fifty a second of lists and searches, for which
 * PostgreSQL is asked, and four times as many of pages. A clinic behind one address stays far below; one that asks for
 * more shares the machine with everybody else.
 */
const perMinute = { asked: 3_000, rendered: 12_000 } as const

/**
 * For how many of them one counts that costs as much: a page of the panel for whoever is not signed in, and an address that
 * a route takes and nothing lies at. There is no end of those, so none is kept, and each takes 40 ms; at 200 a second
 * one network kept the site busy all by itself.
 */
const weights = { strangersPanel: 5, lost: 20 } as const

const reads = new Set(['GET', 'HEAD'])
const isOfPanel = /^\/admin(?:[/?]|$)/
const asksDatabase = /^\/(?:api|admin|search|preview)(?:[/?]|$)/

type Options = {
  /** Reverse proxies in front, as TRUSTED_PROXIES says. */
  trustedProxies: number
  /** Whether anything is counted: RATE_LIMITS. */
  isOn: boolean
  /** PAYLOAD_SECRET, by which sessions are known. */
  secret: string
}

/**
 * Rate-limits reads by network and minute, in memory; beyond the limit they get 429. All handlers wrapped by one result
 * share its counters.
 */
export function createReadLimit({ trustedProxies, isOn, secret }: Options): (handle: RequestHandler) => RequestHandler {
  if (!isOn) return (handle) => handle
  const limiterOf = (points: number) => ({
    one: new RateLimiterMemory({ points, duration: 60 }),
    around: new RateLimiterMemory({ points: points * networksOfHolder, duration: 60 }),
  })
  const limiters = { asked: limiterOf(perMinute.asked), rendered: limiterOf(perMinute.rendered) }
  const countFirst = async (handle: RequestHandler, ...[req, res]: Parameters<RequestHandler>) => {
    const { 'x-forwarded-for': forwarded, 'x-socket-address': socket } = req.headers
    const headers = new Headers()
    if (forwarded) headers.set('x-forwarded-for', String(forwarded))
    if (socket) headers.set('x-socket-address', String(socket))
    const network = clientNetwork(headers, trustedProxies)
    if (network === null) return handle(req, res)
    const url = req.url ?? ''
    const isRendered = !asksDatabase.test(url)
    const limiter = limiters[isRendered ? 'rendered' : 'asked']
    const around = networksAround(network)
    const isStrangersPanel = isOfPanel.test(url) && !hasSession(req.headers, secret, Date.now())
    const weight = isStrangersPanel ? weights.strangersPanel : 1
    try {
      await limiter.one.consume(network, weight)
      if (around) await limiter.around.consume(around, weight)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const body = JSON.stringify({
        message: 'That was very often in a short time. Please wait a moment and try again.',
      })
      res.writeHead(429, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Retry-After': String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))),
      })
      return res.end(req.method === 'HEAD' ? undefined : body)
    }
    await handle(req, res)
    if (!isRendered || res.statusCode !== 404) return
    await limiter.one.penalty(network, weights.lost - 1)
    if (around) await limiter.around.penalty(around, weights.lost - 1)
  }
  return (handle) => (req, res) => (reads.has(req.method ?? '') ? countFirst(handle, req, res) : handle(req, res))
}
