import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** A request that is refused before anything reads it. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 408 | 413 | 416,
    message: string,
    /** What is answered instead of a method that is not. */
    readonly allowed: ReadonlySet<string> = methods,
  ) {
    super(message)
  }
}

/** The methods that anything here answers. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Those that change nothing. */
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Node bounds all headers together by 16 KB; an address longer than this is nobody's bookmark. */
const maxAddressLength = 8 * 1024

/** Payload finds a collection by its slug on a plain object, whose prototype answers as well. */
const isInherited = (name: string) => name in Object.prototype

/** Collections of Payload's own that its panel asks for; of the others, and without a session, nobody is told. */
const panelsOwn = new Set(['payload-folders', 'payload-jobs', 'payload-locked-documents', 'payload-preferences'])

const nothingThere = () => new Refusal(404, 'There is nothing at this address.')
const noAddress = () => new Refusal(400, 'This is no address of this site.')

/** @throws Refusal for an address that no route could have */
function checkAddress(url: string, isSignedIn: boolean): void {
  // What stands behind a # never leaves a browser, and would end the address for whoever parses it next.
  if (!url.startsWith('/') || url.includes('#') || url.length > maxAddressLength) throw noAddress()
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url)!
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
    decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    throw noAddress()
  }
  if (/[\x00-\x1f\x7f]/.test(decoded) || /%00/.test(query)) throw noAddress()
  const [, room = '', first = ''] = decoded.split(/\/+/)
  // Pages of Next's own for what went wrong, and its picture resizer, which nothing here uses.
  if (/^_(?!next$)/.test(room) || (room === '_next' && first === 'image')) throw nothingThere()
  if (room !== 'api') return
  if (isInherited(first)) throw nothingThere()
  if (first.startsWith('payload-') && !(isSignedIn && panelsOwn.has(first))) throw nothingThere()
}

/** @throws Refusal for a range that ends before it begins; Node's stream would throw outside of any handler */
function checkRange(range: string | undefined): void {
  if (range === undefined) return
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range)
  const [, first = '', last = ''] = match ?? []
  if (!match || first + last === '' || (first !== '' && last !== '' && Number(first) > Number(last)))
    throw new Refusal(416, 'This range cannot be answered.')
}

/** @throws Refusal for a state of the router that Next cannot read, on which it fails instead of refusing */
function checkRouterState(state: string | string[] | undefined): void {
  if (state === undefined) return
  try {
    JSON.parse(decodeURIComponent(String(state)))
  } catch {
    throw new Refusal(400, 'The state of the router is malformed.')
  }
}

/** Whether a form or an action comes from the host it was sent to, as Next compares them; without an origin it may. */
function isFromHere({ origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true
  const sender = URL.canParse(origin) ? new URL(origin).host : undefined
  return (
    sender !== undefined &&
    (sender === host ||
      sender ===
        String(forwarded ?? '')
          .split(',', 1)[0]!
          .trim())
  )
}

/**
 * Only calls and the panel are sent anything. The panel is sent actions of the server, on which Next fails where their
 * name has another form than its own, or their origin is another one.
 * @throws Refusal for what nothing here takes
 */
function checkSent(method: string, url: string, headers: IncomingHttpHeaders): void {
  if (readMethods.has(method)) return
  const room = /^\/+([^/?]*)/.exec(url)?.[1]
  if (room === 'api') return
  if (room !== 'admin') throw new Refusal(405, 'This method is not answered here.', readMethods)
  const action = headers['next-action']
  if (action !== undefined && !/^[0-9a-f]{40,64}$/.test(String(action)))
    throw new Refusal(400, 'There is no such action.')
  if (!isFromHere(headers)) throw new Refusal(400, 'This came from another site.')
}

/** Whether it names a host as browsers do, and a URL can be made of it: the panel makes one for each of its pages. */
const isHost = (host: string) =>
  /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`)

/** @throws Refusal for what no handler behind this should see */
export function checkHead({ method = '', url = '', headers }: IncomingMessage, isSignedIn: boolean): void {
  if (!methods.has(method)) throw new Refusal(405, 'This method is not answered here.')
  if (!isHost(headers.host ?? '')) throw new Refusal(400, 'The Host header is malformed.')
  checkAddress(url, isSignedIn)
  checkSent(method, url, headers)
  checkRange(headers.range)
  checkRouterState(headers['next-router-state-tree'])
}
