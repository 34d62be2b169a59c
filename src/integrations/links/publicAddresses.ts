import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are nobody's business: this machine, the house, the cloud's own, documentation, translation, groups. */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')

/** The one part of IPv6 that is given to the public, without what leads back to IPv4 or is for documentation. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const inner6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner6.addSubnet(network, bits, 'ipv6')

/** Whether a numeric address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4')
  return isIPv6(address) && global6.check(address, 'ipv6') && !inner6.check(address, 'ipv6')
}
