import { CacheFirst, NetworkFirst, Serwist } from 'serwist'

import {
  isCacheable,
  isPublicPage,
  cachePage,
  listCachedPaths,
  offlinePath,
  pageKey,
  pagesCache,
  staticsCache,
  deleteUnusedStatics,
} from './pageCache'
import { outboxName, flushOutbox } from './outbox'
import type { WorkerMessage } from './startOffline'

// Runs as the service worker, bundled by scripts/lib/bundles.ts and served as /sw.js.

/** What is used here of a service worker's scope; TypeScript's whole library of it contradicts that of pages. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
const scope = self as unknown as {
  addEventListener: (
    name: 'install' | 'activate' | 'message' | 'sync',
    listener: (event: ExtendableEvent & { data?: WorkerMessage; tag?: string }) => void,
  ) => void
}

/** After this a network that does not respond counts as none. */
const networkTimeoutSeconds = 4

/** Cached without having been opened: what an installed app starts with, and what helps at three in the morning. */
const precachedPaths = [offlinePath, '/dashboard', '/tracking', '/practice', '/self-care-bingo', '/education']

/** More files than this and those of older builds go. */
const maxStatics = 400

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
      matcher: ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && isCacheable(url.pathname),
      // What is published is seen at the next request, as ever; the cached page is for when there is no network.
      handler: new NetworkFirst({
        cacheName: pagesCache,
        networkTimeoutSeconds,
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

async function precacheShell() {
  const cached = new Set(await listCachedPaths())
  for (const path of precachedPaths) if (!cached.has(path)) await cachePage(path)
}

async function cacheOpenedPage(path: string) {
  await cachePage(path)
  // Deleting everything has dropped it as well.
  if (!(await listCachedPaths()).includes(offlinePath)) await cachePage(offlinePath)
  await deleteStaticsOverLimit()
}

async function deleteStaticsOverLimit() {
  const files = await (await caches.open(staticsCache)).keys()
  if (files.length > maxStatics) await deleteUnusedStatics()
}

// A page that can't be fetched now is cached the next time it is opened: no reason to fail.
const ignoreErrors = (work: Promise<unknown>) => work.catch(() => {})

scope.addEventListener('install', (event) => event.waitUntil(cachePage(offlinePath)))
scope.addEventListener('message', (event) => {
  const message = event.data
  if (message?.type === 'opened') event.waitUntil(ignoreErrors(cacheOpenedPage(message.path)))
  if (message?.type === 'shell') event.waitUntil(ignoreErrors(precacheShell()))
})
scope.addEventListener('sync', (event) => {
  if (event.tag !== outboxName) return
  event.waitUntil(
    flushOutbox().then(({ remaining }) => {
      // A failure has the browser try again by itself.
      if (remaining) throw new Error('Entries still wait')
    }),
  )
})
