import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { metrics } from '@/shared/metrics'

import { measured, startMetricsServer } from './metricsServer'

let site: Server
let operators: Server
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  const handle = measured(
    (_, res) => {
      res.statusCode = 201
      res.end()
    },
    () => '/education/[slug]',
  )
  site = createServer(handle).listen(0, '127.0.0.1')
  operators = startMetricsServer(0, '127.0.0.1')
  await Promise.all([site, operators].map((server) => new Promise((resolve) => server.once('listening', resolve))))
})
afterAll(() => Promise.all([site, operators].map((server) => new Promise((resolve) => server.close(resolve)))))

it('tells requests by route and status, the process, and never an address or a text', async () => {
  await fetch(`${originOf(site)}/education/hot-flashes?q=secret-words`, {
    headers: { cookie: 'power-years-visitor=abc' },
  })
  // Other files of this process count as well.
  metrics.kept.reset()
  metrics.kept.labels('page', 'hit').inc()
  const answer = await fetch(`${originOf(operators)}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(text).toMatch(/power_years_request_seconds_count\{method="GET",route="\/education\/\[slug\]",status="201"\} 1/)
  expect(text).toContain('power_years_kept_answers_total{cache="page",outcome="hit"} 1')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).toContain('nodejs_heap_size_used_bytes')
  expect(text).not.toMatch(/secret-words|hot-flashes|abc/)
})

it('answers nothing else', async () => {
  expect((await fetch(`${originOf(operators)}/`)).status).toBe(404)
  expect((await fetch(`${originOf(operators)}/metrics`, { method: 'POST' })).status).toBe(404)
})
