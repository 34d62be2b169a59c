import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Where an answer depends on who asks, or on what stands behind the question mark. */
const dependsOnMore = /^\/(?:api|admin|preview|search|_next)(?:[/?]|$)/

/** An address that Next leads on, with its query, before it makes a page. */
const isLedOn = (path: string) => path.includes('//') || path.includes('\\') || (path.length > 1 && path.endsWith('/'))

/** What an answer's way to the client, and the count of reads, depend on. */
const kept = ['host', 'connection', 'accept-encoding', 'if-none-match', 'x-forwarded-for', 'x-socket-address'] as const

const bare = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/**
 * Makes of a request for a page what anybody would send. Next writes the query of whoever asks first into the page that it
 * keeps for all (a link to unsubscribe, what a payment comes back with), and makes it otherwise for a program than for a
 * browser.
 * @param isPlain whether it asks for what everybody gets at its address, and not for data of the router or a draft
 */
export function normalizePageRequest(req: IncomingMessage, isPlain: boolean): void {
  const { url = '/' } = req
  if (dependsOnMore.test(url)) return
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url)!
  if (query && !isLedOn(path)) {
    // By this one the router tells its answers apart; Next leaves it out itself.
    const version = req.headers.rsc === undefined ? null : new URLSearchParams(query).get('_rsc')
    req.url = version === null ? path : `${path}?${new URLSearchParams({ _rsc: version })}`
  }
  if (isPlain) req.headers = bare(req.headers)
  else delete req.headers['user-agent']
}
