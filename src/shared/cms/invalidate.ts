import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
} from 'payload'

import type { ContentSlug } from '@/slugs'

import { notifyContentChange } from './notifyContentChange'
import { findPublicRow } from './publicRow'

/** Hooks of a collection without drafts: whatever is saved stands on public pages. */
export function notifyOnChange(tag: ContentSlug): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await notifyContentChange(req, tag)
        return doc
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await notifyContentChange(req, tag)
        return doc
      },
    ],
  }
}

const noteOf = (tag: ContentSlug, id: unknown) => `public row of ${tag} ${id}`

/**
 * Hooks of a collection with drafts: only what a visitor can see is announced. The public row itself is compared,
 * because Payload's previous document is the newest draft: unpublishing a page that has one would go unnoticed.
 */
export function invalidatesPublishedPages(tag: CollectionSlug & ContentSlug): {
  beforeChange: CollectionBeforeChangeHook[]
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    beforeChange: [
      async ({ data, originalDoc, req, context }) => {
        const id = originalDoc?.id as number | undefined
        context[noteOf(tag, id)] = (await findPublicRow(req, tag, id))?.updatedAt
        return data
      },
    ],
    afterChange: [
      async ({ doc, req, context }) => {
        const after = (await findPublicRow(req, tag, doc.id))?.updatedAt
        if (after !== context[noteOf(tag, doc.id)]) await notifyContentChange(req, tag)
        return doc
      },
    ],
    afterDelete: notifyOnChange(tag).afterDelete,
  }
}

/** Hook of a global that stands on public pages. */
export function notifyOnGlobalChange(tag: ContentSlug): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    await notifyContentChange(req, tag)
    return doc
  }
}
