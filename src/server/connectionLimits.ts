import type { Server } from 'node:http'

/** Longer than any answer is silent: a change of many texts takes a minute. */
const usualSilenceMs = 5 * 60_000

/**
 * Bounds how long somebody may hold a connection. Whoever sends a request slowly holds one, not more: its head has to be
 * there soon, its body in a minute (requestGuard.ts); an archive of content from a slow line takes longer.
 * @param silenceMs after which a connection is closed on which nothing moves, though an answer is under way: its client
 * does not read it
 */
export function limitConnections(server: Server, silenceMs = usualSilenceMs): void {
  server.headersTimeout = 15_000
  server.requestTimeout = 15 * 60_000
  server.timeout = silenceMs
  // Longer than a proxy keeps an idle connection (nginx, AWS and Google: 60 s): else one is closed here just when the
  // proxy sends a request over it, and a visitor reads "bad gateway". Node's own value is 5 s.
  server.keepAliveTimeout = 75_000
}
