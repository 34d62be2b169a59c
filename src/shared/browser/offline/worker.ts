import { CacheFirst, NetworkFirst, Serwist } from 'serwist'

import {
  isCacheable,
  isPublicPage,
  isStaticFile,
  cachePage,
  drawingsFolder,
  listCachedPaths,
  offlinePath,
  pageKey,
  deleteUnusedStatics,
} from './pageCache'
import { pagesCache, staticsCache } from './cacheNames'
import { outboxName, flushOutbox } from './outbox'
import type { WorkerMessage } from './startOffline'
import { provideSealer } from '../ownKey/sealer'

// The service worker, bundled by src/operations/bundles.ts and served as /sw.js.

/** The used parts of ServiceWorkerGlobalScope; TypeScript's "webworker" lib conflicts with "dom". */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
const scope = self as unknown as {
  addEventListener: (
    name: 'install' | 'activate' | 'message' | 'sync',
    listener: (event: ExtendableEvent & { data?: WorkerMessage; tag?: string }) => void,
  ) => void
}

/** Network timeout, after which the cache responds. */
const networkTimeoutSeconds = 4

/** Precached pages: the start page of an installed app, and the most urgent ones. */
const precachedPaths = [
  offlinePath,
  '/dashboard',
  '/tracking',
  '/now',
  '/warning-signs',
  '/practice',
  '/self-care-bingo',
  '/education',
]

const keepsFilesAlone = [
  { cacheWillUpdate: async ({ response }: { response: Response }) => (isStaticFile(response) ? response : null) },
]

/** Above this number of assets those of older builds are deleted. */
const maxStatics = 400

const worker = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({ cacheName: staticsCache, plugins: keepsFilesAlone }),
    },
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(drawingsFolder),
      handler: new NetworkFirst({ cacheName: staticsCache, plugins: keepsFilesAlone }),
    },
    {
      matcher: ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && isCacheable(url.pathname),
      // Network first, so that published changes show at once; the cached page is for offline use.
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

// What is sealed with the visitor's own key waits for a page: only there it is known which key is open.
provideSealer(() => Promise.reject(new Error('The key is not asked for without a page')))

async function precacheShell() {
  const cached = new Set(await listCachedPaths())
  for (const path of precachedPaths) if (!cached.has(path)) await cachePage(path)
}

async function cacheOpenedPage(path: string) {
  await cachePage(path)
  // Deleting all data has discarded it as well.
  if (!(await listCachedPaths()).includes(offlinePath)) await cachePage(offlinePath)
  await deleteStaticsOverLimit()
}

async function deleteStaticsOverLimit() {
  const files = await (await caches.open(staticsCache)).keys()
  if (files.length > maxStatics) await deleteUnusedStatics()
}

// A page that cannot be fetched now is cached the next time it is opened.
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
      // A rejection makes the browser retry the sync.
      if (remaining) throw new Error('Entries still wait')
    }),
  )
})
