import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { refusePublishing } from './refuseForbiddenClaims'
import type { ContentSlug } from '@/slugs'

import { findWithdrawn, recordClaims } from './claimLedger'
import { findClaims, strayMarks } from '@/shared/evidence/findClaims'
import { withoutMarks } from '@/shared/lib/sourceMarks'

/** A published document; the review is a module's own. */
type Published = Record<string, unknown> & {
  reviewedBy?: string | null
  reviewedOn?: string | null
  nextReviewDue?: string | null
}

const collectionOf = (req: PayloadRequest, collection: ContentSlug) =>
  req.payload.collections[collection as keyof typeof req.payload.collections].config

/**
 * Brings the ledger up to what is published of a document.
 * @param page the address that shows it
 * @param doc its public row; null when it is not published
 */
export async function recordPublished(
  req: PayloadRequest,
  collection: ContentSlug,
  id: number,
  doc: object | null,
  page: (doc: Record<string, unknown>) => string,
): Promise<void> {
  const { flattenedFields, admin } = collectionOf(req, collection)
  const values: Record<string, unknown> = { ...doc }
  const claims = findClaims(flattenedFields, values)
  const title = values[admin.useAsTitle ?? 'id']
  const { reviewedBy: by, reviewedOn: on, nextReviewDue }: Published = values
  await recordClaims(req, {
    collection,
    id,
    title: typeof title === 'string' ? withoutMarks(title).slice(0, 200) : String(id),
    href: page(values),
    claims,
    review: by && on ? { by, on, due: nextReviewDue ?? null } : null,
  })
}

/** A sentence names only sources that its entry lists. */
export const refuseStrayMarks: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (data._status !== 'published') return data
  const errors = strayMarks(collection.flattenedFields, data).map(({ path, number }) => ({
    path,
    message: `[${number}] names no source: count the sources of this entry from 1, and add one if it is missing.`,
  }))
  refusePublishing(req, collection.slug, errors)
  return data
}

/** What somebody has withdrawn is not published again without a word. */
export const refuseWithdrawnClaims: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (data._status !== 'published') return data
  const withdrawn = await findWithdrawn(req, findClaims(collection.flattenedFields, data))
  const errors = withdrawn.map(({ statement, path, reason }) => ({
    path,
    message: `This was withdrawn: “${statement.slice(0, 120)}”${reason ? ` (${reason})` : ''}. Change it, or take the withdrawal back under Claims first.`,
  }))
  refusePublishing(req, collection.slug, errors)
  return data
}
