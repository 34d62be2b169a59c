import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { trace } from '@opentelemetry/api'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTracing } from './tracing'

let collector: Server
let site: Server
let received = ''
let stop: () => Promise<void>
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const listening = (server: Server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))

beforeAll(async () => {
  collector = createServer((req: IncomingMessage, res) => {
    req.setEncoding('utf8').on('data', (part: string) => (received += part))
    req.on('end', () => res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'))
  })
  await listening(collector)
  const tracing = await startTracing(originOf(collector))
  stop = tracing.stop
  const handle = tracing.trace(
    (req, res) => {
      // As Next leaves one, with all it knows.
      const span = trace.getTracer('next').startSpan(`GET ${req.url}`, {
        attributes: { 'next.span_type': 'BaseServer.handleRequest', 'http.target': req.url, 'next.route': '/search' },
      })
      span.recordException(new Error(`secret text of ${req.url}`))
      span.end()
      trace.getTracer('a library').startSpan('SELECT secret text').end()
      res.statusCode = 503
      res.end()
    },
    () => '/search',
  )
  site = createServer((req, res) => void handle(req, res))
  await listening(site)
})
afterAll(() => Promise.all([site, collector].map((server) => new Promise((resolve) => server.close(resolve)))))

it('tells route, method and status of each request, and Next’s spans below it, without a word of a visitor', async () => {
  await fetch(`${originOf(site)}/search?q=secret`, { headers: { cookie: 'power-years-visitor=secret' } })
  await stop()
  const spans = (
    JSON.parse(received) as {
      resourceSpans: { scopeSpans: { spans: { name: string; spanId: string; parentSpanId?: string }[] }[] }[]
    }
  ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const [own, nexts] = ['GET /search', 'BaseServer.handleRequest /search'].map((name) =>
    spans.find((span) => span.name === name),
  )
  expect(spans).toHaveLength(2)
  expect(nexts!.parentSpanId).toBe(own!.spanId)
  expect(received).toContain('503')
  expect(received).not.toContain('secret')
})
