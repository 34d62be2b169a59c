import type { CollectionSlug, PayloadRequest } from 'payload'

/** What a visitor can see of a document. Drafts are versions beside this row and never change it. */
export type PublicRow = { slug?: string | null; previousSlugs?: string[] | null; updatedAt: string }

/** The row of a document as visitors see it; null while it is not published. */
export async function findPublicRow(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string | undefined,
): Promise<PublicRow | null> {
  if (id === undefined) return null
  return req.payload.db.findOne<PublicRow & { id: number }>({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  })
}
