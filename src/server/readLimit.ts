import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { clientNetwork, networksAround, networksOfHolder } from '../shared/cms/networkAddress'
import type { RequestHandler } from './htmlCache'

/**
 * Reads of one network in a minute, of what no cache answers: some fifty a second of lists and searches, for which
 * PostgreSQL is asked, and four times as many of pages. A clinic behind one address stays far below; one that asks for
 * more shares the machine with everybody else.
 */
const perMinute = { asked: 3_000, rendered: 12_000 } as const

const reads = new Set(['GET', 'HEAD'])
const asksDatabase = /^\/(?:api|admin|search|preview)(?:[/?]|$)/

type Options = {
  /** Reverse proxies in front, as TRUSTED_PROXIES says. */
  trustedProxies: number
  /** Whether anything is counted: RATE_LIMITS. */
  isOn: boolean
}

/**
 * Rate-limits reads by network and minute, in memory; beyond the limit they get 429. All handlers wrapped by one result
 * share its counters.
 */
export function createReadLimit({ trustedProxies, isOn }: Options): (handle: RequestHandler) => RequestHandler {
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
    const limiter = limiters[asksDatabase.test(req.url ?? '') ? 'asked' : 'rendered']
    try {
      await limiter.one.consume(network)
      const around = networksAround(network)
      if (around) await limiter.around.consume(around)
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
    return handle(req, res)
  }
  return (handle) => (req, res) => (reads.has(req.method ?? '') ? countFirst(handle, req, res) : handle(req, res))
}
