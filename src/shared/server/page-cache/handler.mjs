// next.config.ts names this file as `cacheHandler`; Next loads it by itself, so it is plain JavaScript without aliases.
import { createRequire } from 'node:module'

import { policyForPage } from './contentSecurityPolicy.mjs'
import { followChanges, isOutOfDate } from './invalidations.mjs'
import { scriptsAfterPaint } from './scriptsAfterPaint.mjs'

const require = createRequire(import.meta.url)
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache.js').default

/** Only markup that our renderer wrote looks like this: the same in text or in React's data has its quotes escaped. */
const lost = ' data-status="404"'

const staleBefore = Number(process.env.PAGES_STALE_BEFORE ?? 0)

/**
 * Next's own cache of pages and query results, with three rules of this project:
 * a page carries the policy that allows its own inline scripts; what changed is told by PostgreSQL, so that every
 * instance knows; a miss (404) is never stored.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context)
    followChanges()
  }

  async get(key, context) {
    const entry = await super.get(key, context)
    if (!entry?.value) return entry
    const tags =
      entry.value.kind === 'FETCH'
        ? [...(context.tags ?? []), ...(entry.value.tags ?? [])]
        : (entry.value.headers?.['x-next-cache-tags'] ?? '').split(',')
    if (entry.lastModified < staleBefore || isOutOfDate(tags, entry.lastModified)) return null
    return entry
  }

  async set(key, value, context) {
    if (value?.kind === 'APP_PAGE' && typeof value.html === 'string') {
      // Next answers the request that made this page from the same object, so the header reaches that answer too.
      value.headers = { ...value.headers, 'content-security-policy': policyForPage(scriptsAfterPaint(value.html)) }
      // Next answers with this status too. A page cannot set it while it is drawn, but for one that comes empty.
      if (value.html.includes(lost)) value.status = 404
      // Addresses that do not exist are endless; the page they all share is one.
      if (value.status === 404 && !key.endsWith('/_not-found')) return
    }
    await super.set(key, value, context)
  }
}
