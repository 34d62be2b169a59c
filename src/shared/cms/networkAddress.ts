import { isIPv4, isIPv6 } from 'node:net'

/** Set by our own server (src/server/sanitizeHeaders.ts) on every request; a client's value is overwritten. */
const socketHeader = 'x-socket-address'

/** An address in X-Forwarded-For: some proxies add the port, and brackets around IPv6. */
const withoutPort = (entry: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * The network of a request: an IPv4 address, or the /64 prefix of an IPv6 one, since a single household has all of it.
 * Null for calls within the process.
 * @param trustedProxies number of reverse proxies; X-Forwarded-For is trusted that far from the right
 */
export function clientNetwork(headers: Headers, trustedProxies: number): string | null {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => withoutPort(entry.trim()))
    .filter(Boolean)
  // `next dev` runs without our server and sets the socket's address itself when the header is absent.
  const socket = headers.get(socketHeader) ?? forwarded.at(-1)
  if (!socket) return null
  const chain = [...forwarded, socket]
  const address = trustedProxies === 0 ? socket : (chain.at(-1 - trustedProxies) ?? chain[0]!)
  return network(address) ?? network(socket)
}

function network(address: string): string | null {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return null
  // URL normalizes IPv6 addresses to a single spelling with at most one "::".
  const [before = '', after] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const groups =
    after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** How many networks of one holder may be as busy as one alone. */
export const networksOfHolder = 16

/**
 * All networks that one holder is likely to have: a /48, of whose 65,536 networks a home gets some hundred and a rented
 * server often all. Counting those one by one would bound nobody.
 * @param network as `clientNetwork` tells it
 * @returns null for an IPv4 address, of which nobody has many
 */
export const networksAround = (network: string): string | null =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null
