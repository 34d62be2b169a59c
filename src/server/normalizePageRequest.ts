import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Paths whose response depends on the visitor or on the query string. */
const dependsOnMore = /^\/(?:api|admin|preview|search|_next)(?:[/?]|$)/

/** Whether Next redirects this path, keeping the query, before it renders a page. */
const isLedOn = (path: string) => path.includes('//') || path.includes('\\') || (path.length > 1 && path.endsWith('/'))

/** Headers that transport, caching and rate limits need. */
const kept = ['host', 'connection', 'accept-encoding', 'if-none-match', 'x-forwarded-for', 'x-socket-address'] as const

const bare = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/**
 * Strips a page request of its query and of headers that identify the visitor. Next writes the query of the first request
 * (an unsubscribe link, the parameters of a payment) into the page that it caches for everybody, and renders differently
 * for bots than for browsers.
 * @param isPlain whether it asks for the public page, and not for router data or a draft
 */
export function normalizePageRequest(req: IncomingMessage, isPlain: boolean): void {
  const { url = '/' } = req
  if (dependsOnMore.test(url)) return
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url)!
  if (query && !isLedOn(path)) {
    // The router identifies its responses by this parameter; Next removes it itself.
    const version = req.headers.rsc === undefined ? null : new URLSearchParams(query).get('_rsc')
    req.url = version === null ? path : `${path}?${new URLSearchParams({ _rsc: version })}`
  }
  if (isPlain) req.headers = bare(req.headers)
  else delete req.headers['user-agent']
}
