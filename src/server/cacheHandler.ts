import { createRequire } from 'node:module'

import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'

import { policyForHtml } from './contentSecurityPolicy'
import { isStale, subscribeToInvalidations } from './invalidations'
import { scriptsAfterPaint } from './scriptsAfterPaint'

// CommonJS whose `default` an import would wrap once more.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { default: typeof NextFileSystemCache }

/** Only markup that our renderer wrote looks like this: the same in text or in React's data has its quotes escaped. */
const notFoundMark = ' data-status="404"'

const staleBefore = Number(process.env.PAGES_STALE_BEFORE ?? 0)

/**
 * Next's own cache of pages and query results (`cacheHandler` of next.config.ts), with three rules of this project:
 * a page carries the policy that allows its own inline scripts; PostgreSQL announces what changed, so that every
 * instance knows; a miss (404) is never stored.
 */
export default class CacheHandler extends FileSystemCache {
  constructor(...args: ConstructorParameters<typeof FileSystemCache>) {
    super(...args)
    subscribeToInvalidations()
  }

  override async get(...args: Parameters<NextFileSystemCache['get']>): ReturnType<NextFileSystemCache['get']> {
    const entry = await super.get(...args)
    if (!entry?.value) return entry
    const { value, lastModified = 0 } = entry
    const tags: string[] = []
    if (value.kind === 'FETCH') {
      const { tags: asked = [] } = args[1] as { tags?: string[] }
      tags.push(...asked, ...(value.tags ?? []))
    } else if ('headers' in value) tags.push(...String(value.headers?.['x-next-cache-tags'] ?? '').split(','))
    return lastModified < staleBefore || isStale(tags, lastModified) ? null : entry
  }

  override async set(...[key, value, context]: Parameters<NextFileSystemCache['set']>): Promise<void> {
    if (value?.kind === 'APP_PAGE' && typeof value.html === 'string') {
      // Next answers the request that made this page from the same object, so the header reaches that response too.
      value.headers = { ...value.headers, 'content-security-policy': policyForHtml(scriptsAfterPaint(value.html)) }
      // Next responds with this status too. A page cannot set it while it renders, but for one that comes empty.
      if (value.html.includes(notFoundMark)) value.status = 404
      // Addresses that do not exist are endless; the page they all share is one.
      if (value.status === 404 && !key.endsWith('/_not-found')) return
    }
    await super.set(key, value, context)
  }
}
