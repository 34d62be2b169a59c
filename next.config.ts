import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

import { awaitDatabase } from './src/server/awaitDatabase'
import { callPolicy, securityHeaders } from './src/server/securityHeaders'

const distDir = process.env.NEXT_DIST_DIR || '.next'

const config: NextConfig = {
  distDir,
  // The workshop (`page.workshop.tsx`) is a page of `npm run workshop` and of tests, never of a real build.
  pageExtensions: ['tsx', 'ts', 'jsx', 'js', ...(process.env.WORKSHOP ? ['workshop.tsx'] : [])],
  serverExternalPackages: [
    // One registry of measurements for this bundle and the production server's.
    'prom-client',
    'pino',
    // Node reads these itself, as under `next dev`: bundled, minified and written anew for each kind of route, they were a
    // third of the build.
    'payload',
    '@payloadcms/db-postgres',
    '@aws-sdk/client-s3',
    '@simplewebauthn/server',
    'confusables',
    'csv-parse',
    'happy-dom',
    'mammoth',
    'openai',
    'otpauth',
    'resend',
    'stripe',
    'tinyld',
    'yaml',
  ],
  // Under `npm run dev` the address that `HOST` may name is ours, too: pages opened by it stayed without scripts.
  allowedDevOrigins: ['127.0.0.1'],
  poweredByHeader: false,
  // The production server compresses (src/server/htmlCache.ts): once a page, not once a request.
  compress: false,
  reactStrictMode: true,
  // src/operations/bundles.ts makes it of src/server/cacheHandler.ts.
  cacheHandler: path.resolve(import.meta.dirname, `${distDir}-server`, 'cacheHandler.mjs'),
  // One cache for pages: the handler's own, in memory first (bytes).
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // `npm test` checks the types; a second time would only make `npm start` slower.
  typescript: { ignoreBuildErrors: true },
  // What follows reads the database.
  compiler: { runAfterProductionCompile: awaitDatabase },
  experimental: {
    globalNotFound: true,
    // Written once and read never: what is built anew is built in a fresh folder, or after an update of everything.
    turbopackFileSystemCacheForBuild: false,
    // Nobody reads them: neither browsers nor the log are given any.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // Only the server reads it.
    serverMinification: false,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders.map(([key, value]) => ({ key, value })) },
    {
      // Next would let proxies keep a page for a year; a published change must be seen at the next request.
      source: '/((?!_next/|api/|admin|preview).*)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
    },
    { source: '/admin/:path*', headers: [{ key: 'Content-Security-Policy', value: "frame-ancestors 'self'" }] },
    { source: '/api/:path*', headers: [{ key: 'Content-Security-Policy', value: callPolicy }] },
  ],
}

const withCms = withPayload(config)

/** Payload asks every browser for its colour scheme by a header, which costs a second request on each first visit. */
export default {
  ...withCms,
  headers: async () =>
    ((await withCms.headers?.()) ?? []).flatMap((rule) => {
      const headers = rule.headers.filter(({ key }) => key !== 'X-Powered-By')
      const hints = headers.filter(({ key }) => /^(?:Accept-CH|Critical-CH|Vary)$/i.test(key))
      const rest = headers.filter((header) => !hints.includes(header))
      return [
        ...(rest.length > 0 ? [{ ...rule, headers: rest }] : []),
        ...(hints.length > 0 ? [{ ...rule, source: '/admin/:path*', headers: hints }] : []),
      ]
    }),
} satisfies NextConfig
