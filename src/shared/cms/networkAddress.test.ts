import { describe, expect, it } from 'vitest'

import { clientNetwork, networksAround } from './networkAddress'

const from = (socket: string | null, forwarded: string | null, trusted: number) => {
  const headers = new Headers()
  if (socket) headers.set('x-socket-address', socket)
  if (forwarded) headers.set('x-forwarded-for', forwarded)
  return clientNetwork(headers, trusted)
}

describe('the network a call is counted for', () => {
  it.each([
    ['203.0.113.9', null, 0, '203.0.113.9'],
    // A client may send any value.
    ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    // Fewer entries than proxies: somebody came in behind the first one.
    ['10.0.0.1', '198.51.100.1', 3, '198.51.100.1'],
    ['10.0.0.1', null, 2, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1:5555', 1, '198.51.100.1'],
    ['10.0.0.1', '[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
    ['10.0.0.1', 'nonsense', 1, '10.0.0.1'],
    ['::ffff:203.0.113.9', null, 0, '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', null, 0, '2001:db8:1:2::/64'],
    ['2001:db8::1', null, 0, '2001:db8:0:0::/64'],
    ['::1', null, 0, '0:0:0:0::/64'],
    ['fe80::1%eth0', null, 0, 'fe80:0:0:0::/64'],
    [null, '198.51.100.1', 0, '198.51.100.1'],
    [null, null, 0, null],
  ])('socket %s, forwarded %s, %i proxies: %s', (socket, forwarded, trusted, expected) => {
    expect(from(socket, forwarded, trusted)).toBe(expected)
  })
})

it.each([
  ['203.0.113.9', null],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
])('around %s there is %s', (network, expected) => {
  expect(networksAround(network)).toBe(expected)
})
