import { CacheFirst, NetworkFirst, Serwist } from 'serwist'

import {
  isKeepable,
  isPublicPage,
  keepPage,
  keptPaths,
  offlinePath,
  pageKey,
  pagesCache,
  staticsCache,
  sweepStatics,
} from './keptPages'
import { outboxName, sendWaiting } from './outbox'
import type { WorkerMessage } from './workerMessage'

// Runs as the service worker, bundled by scripts/lib/worker-build.mjs and served as /sw.js.

/** What is used here of a service worker's scope; TypeScript's whole library of it contradicts that of pages. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
const scope = self as unknown as {
  addEventListener: (
    name: 'install' | 'activate' | 'message' | 'sync',
    listener: (event: Lasting & { data?: WorkerMessage; tag?: string }) => void,
  ) => void
}

/** Seconds after which a line that does not answer counts as none. */
const patience = 4

/** Kept without having been opened: what an installed app starts with, and what helps at three in the morning. */
const shell = [offlinePath, '/dashboard', '/tracking', '/practice', '/self-care-bingo', '/education']

/** More files than this and those of older builds go. */
const manyStatics = 400

const worker = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({ cacheName: staticsCache }),
    },
    {
      matcher: ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && isKeepable(url.pathname),
      // What is published is seen at the next request, as ever; the kept page is for when there is no network.
      handler: new NetworkFirst({
        cacheName: pagesCache,
        networkTimeoutSeconds: patience,
        plugins: [
          {
            cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url).pathname),
            cacheWillUpdate: async ({ response }) => (isPublicPage(response) ? response : null),
            handlerDidError: async () => (await caches.open(pagesCache)).match(offlinePath),
          },
        ],
      }),
    },
  ],
})
worker.addEventListeners()

async function keepShell() {
  const kept = new Set(await keptPaths())
  for (const path of shell) if (!kept.has(path)) await keepPage(path)
}

async function keepOpened(path: string) {
  await keepPage(path)
  // Whoever had this browser forget has dropped it as well.
  if (!(await keptPaths()).includes(offlinePath)) await keepPage(offlinePath)
  await sweepIfMany()
}

async function sweepIfMany() {
  const files = await (await caches.open(staticsCache)).keys()
  if (files.length > manyStatics) await sweepStatics()
}

// A page that can't be fetched now is kept the next time it is opened: no reason to fail.
const quietly = (work: Promise<unknown>) => work.catch(() => {})

scope.addEventListener('install', (event) => event.waitUntil(keepPage(offlinePath)))
scope.addEventListener('message', (event) => {
  const message = event.data
  if (message?.type === 'opened') event.waitUntil(quietly(keepOpened(message.path)))
  if (message?.type === 'shell') event.waitUntil(quietly(keepShell()))
})
scope.addEventListener('sync', (event) => {
  if (event.tag !== outboxName) return
  event.waitUntil(
    sendWaiting().then(({ left }) => {
      // A failure has the browser try again by itself.
      if (left) throw new Error('Entries still wait')
    }),
  )
})
