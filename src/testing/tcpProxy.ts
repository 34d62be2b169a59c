import { once } from 'node:events'
import net from 'node:net'

import { runSql } from './postgres'

/** What lies between the site and its database, so that a test can take the database away and give it back. */
export type TcpProxy = {
  /** The database's address, through here. */
  url: string
  /** Ends all connections, as a stopped PostgreSQL does, and takes no new ones. */
  disconnect: () => Promise<void>
  reconnect: () => void
  close: () => void
}

/**
 * @param databaseUrl a database of the cluster
 * @param superuserUrl who may end others' connections there
 */
export async function startTcpProxy(databaseUrl: string, superuserUrl: string): Promise<TcpProxy> {
  const url = new URL(databaseUrl)
  const database = url.pathname.slice(1)
  const port = Number(url.port)
  let isDisconnected = false
  const incomings = new Set<net.Socket>()
  const server = net.createServer((incoming) => {
    if (isDisconnected) return void incoming.destroy()
    incomings.add(incoming)
    const outgoing = net.connect(port, '127.0.0.1')
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.pipe(to)
    }
    incoming.on('close', () => incomings.delete(incoming))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url.port = String((server.address() as net.AddressInfo).port)
  return {
    url: url.href,
    disconnect: async () => {
      isDisconnected = true
      await runSql(
        superuserUrl,
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${database}'`,
      )
      for (const incoming of incomings) incoming.destroy()
    },
    reconnect: () => {
      isDisconnected = false
    },
    close: () => {
      server.close()
      for (const incoming of incomings) incoming.destroy()
    },
  }
}
