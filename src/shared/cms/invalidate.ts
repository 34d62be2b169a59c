import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'

import type { ContentSlug } from '@/slugs'

import { announceChange } from './pageCacheChanges'

/** Hooks of a collection whose published documents stand on public pages. Drafts change no page. */
export function invalidatesPages(tag: ContentSlug): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const hasDrafts = doc._status !== undefined
        if (!hasDrafts || doc._status === 'published' || previousDoc?._status === 'published')
          await announceChange(req, tag)
        return doc
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await announceChange(req, tag)
        return doc
      },
    ],
  }
}

/** Hook of a global that stands on public pages. */
export function globalInvalidatesPages(tag: ContentSlug): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    await announceChange(req, tag)
    return doc
  }
}
