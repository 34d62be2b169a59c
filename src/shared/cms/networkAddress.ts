import { isIPv4, isIPv6 } from 'node:net'

/** Set by our own server (src/server/sanitizeHeaders.ts) on every request, over whatever a client sent under the name. */
const socketHeader = 'x-socket-address'

/** An address as it stands in X-Forwarded-For: some proxies add the port, and brackets around IPv6. */
const withoutPort = (entry: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * The network a call comes from: an IPv4 address, or the first half of an IPv6 one, for a single household has all of
 * the other half. Null where there is none, as in a call within the process.
 * @param trustedProxies how many proxies stand in front; that far from the right X-Forwarded-For is believed
 */
export function networkOf(headers: Headers, trustedProxies: number): string | null {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => withoutPort(entry.trim()))
    .filter(Boolean)
  // `next dev` has no server of ours before it, and writes the socket's address itself when there is nothing else.
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
  // URL writes every IPv6 address in one way, with a single "::" at most.
  const [before = '', after] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const groups =
    after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}
