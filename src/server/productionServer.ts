// The production server: bundled by src/operations/bundles.ts, run as a child of `npm start`, whose working directory is the
// project's. Arguments: --port N, and --hostname to listen on one address only.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'

import compression from 'compression'
import next from 'next'
import sirv from 'sirv'

import { redactLogArguments } from '../shared/cms/redactLog'
import { directCalls } from '@/shared/lib/directCalls'
import { serverLog } from '@/shared/log'

import { withOutageResponses } from './outageResponses'
import { createEndpointHandler } from './endpointHandler'
import { limitConnections } from './connectionLimits'
import { allowPayments } from './contentSecurityPolicy'
import { createReadLimit } from './readLimit'
import { watchDatabase } from './databaseWatch'
import { drainConnections } from './drainConnections'
import { createHtmlCache } from './htmlCache'
import { measured, startMetricsServer } from './metricsServer'
import { watchEditorAddresses } from './editorAddresses'
import { readRoutes } from './routes'
import { guardRequests } from './requestGuard'
import { createSearchPage } from './searchPage'
import { readFallbackPage } from './fallbackPage'
import { createStyleInliner } from './inlineStyles'
import { startTracing } from './tracing'

// Logs of a failed page contain neither the search nor who made it.
const printError = console.error
console.error = (...said: unknown[]) => printError(...redactLogArguments(said))

const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT || '3000' }, hostname: { type: 'string' } },
})
const port = Number(values.port)
const distDir = path.resolve(process.env.NEXT_DIST_DIR || '.next')
const yearInSeconds = 365 * 24 * 60 * 60
const isHttps = process.env.SITE_URL?.startsWith('https:')
const secret = process.env.PAYLOAD_SECRET ?? ''

// Next registers an `upgrade` listener on the server of its first request. It would bypass every check here and leave such
// connections open for ever, so Next gets a server that receives none, and ours answers an upgrade like any other request.
const site = next({ dev: false, dir: process.cwd(), port, httpServer: createServer() })
await site.prepare()
const counted = createReadLimit({
  trustedProxies: Number(process.env.TRUSTED_PROXIES || 0),
  isOn: process.env.RATE_LIMITS !== 'off',
  secret,
})
const handle = counted(site.getRequestHandler())

const staticPrefix = '/_next/static/'
const statics = sirv(path.join(distDir, 'static'), {
  brotli: true,
  gzip: true,
  maxAge: yearInSeconds,
  immutable: true,
  etag: true,
})

const compressed = compression()
const serviceWorkerPath = '/sw.js'
const serviceWorker = sirv(path.join(distDir, 'worker'), {
  etag: true,
  setHeaders: (res) => {
    // An older service worker must not outlive its build.
    res.setHeader('Cache-Control', 'no-cache')
    res.setHeader('X-Content-Type-Options', 'nosniff')
    // The worker's own CSP: this site only.
    res.setHeader('Content-Security-Policy', "default-src 'none'; connect-src 'self'; script-src 'self'")
  },
})

// Stored pages have the strict policy; whether donations are enabled is known only at start.
const takesDonations = Boolean(process.env.STRIPE_PUBLISHABLE_KEY)

/** Extends a page's policy for Stripe when its headers are sent. */
function allowPaymentsIn(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    const policy = res.getHeader('content-security-policy')
    if (typeof policy === 'string') res.setHeader('content-security-policy', withPayments(policy))
    return writeHead(...args)
  }
}

const withPayments = (policy: string) => (policy.includes("script-src 'self'") ? allowPayments(policy) : policy)

const addresses = watchEditorAddresses()
const routes = await readRoutes(distDir, addresses.mayBePage)
const htmlCache = createHtmlCache(
  (req, res) => {
    if (takesDonations) allowPaymentsIn(res)
    return handle(req, res)
  },
  {
    isUnknown: routes.isUnknown,
    routeOf: routes.patternOf,
    withStyles: createStyleInliner(distDir),
    adapt: (headers) =>
      headers.map(([name, value]) => [
        name,
        takesDonations && name === 'content-security-policy' ? withPayments(String(value)) : value,
      ]),
  },
)
const calls = createEndpointHandler(htmlCache.answer, counted)
const pages = createSearchPage(htmlCache.answer, {
  origin: `http://${values.hostname?.includes(':') ? `[${values.hostname}]` : (values.hostname ?? '127.0.0.1')}:${port}`,
  adaptPolicy: (policy) => (takesDonations ? withPayments(policy) : policy),
})

const visited = addresses.redirectRequests(pages)

const answerRequest = (req: IncomingMessage, res: ServerResponse) => {
  const url = req.url!
  if (url.split('?', 1)[0] === serviceWorkerPath) {
    compressed(req, res, () => serviceWorker(req, res, () => void handle(req, res)))
  } else if (url.startsWith(staticPrefix)) {
    req.url = url.slice(staticPrefix.length - 1)
    res.setHeader('X-Content-Type-Options', 'nosniff')
    statics(req, res, () => {
      req.url = url
      void handle(req, res)
    })
  } else if (url.startsWith('/api/')) {
    void calls(req, res)
  } else {
    void visited(req, res)
  }
}

const isAway = watchDatabase(process.env.DATABASE_URL)
const page = await readFallbackPage(distDir)
const answerAnew = withOutageResponses(answerRequest, { isAway, page, secret, sendLast: htmlCache.sendLast })
// Answers from memory cannot fail, so they bypass the outage handling, which holds a response back until it is whole.
const answer = guardRequests((req, res) => htmlCache.sendKept(req, res) || answerAnew(req, res), secret)

/** The pattern of an address, for measurements: a call's is its contract's. */
function patternOf({ method = 'GET', url = '' }: IncomingMessage): string {
  const path = url.split('?', 1)[0]!
  const call = path.startsWith('/api/') ? directCalls()?.find(method, path.slice('/api'.length)) : undefined
  return call ? `/api${call.route}` : routes.patternOf(path)
}

const tracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? await startTracing(process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
  : undefined
const traced = tracing ? tracing.trace(answer, patternOf) : answer
const metricsPort = Number(process.env.METRICS_PORT || 0)
const respond = metricsPort ? measured(traced, patternOf) : traced
const metricsServer = metricsPort ? startMetricsServer(metricsPort, process.env.METRICS_HOST || '127.0.0.1') : undefined

const server = createServer((req, res) => {
  drained.beforeAnswer(res)
  if (isHttps) res.setHeader('Strict-Transport-Security', `max-age=${yearInSeconds}; includeSubDomains`)
  void respond(req, res)
})
const drained = drainConnections(server)
limitConnections(server)
server.listen({ port, host: values.hostname })

// The load balancer checks once a second and takes a server out after three failures (deploy/haproxy).
const idleMs = Number(process.env.TRUSTED_PROXIES || 0) > 0 ? 4_000 : 0
const close = () => {
  metricsServer?.close()
  // A collector that is away must not delay the shutdown.
  tracing?.stop().catch((error: Error) => serverLog.warn({ error: error.name }, 'The last traces were not sent'))
  void drained.end(idleMs).then(() => process.exit(0))
  // Stalled downloads must not delay the shutdown.
  setTimeout(() => process.exit(0), idleMs + 5_000).unref()
}
process.once('SIGTERM', close)
process.once('SIGINT', close)
