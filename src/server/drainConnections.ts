import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server } from 'node:net'

/**
 * Lets a server end behind a balancer that has connections open to it. Closing those at once, as Node's `close` does,
 * loses what is sent over them in that moment: a balancer may ask another site again for a read, never for a write. So
 * new connections are refused, those there are go on for a while, and each answer asks for its connection to be closed.
 */
export function drainConnections(server: HttpServer): {
  /** For each request, before it is answered. */
  beforeAnswer: (res: ServerResponse) => void
  /**
   * @param idleMs how long connections on which nothing is asked stay open: longer than the balancer takes to notice
   * @returns when every connection has ended
   */
  end: (idleMs: number) => Promise<void>
} {
  let isEnding = false
  return {
    beforeAnswer: (res) => {
      if (isEnding) res.setHeader('Connection', 'close')
    },
    end: (idleMs) => {
      isEnding = true
      return new Promise((resolve) => {
        // The one of node:http closes idle connections first.
        Server.prototype.close.call(server, () => resolve())
        setTimeout(() => {
          server.close()
          server.closeIdleConnections()
        }, idleMs).unref()
      })
    },
  }
}
