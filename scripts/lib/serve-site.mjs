// The production server: run as a child by site-server.mjs, or by a container. Arguments: --port N, and --hostname to
// listen on one address only.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import compression from 'compression'
import next from 'next'
import sirv from 'sirv'
import { withPayments } from '../../src/shared/server/page-cache/contentSecurityPolicy.mjs'
import { pageFront } from '../../src/shared/server/page-cache/front.mjs'
import { settleHeaders } from './arriving-request.mjs'
import { ROOT } from './project-paths.mjs'
import { workerAddress, workerFolder } from './worker-build.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT || '3000' }, hostname: { type: 'string' } },
})
const port = Number(values.port)
const distDir = process.env.NEXT_DIST_DIR || '.next'
const year = 365 * 24 * 60 * 60
const https = process.env.SITE_URL?.startsWith('https:')

const site = next({ dev: false, dir: ROOT, port })
await site.prepare()
const handle = site.getRequestHandler()

const front = pageFront(handle)
const statics = sirv(join(ROOT, distDir, 'static'), {
  brotli: true,
  gzip: true,
  maxAge: year,
  immutable: true,
  etag: true,
})
const prefix = '/_next/static/'

const compressed = compression()
const worker = sirv(workerFolder(distDir), {
  etag: true,
  setHeaders: (res) => {
    // An older worker must never outlive its site.
    res.setHeader('Cache-Control', 'no-cache')
    res.setHeader('X-Content-Type-Options', 'nosniff')
    // What the worker itself may reach: this site.
    res.setHeader('Content-Security-Policy', "default-src 'none'; connect-src 'self'; script-src 'self'")
  },
})

// Kept pages carry the strict policy; whether gifts are taken is known only when the server starts.
const takesGifts = Boolean(process.env.STRIPE_PUBLISHABLE_KEY)

/** Widens a page's policy for the payment form, when its headers leave. */
function allowPayments(res) {
  const writeHead = res.writeHead
  res.writeHead = (...args) => {
    const policy = res.getHeader('content-security-policy')
    if (typeof policy === 'string' && policy.includes("script-src 'self'"))
      res.setHeader('content-security-policy', withPayments(policy))
    return writeHead.apply(res, args)
  }
}

const server = createServer((req, res) => {
  settleHeaders(req.headers, req.socket.remoteAddress)
  if (https) res.setHeader('Strict-Transport-Security', `max-age=${year}; includeSubDomains`)
  if (req.url.split('?', 1)[0] === workerAddress) {
    compressed(req, res, () => worker(req, res, () => handle(req, res)))
    return
  }
  if (!req.url.startsWith(prefix)) {
    if (takesGifts) allowPayments(res)
    return front(req, res)
  }
  const url = req.url
  req.url = url.slice(prefix.length - 1)
  res.setHeader('X-Content-Type-Options', 'nosniff')
  statics(req, res, () => {
    req.url = url
    handle(req, res)
  })
})
server.listen({ port, host: values.hostname }, () => console.log(`✓ Ready on port ${port}`))

const close = () => {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  // A download that never ends is no reason to stay.
  setTimeout(() => process.exit(0), 5_000).unref()
}
process.once('SIGTERM', close)
process.once('SIGINT', close)
