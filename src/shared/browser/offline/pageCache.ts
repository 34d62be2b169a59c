import { pagesCache, staticsCache } from './cacheNames'

/** Fallback for pages that are not cached. */
export const offlinePath = '/offline'

// API, admin, previews and per-person pages.
const neverCached = /^\/(?:api|admin|preview|invitations|_next)(?:\/|$)/

/** Whether a path may be cached at all. */
export const isCacheable = (path: string): boolean => !neverCached.test(path) && !/\.\w+$/.test(path)

/** The cache key of a page: pages do not depend on their query (docs/decisions/009). */
export const pageKey = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

const isHtml = ({ headers }: Response) => (headers.get('content-type') ?? '').startsWith('text/html')

/**
 * Whether a response is a public page of this site, known by its policy (`src/server/contentSecurityPolicy.ts`): a network
 * that wants a sign-in first may answer 200 as well. An editor's draft is `private` and is not cached.
 */
export function isPublicPage(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  const policy = response.headers.get('content-security-policy') ?? ''
  return (
    response.status === 200 &&
    !response.redirected &&
    isHtml(response) &&
    policy.includes("frame-ancestors 'self'") &&
    !/no-store|private/.test(control)
  )
}

/** Whether a response is a script, style, font or drawing, and not a network's sign-in page in its place. */
export const isStaticFile = (response: Response): boolean => response.status === 200 && !isHtml(response)

/** Drawings have no hash in their names: a kept one is for when there is no network. */
export const drawingsFolder = '/drawings/'

/** The hashed assets that a page or script refers to, including those of lazily loaded dialogs, and its drawings. */
export function findStaticPaths(text: string): string[] {
  const named = text.matchAll(/static\/(?:chunks|css|media)\/[\w.~%@-]+(?:\/[\w.~%@-]+)*\.(?:js|css|woff2)/g)
  const drawn = text.matchAll(/\/drawings\/[\w-]+\.svg/g)
  return [...new Set([...[...named].map(([path]) => `/_next/${path}`), ...[...drawn].map(([path]) => path)])]
}

/** Number of parallel fetches, low enough not to slow down the visitor's own requests. */
const concurrency = 3

async function cacheStatic(cache: Cache, path: string): Promise<string> {
  let response = path.startsWith(drawingsFolder) ? undefined : await cache.match(path)
  if (!response) {
    response = await fetch(path)
    // An asset of another build is gone; the page's own ones matter.
    if (!isStaticFile(response)) return ''
    await cache.put(path, response.clone())
  }
  return path.endsWith('.js') ? response.text() : ''
}

/** Caches the assets that a text refers to, recursively. */
async function cacheStatics(text: string): Promise<void> {
  const cache = await caches.open(staticsCache)
  const pending = findStaticPaths(text)
  const seen = new Set(pending)
  async function work() {
    for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
      for (const named of findStaticPaths(await cacheStatic(cache, path))) {
        if (seen.has(named)) continue
        seen.add(named)
        pending.push(named)
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

/** Fetches a page without credentials and caches it with all its assets. @returns whether it is cached */
export async function cachePage(path: string): Promise<boolean> {
  if (!isCacheable(path)) return false
  const response = await fetch(pageKey(path), { credentials: 'omit', cache: 'no-cache' })
  if (!isPublicPage(response)) return false
  const text = await response.clone().text()
  await cacheStatics(text)
  await (await caches.open(pagesCache)).put(pageKey(path), response)
  return true
}

/** The paths of the cached pages. */
export async function listCachedPaths(): Promise<string[]> {
  if (typeof caches === 'undefined') return []
  const requests = await (await caches.open(pagesCache)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Deletes cached pages; their assets go with `deleteUnusedStatics`. */
export async function deleteCachedPages(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(pagesCache)
  for (const path of paths) await cache.delete(pageKey(path))
}

/** Deletes the assets that no cached page refers to, from older builds. */
export async function deleteUnusedStatics(): Promise<void> {
  const [pages, statics] = await Promise.all([caches.open(pagesCache), caches.open(staticsCache)])
  const needed = new Set<string>()
  const unread: string[] = []
  const note = (text: string) => {
    for (const path of findStaticPaths(text)) {
      if (needed.has(path)) continue
      needed.add(path)
      unread.push(path)
    }
  }
  for (const request of await pages.keys()) note((await (await pages.match(request))?.text()) ?? '')
  for (let path = unread.shift(); path !== undefined; path = unread.shift())
    if (path.endsWith('.js')) note((await (await statics.match(path))?.text()) ?? '')
  for (const request of await statics.keys())
    if (!needed.has(new URL(request.url).pathname)) await statics.delete(request)
}
