/** Every cache of this site begins so. */
export const cachePrefix = 'power-years-'
export const pagesCache = `${cachePrefix}pages`
export const staticsCache = `${cachePrefix}statics`

/** Shown for a page that is not kept when there is no network. */
export const offlinePath = '/offline'

// Calls, what editors see, and addresses that are meant for one person only.
const neverKept = /^\/(?:api|admin|preview|invitations|_next)(?:\/|$)/

/** Whether a page of this address may be kept at all. */
export const isKeepable = (path: string): boolean => !neverKept.test(path) && !/\.\w+$/.test(path)

/** The name under which a page is kept: pages do not depend on their query (docs/decisions/009). */
export const pageKey = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Whether an answer is a page that everybody gets alike; an editor's draft is private and stays out. */
export function isPublicPage(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(control)
  )
}

/** The hashed files that a page or a script names: also those a script asks for only when a dialog is opened. */
export function staticsNamedIn(text: string): string[] {
  const named = text.matchAll(/static\/(?:chunks|css|media)\/[\w.~%@-]+(?:\/[\w.~%@-]+)*\.(?:js|css|woff2)/g)
  return [...new Set([...named].map(([path]) => `/_next/${path}`))]
}

/** Files fetched at a time: what she does meanwhile needs the line more. */
const atOnce = 3

async function keepStatic(cache: Cache, path: string): Promise<string> {
  let response = await cache.match(path)
  if (!response) {
    response = await fetch(path)
    // A file of another build is gone; the page's own scripts are what counts.
    if (!response.ok) return ''
    await cache.put(path, response.clone())
  }
  return path.endsWith('.js') ? response.text() : ''
}

/** Keeps the files that a text names, and those they name in turn. */
async function keepStatics(text: string): Promise<void> {
  const cache = await caches.open(staticsCache)
  const waiting = staticsNamedIn(text)
  const seen = new Set(waiting)
  async function work() {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      for (const named of staticsNamedIn(await keepStatic(cache, path))) {
        if (seen.has(named)) continue
        seen.add(named)
        waiting.push(named)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Fetches a page as everybody gets it and keeps it, with everything its scripts may ask for.
 * @returns whether it is kept
 */
export async function keepPage(path: string): Promise<boolean> {
  if (!isKeepable(path)) return false
  const response = await fetch(pageKey(path), { credentials: 'omit', cache: 'no-cache' })
  if (!isPublicPage(response)) return false
  const text = await response.clone().text()
  await keepStatics(text)
  await (await caches.open(pagesCache)).put(pageKey(path), response)
  return true
}

/** The addresses of the pages that are kept. */
export async function keptPaths(): Promise<string[]> {
  if (typeof caches === 'undefined') return []
  const requests = await (await caches.open(pagesCache)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Drops kept pages. */
export async function dropPages(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(pagesCache)
  for (const path of paths) await cache.delete(pageKey(path))
}

/** Drops the files that no kept page needs any more: those of older builds. */
export async function sweepStatics(): Promise<void> {
  const [pages, statics] = await Promise.all([caches.open(pagesCache), caches.open(staticsCache)])
  const needed = new Set<string>()
  const unread: string[] = []
  const note = (text: string) => {
    for (const path of staticsNamedIn(text)) {
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
