import { execFileSync } from 'node:child_process'

/** A machine of its own as far as the network goes. */
export type Machine = {
  address: string
  /** Starts what follows within it. */
  enter: readonly string[]
  /** Nothing reaches it any more and it reaches nobody; no connection is told. */
  cutOff?: () => void
  join: () => void
}

export type Network = {
  /** Where the machines reach what runs outside them. */
  gateway: string
  attach: (number: number) => Machine
  remove: () => void
}

const loopback: Network = {
  gateway: '127.0.0.1',
  attach: () => ({ address: '127.0.0.1', enter: [], join: () => {} }),
  remove: () => {},
}

/**
 * Network namespaces behind a bridge, by iproute2 and as root; else the loopback, where nobody can be cut off. They are
 * named after this process, so several may exist side by side.
 */
export function createNetwork(): Network {
  if (process.getuid?.() !== 0) return loopback
  const ip = (command: string) => execFileSync('ip', command.split(' '), { stdio: 'ignore' })
  const [bridge, subnet] = [`pyb${process.pid}`, `10.203.${process.pid % 250}`]
  try {
    ip(`link add ${bridge} type bridge`)
  } catch {
    return loopback
  }
  ip(`addr add ${subnet}.1/24 dev ${bridge}`)
  ip(`link set ${bridge} up`)
  const spaces: string[] = []
  return {
    gateway: `${subnet}.1`,
    attach: (number) => {
      const [space, outside] = [`py${process.pid}-${number}`, `pyv${process.pid}-${number}`]
      const address = `${subnet}.${number + 1}`
      ip(`netns add ${space}`)
      spaces.push(space)
      ip(`link add ${outside} type veth peer name eth0 netns ${space}`)
      ip(`link set ${outside} master ${bridge} up`)
      ip(`-n ${space} addr add ${address}/24 dev eth0`)
      ip(`-n ${space} link set eth0 up`)
      ip(`-n ${space} link set lo up`)
      return {
        address,
        enter: ['ip', 'netns', 'exec', space],
        cutOff: () => void ip(`link set ${outside} down`),
        join: () => void ip(`link set ${outside} up`),
      }
    },
    remove: () => {
      for (const space of spaces) ip(`netns del ${space}`)
      ip(`link del ${bridge}`)
    },
  }
}
