// The production server: bundled by scripts/lib/bundles.ts, run as a child of `npm start`, whose working directory is the
// project's. Arguments: --port N, and --hostname to listen on one address only.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'

import compression from 'compression'
import next from 'next'
import sirv from 'sirv'

import { withoutData } from '../shared/cms/withoutData'
import { answerOutages } from './answerOutages'
import { allowPayments } from './contentSecurityPolicy'
import { countReads } from './countReads'
import { watchDatabase } from './databaseWatch'
import { createHtmlCache } from './htmlCache'
import { guardRequests } from './requestGuard'
import { readStandInPage } from './standInPage'

// What is printed of a failed page names neither what was looked for nor by whom.
const printError = console.error
console.error = (...said: unknown[]) => printError(...withoutData(said))

const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT || '3000' }, hostname: { type: 'string' } },
})
const port = Number(values.port)
const distDir = path.resolve(process.env.NEXT_DIST_DIR || '.next')
const yearInSeconds = 365 * 24 * 60 * 60
const isHttps = process.env.SITE_URL?.startsWith('https:')

const site = next({ dev: false, dir: process.cwd(), port })
await site.prepare()
const handle = countReads(site.getRequestHandler(), {
  trustedProxies: Number(process.env.TRUSTED_PROXIES || 0),
  isOn: process.env.RATE_LIMITS !== 'off',
})

const htmlCache = createHtmlCache(handle)
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
    if (typeof policy === 'string' && policy.includes("script-src 'self'"))
      res.setHeader('content-security-policy', allowPayments(policy))
    return writeHead(...args)
  }
}

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
  } else {
    if (takesDonations) allowPaymentsIn(res)
    void htmlCache(req, res)
  }
}

const secret = process.env.PAYLOAD_SECRET ?? ''
const isAway = watchDatabase(process.env.DATABASE_URL)
const page = await readStandInPage(distDir)
const answer = guardRequests(answerOutages(answerRequest, { isAway, page, secret }), secret)

const server = createServer((req, res) => {
  if (isHttps) res.setHeader('Strict-Transport-Security', `max-age=${yearInSeconds}; includeSubDomains`)
  void answer(req, res)
})
// Whoever sends a request slowly holds a connection, not more: its head has to be there soon, its body in a minute.
server.headersTimeout = 15_000
server.requestTimeout = 60_000
server.listen({ port, host: values.hostname })

const close = () => {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  // Stalled downloads must not delay the shutdown.
  setTimeout(() => process.exit(0), 5_000).unref()
}
process.once('SIGTERM', close)
process.once('SIGINT', close)
