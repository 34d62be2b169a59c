import { createRequire } from 'node:module'

import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'

import { policyForHtml } from './contentSecurityPolicy'
import { isStale, subscribeToInvalidations } from './invalidations'
import { scriptsAfterPaint } from './scriptsAfterPaint'

// CommonJS whose `default` an import would wrap once more.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { default: typeof NextFileSystemCache }

/** Only our renderer's markup matches: in text and in the RSC payload quotes are escaped. */
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
      // Next responds to the current request from the same object, so the header is set on that response too.
      value.headers = { ...value.headers, 'content-security-policy': policyForHtml(scriptsAfterPaint(value.html)) }
      // Next uses this status as well. A page cannot set it while it renders, except for an empty one.
      if (value.html.includes(notFoundMark)) value.status = 404
      // Unknown addresses are unlimited: only the one page they share is stored.
      if (value.status === 404 && !key.endsWith('/_not-found')) return
    }
    await super.set(key, value, context)
  }
}
