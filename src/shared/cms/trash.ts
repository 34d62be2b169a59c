import type { Access, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'

import { isFounder, isWriter } from './access'

/**
 * Into the trash goes what one person takes there, or several drafts at once; founders take anything, and they alone
 * empty it. Payload asks with the moment in `data.deletedAt` for the trash, and without for good.
 */
export const trashOrFounder: Access = ({ req, data, id }) => {
  if (!isWriter(req)) return false
  if (isFounder(req)) return true
  if (!(data as { deletedAt?: unknown } | undefined)?.deletedAt) return false
  return id === undefined ? { _status: { not_equals: 'published' } } : true
}

/** {@link trashOrFounder} where nothing is a draft: one at a time. */
export const trashOneOrFounder: Access = (args) => {
  const allowed = trashOrFounder(args)
  return typeof allowed === 'boolean' ? allowed : false
}

/** What lies in the trash is no longer on the site, and comes back as a draft. */
export const unpublishInTrash: CollectionBeforeChangeHook = ({ data }) =>
  data.deletedAt ? { ...data, _status: 'draft' } : data

/** The same refusals on the way into the trash as on the way out of it. */
export const refuseInTrash =
  (refusals: readonly CollectionBeforeDeleteHook[]): CollectionBeforeChangeHook =>
  async ({ collection, context, data, originalDoc, req }) => {
    if (!data.deletedAt || originalDoc?.deletedAt) return data
    for (const refuse of refusals) await refuse({ collection, context, id: originalDoc?.id as number, req })
    return data
  }
