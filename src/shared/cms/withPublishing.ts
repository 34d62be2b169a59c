import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'

import type { SearchKind } from '@/shared/lib/searchKinds'
import { hasNoPassages, replacePassages, type Passage } from '@/shared/search/libraryPassages'
import { hasNoDocuments, writeSearchDocument, type SearchDocument } from '@/shared/search/searchDocuments'
import type { ContentSlug } from '@/slugs'

import { publishedOrSignedIn, signedIn } from './access'
import { notifyContentChange } from './notifyContentChange'
import { keepPreviousSlugs } from './slugFields'

type PublishedSlug = CollectionSlug & ContentSlug

/** What of a collection goes into the search indexes. */
type Indexes<Doc> = {
  /** What the search over the whole site knows of a published document; null for one it must not find. */
  search?: { kind: SearchKind; toDocument: (doc: Doc) => SearchDocument | null }
  /** The passages of a published document in the search of the library. */
  passages?: (doc: Doc) => Passage[]
}

type Publishing<Slug extends PublishedSlug> = Indexes<DataFromCollectionSlug<Slug>> & {
  /** The page of this site that a document stands on; a draft may still lack every field. */
  page: (doc: Record<string, unknown>) => string
}

/** The row that visitors see of a document. Drafts are versions beside it and never change it. */
type PublicRow = {
  id: number
  _status?: string | null
  updatedAt: string
  slug?: string | null
  previousSlugs?: string[] | null
}

const isPublished = { _status: { equals: 'published' } }

/**
 * The address that opens a page with its drafts, for those who are signed in.
 * @param path the page's own address on this site, e.g. `/education/hot-flashes-honestly`
 */
export const previewAddress = (path: string): string => `/preview?${new URLSearchParams({ path })}`

const hasPreviousSlugs = ({ fields }: Pick<CollectionConfig, 'fields'>) =>
  fields.some((field) => 'name' in field && field.name === 'previousSlugs')

async function index<Doc>(req: PayloadRequest, id: number, row: Doc | null, { search, passages }: Indexes<Doc>) {
  if (search) await writeSearchDocument(req, search.kind, id, row && search.toDocument(row))
  if (passages) await replacePassages(req, id, row ? passages(row) : [])
}

/**
 * The hooks of a save. The public row is compared before and after it, because Payload's previous document is the
 * newest draft: unpublishing a document that has one would go unnoticed. It is read once on each side.
 */
function publishingHooks<Slug extends PublishedSlug>(
  slug: Slug,
  indexes: Indexes<DataFromCollectionSlug<Slug>>,
  keepsSlugs: boolean,
) {
  const rowBefore = (id: unknown) => `public row of ${slug} ${String(id)}`

  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, context }) => {
    const id = originalDoc?.id as number | undefined
    const row =
      operation === 'create' || id === undefined
        ? null
        : await req.payload.db.findOne<PublicRow>({
            collection: slug,
            where: { id: { equals: id } },
            select: { updatedAt: true, _status: true, ...(keepsSlugs && { slug: true, previousSlugs: true }) },
            req,
          })
    context[rowBefore(id)] = row?._status === 'published' ? row.updatedAt : undefined
    return keepsSlugs ? keepPreviousSlugs(data, row) : data
  }

  const afterChange: CollectionAfterChangeHook = async ({ doc, req, context }) => {
    const id = doc.id as number
    const before = context[rowBefore(id)]
    // A draft of a document that visitors could not see before: nothing of it is public.
    if (doc._status === 'draft' && before === undefined) return doc
    const row = await req.payload.db.findOne<DataFromCollectionSlug<Slug> & { id: number; updatedAt: string }>({
      collection: slug,
      where: { and: [{ id: { equals: id } }, isPublished] },
      req,
    })
    if (row?.updatedAt === before) return doc
    await index(req, id, row, indexes)
    await notifyContentChange(req, slug)
    return doc
  }

  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await index(req, doc.id as number, null, indexes)
    await notifyContentChange(req, slug)
    return doc
  }

  return { beforeChange, afterChange, afterDelete }
}

/**
 * A collection whose documents are published on the site: who may read what, drafts, versions, preview, the addresses
 * it had before (where it has `slugFields`), and whatever must follow a change of what visitors see, in the
 * transaction of that change: cached pages and search indexes. What the collection says itself goes before.
 */
export function withPublishing<Slug extends PublishedSlug>(
  { page, search, passages }: Publishing<Slug>,
  collection: Omit<CollectionConfig, 'slug'> & { slug: Slug },
): CollectionConfig {
  const { admin, hooks } = collection
  const indexes = { search, passages }
  const publishing = publishingHooks(collection.slug, indexes, hasPreviousSlugs(collection))
  return {
    versions: { maxPerDoc: 30, drafts: true },
    defaultSort: 'orderIndex',
    ...collection,
    access: {
      read: publishedOrSignedIn,
      readVersions: signedIn,
      create: signedIn,
      update: signedIn,
      delete: signedIn,
      ...collection.access,
    },
    admin: {
      hideAPIURL: true,
      preview: (doc) => previewAddress(page(doc)),
      ...admin,
      livePreview: {
        url: ({ data }) => previewAddress(page(data)),
        breakpoints: [
          { name: 'phone', label: 'Phone', width: 390, height: 844 },
          { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
        ],
        ...admin?.livePreview,
      },
    },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), publishing.beforeChange],
      afterChange: [publishing.afterChange, ...(hooks?.afterChange ?? [])],
      afterDelete: [publishing.afterDelete, ...(hooks?.afterDelete ?? [])],
    },
    custom: { ...collection.custom, searchIndexes: indexes },
  }
}

/**
 * Fills the search indexes that know nothing yet, from what was published before there was a search.
 * @returns how many documents were taken in
 */
export async function fillSearch(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  let filled = 0
  for (const { config } of Object.values(payload.collections)) {
    const { search, passages } = (config.custom?.searchIndexes ?? {}) as Indexes<unknown>
    const empty = {
      search: search && (await hasNoDocuments(req, search.kind)) ? search : undefined,
      passages: passages && (await hasNoPassages(req)) ? passages : undefined,
    }
    if (!empty.search && !empty.passages) continue
    const { docs } = await payload.find({
      collection: config.slug as CollectionSlug,
      where: isPublished,
      pagination: false,
      depth: 0,
      req,
    })
    for (const doc of docs) await index(req, doc.id as number, doc, empty)
    filled += docs.length
  }
  return filled
}
