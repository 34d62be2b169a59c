import { createRequire } from 'node:module'

import type NextFileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'

import { hasStandInSince } from '@/shared/standIns'

import { policyForHtml } from './contentSecurityPolicy'
import { hasChangedSince, isStale, outdatedHeader, subscribeToInvalidations } from './invalidations'
import { deferScripts } from './deferScripts'

// CommonJS whose `default` an import would wrap once more.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { default: typeof NextFileSystemCache }

/** Only our renderer's markup matches: in text and in the RSC payload quotes are escaped. */
const notFoundMark = ' data-status="404"'

const staleBefore = Number(process.env.PAGES_STALE_BEFORE ?? 0)

type Value = NonNullable<Parameters<NextFileSystemCache['set']>[1]>

/** What a page or a query result was made from: of a result both what it says and what is asked for. */
const tagsOf = (value: Value, context: object): string[] => {
  if (value.kind === 'FETCH') return [...((context as { tags?: string[] }).tags ?? []), ...(value.tags ?? [])]
  return 'headers' in value ? String(value.headers?.['x-next-cache-tags'] ?? '').split(',') : []
}

/**
 * Next's own cache of pages and query results (`cacheHandler` of next.config.ts), with five rules of this project:
 * a page carries the policy that allows its own inline scripts; PostgreSQL announces what changed, so that every
 * instance knows; what changed while it was being made is not stored, neither is what something stood in for, and neither
 * is a miss (404).
 */
export default class CacheHandler extends FileSystemCache {
  /** When this request found something missing, by its key: Next makes a handler for each request. */
  readonly #missedAt = new Map<string, number>()

  constructor(...args: ConstructorParameters<typeof FileSystemCache>) {
    super(...args)
    subscribeToInvalidations()
  }

  override async get(...args: Parameters<NextFileSystemCache['get']>): ReturnType<NextFileSystemCache['get']> {
    const askedAt = Date.now()
    const entry = await super.get(...args)
    if (entry && !entry.value) return entry
    const { value, lastModified = 0 } = entry ?? {}
    if (value && lastModified >= staleBefore && !isStale(tagsOf(value, args[1]), lastModified)) return entry
    this.#missedAt.set(args[0], askedAt)
    return null
  }

  override async set(...[key, value, context]: Parameters<NextFileSystemCache['set']>): Promise<void> {
    if (value?.kind === 'APP_PAGE' && typeof value.html === 'string') {
      // Next responds to the current request from the same object, so the header is set on that response too.
      value.headers = { ...value.headers, 'content-security-policy': policyForHtml(deferScripts(value.html)) }
      // Next uses this status as well. A page cannot set it while it renders, except for an empty one.
      if (value.html.includes(notFoundMark)) value.status = 404
      // Unknown addresses are unlimited: only the one page they share is stored.
      if (value.status === 404 && !key.endsWith('/_not-found')) return
    }
    // What was read before a change would count as newer than it, however long it took to make.
    const missedAt = this.#missedAt.get(key)
    const tags = value ? tagsOf(value, context) : []
    if (missedAt !== undefined && (hasChangedSince(tags, missedAt) || hasStandInSince(tags, missedAt))) {
      if (value && value.kind !== 'FETCH' && 'headers' in value)
        value.headers = { ...value.headers, [outdatedHeader]: '1' }
      return
    }
    await super.set(key, value, context)
  }
}
