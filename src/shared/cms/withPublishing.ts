import {
  APIError,
  createLocalReq,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'

import { hasNoClaims } from './claimLedger'
import { correctionField, noteCorrection, recordCorrection } from './corrections'
import { recordPublished, refuseStrayMarks, refuseWithdrawnClaims } from './publishedClaims'
import type { SearchKind } from '@/shared/lib/searchKinds'
import type { Passage } from '@/shared/search/passage'
import { hasNoPassages, replacePassages } from '@/shared/search/libraryPassages'
import { refreshSummaries } from '@/shared/search/searchSummaries'
import { hasNoDocuments, writeSearchDocument, type SearchDocument } from '@/shared/search/searchDocuments'
import type { ContentSlug } from '@/slugs'

import { publishedOrSignedIn, signedIn, writers } from './access'
import { askForSource } from './askForSource'
import { editedBy, noteEditor } from './editedBy'
import { notifyContentChange } from './notifyContentChange'
import { preventDeleteIfReferenced } from './preventDeleteIfReferenced'
import { refuseForbiddenClaims } from './refuseForbiddenClaims'
import { refuseRetractedSources } from './refuseRetractedSources'
import { restoreWithoutUnpublishing } from './restoreWithoutUnpublishing'
import { scheduledDrafts } from './scheduledVersions'
import { keepPreviousSlugs } from './slugFields'
import { refuseInTrash, trashOrFounder, unpublishInTrash } from './trash'

type PublishedSlug = CollectionSlug & ContentSlug

/** A collection's contribution to the search indexes. */
type Indexes<Doc> = {
  collection: string
  /** The site search entry of a published document; null excludes it. */
  search?: {
    kind: SearchKind
    toDocument: (doc: Doc, req: PayloadRequest) => SearchDocument | null | Promise<SearchDocument | null>
  }
  /** The passages of a published document for the library search. */
  passages?: (doc: Doc, req: PayloadRequest) => Passage[] | Promise<Passage[]>
  /** Keeps the ledger of its claims. */
  claims?: (req: PayloadRequest, id: number, row: Doc | null) => Promise<void>
}

type Publishing<Slug extends PublishedSlug> = Omit<Indexes<DataFromCollectionSlug<Slug>>, 'claims' | 'collection'> & {
  /** The page that shows a document; a draft may lack every field. */
  page: (doc: Record<string, unknown>) => string
}

/** The row that visitors see. Drafts are stored as versions and never change it. */
type PublicRow = {
  id: number
  _status?: string | null
  updatedAt: string
  slug?: string | null
  previousSlugs?: string[] | null
}

type Create = { duplicateFromID?: number | string; draft?: boolean; data?: { _status?: string } }

/**
 * A copy begins as a draft: it has a new address, and nobody has looked at it there. Payload answers 200 to a call that
 * asks for a published one, with a draft, and with `?draft=false` it would publish.
 */
const refusePublishedCopies: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { duplicateFromID, draft, data } = args as Create
  if (operation === 'create' && duplicateFromID !== undefined && (draft === false || data?._status === 'published'))
    throw new APIError('A copy begins as a draft. Publish it once it is saved.', 400)
  return args
}

const isPublished = { _status: { equals: 'published' } }

/** The URL that opens a page in draft mode. @param path the page's path, e.g. `/education/hot-flashes-honestly` */
export const previewAddress = (path: string): string => `/preview?${new URLSearchParams({ path })}`

/** The address that shows a document of a published collection. */
export const pageOf = ({ custom }: Pick<SanitizedCollectionConfig, 'custom'>, doc: Record<string, unknown>): string =>
  (custom.page as Publishing<PublishedSlug>['page'])(doc)

const hasPreviousSlugs = ({ fields }: Pick<CollectionConfig, 'fields'>) =>
  fields.some((field) => 'name' in field && field.name === 'previousSlugs')

async function index<Doc>(
  req: PayloadRequest,
  id: number,
  row: Doc | null,
  { collection, search, passages, claims }: Indexes<Doc>,
) {
  if (search) await writeSearchDocument(req, search.kind, id, row && (await search.toDocument(row, req)))
  if (passages) await replacePassages(req, id, row ? await passages(row, req) : [])
  await claims?.(req, id, row)
  if (search && row) await refreshSummaries(req, { collection, kind: search.kind, ids: [id] })
}

/**
 * The hooks of a save. They compare the published row before and after it, because Payload's `previousDoc` is the
 * newest draft: unpublishing a document with a newer draft would go unnoticed. One read on each side.
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
    // A draft of an unpublished document: nothing public has changed.
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
 * A collection whose documents are published on the site: access, drafts, versions, preview, previous slugs (with
 * `slugFields`), and the side effects of a public change within its transaction: cache invalidation and search indexes.
 * The collection's own options take precedence.
 */
export function withPublishing<Slug extends PublishedSlug>(
  { page, search, passages }: Publishing<Slug>,
  collection: Omit<CollectionConfig, 'slug'> & { slug: Slug },
): CollectionConfig {
  const { admin, hooks } = collection
  const indexes: Indexes<DataFromCollectionSlug<Slug>> = {
    collection: collection.slug,
    search,
    passages,
    claims: (req, id, row) => recordPublished(req, collection.slug, id, row, page),
  }
  const publishing = publishingHooks(collection.slug, indexes, hasPreviousSlugs(collection))
  const refusals = [preventDeleteIfReferenced, ...(hooks?.beforeDelete ?? [])]
  const { drafts, ...versions } = typeof collection.versions === 'object' ? collection.versions : {}
  return {
    defaultSort: 'orderIndex',
    ...collection,
    fields: [...collection.fields, editedBy, correctionField],
    trash: true,
    // No autosave: it has overwritten text while an editor was typing (decision 006).
    versions: {
      maxPerDoc: 30,
      ...versions,
      drafts: { ...(typeof drafts === 'object' && drafts), ...scheduledDrafts },
    },
    endpoints: [restoreWithoutUnpublishing(collection.slug), ...(collection.endpoints || [])],
    access: {
      read: publishedOrSignedIn,
      readVersions: signedIn,
      create: writers,
      update: writers,
      delete: trashOrFounder,
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
      beforeOperation: [refusePublishedCopies, ...(hooks?.beforeOperation ?? [])],
      beforeDelete: refusals,
      beforeChange: [
        unpublishInTrash,
        refuseInTrash(refusals),
        noteCorrection,
        refuseForbiddenClaims,
        askForSource,
        refuseStrayMarks,
        refuseWithdrawnClaims,
        refuseRetractedSources,
        ...(hooks?.beforeChange ?? []),
        noteEditor,
        publishing.beforeChange,
      ],
      afterChange: [publishing.afterChange, recordCorrection(admin?.useAsTitle, page), ...(hooks?.afterChange ?? [])],
      afterDelete: [publishing.afterDelete, ...(hooks?.afterDelete ?? [])],
    },
    custom: { ...collection.custom, searchIndexes: indexes, page },
  }
}

/**
 * Brings what the search knows of published documents up to date, after something that they only name has changed.
 * @param where those that name it
 */
export async function reindexDocuments(req: PayloadRequest, collection: PublishedSlug, where: Where): Promise<void> {
  const { search, passages } = req.payload.collections[collection].config.custom.searchIndexes as Indexes<unknown>
  const { docs } = await req.payload.find({
    collection,
    where: { and: [where, isPublished] },
    pagination: false,
    depth: 0,
    req,
  })
  for (const doc of docs) await index(req, doc.id as number, doc, { collection, search, passages })
}

/**
 * Fills empty search indexes, and an empty ledger of claims, from documents published before those existed.
 * @returns the number of indexed documents
 */
export async function fillSearch(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  let filled = 0
  const noClaims = await hasNoClaims(req)
  for (const { config } of Object.values(payload.collections)) {
    const { search, passages, claims } = (config.custom?.searchIndexes ?? {}) as Indexes<unknown>
    const empty = {
      collection: config.slug,
      search: search && (await hasNoDocuments(req, search.kind)) ? search : undefined,
      passages: passages && (await hasNoPassages(req)) ? passages : undefined,
      claims: noClaims ? claims : undefined,
    }
    if (!empty.search && !empty.passages && !empty.claims) continue
    const { docs } = await payload.find({
      collection: config.slug as CollectionSlug,
      where: isPublished,
      pagination: false,
      depth: 0,
      req,
    })
    for (const doc of docs) await index(req, doc.id as number, doc, empty)
    if (empty.search || empty.passages) filled += docs.length
  }
  return filled
}
