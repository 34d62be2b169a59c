import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { collectDefaultMetrics, register } from 'prom-client'

import { metrics } from '@/shared/metrics'

import type { RequestHandler } from './htmlCache'

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * Measures what a handler answers.
 * @param routeOf the pattern of an address: a label, so there must be few
 */
export function measured(
  handle: RequestHandler,
  routeOf: (req: IncomingMessage) => string,
): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const began = performance.now()
    // Read now: handlers rewrite the address.
    const route = routeOf(req)
    res.once('close', () => {
      const method = knownMethods.has(req.method ?? '') ? req.method! : 'other'
      // Whoever leaves before the answer is not answered: nginx calls that 499.
      const status = res.writableFinished ? res.statusCode : 499
      metrics.requests.labels(method, route, String(status)).observe((performance.now() - began) / 1000)
    })
    void handle(req, res)
  }
}

/**
 * Serves what is measured, in Prometheus's format, on a port of its own: it is for operators and not behind the site's
 * address. With the process's own figures: event loop, heap, garbage collection, open files.
 */
export function startMetricsServer(port: number, host: string): Server {
  collectDefaultMetrics()
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') return void res.writeHead(404).end()
    register.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => res.writeHead(500).end(),
    )
  })
  return server.listen(port, host)
}
