import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'

import { transactionOf } from '@/shared/database'
import { slugs } from '@/slugs'

import { basedOnHeader, isNewerThan, parseBasedOn, whoSaved, type BasedOn } from '../lib/basedOn'

type Doc = Record<string, unknown>

/**
 * Saves of one document happen one after the other, so that each is compared with the one before it. Saves of several
 * at once wait for those of single ones, and these for them.
 */
export async function lockDocument(req: PayloadRequest, slug: string, id: unknown): Promise<void> {
  const transaction = await transactionOf(req)
  if (!transaction || !req.user) return
  const all = `saves of ${slug}`
  if (id === undefined) await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${all}))`)
  else
    await transaction.execute(
      sql`SELECT pg_advisory_xact_lock_shared(hashtext(${all})), pg_advisory_xact_lock(hashtext(${`${slug} ${String(id)}`}))`,
    )
}

const contextKey = (slug: string, id: unknown) => `edit of ${slug} ${String(id ?? '')} began from`

/** Notes from which version an edit began: the document's own `updatedAt` among the data, or the header. */
function noteBase(req: PayloadRequest, slug: string, id: unknown, data: unknown): void {
  const sent = (data as { updatedAt?: unknown } | undefined)?.updatedAt
  if (typeof sent === 'string') req.context[contextKey(slug, id)] = sent
}

function baseOf(req: PayloadRequest, slug: string, id: unknown): string | undefined {
  if (!req.user) return undefined
  const noted = req.context[contextKey(slug, id)]
  if (typeof noted === 'string') return noted
  const header: BasedOn | null = parseBasedOn(req.headers?.get(basedOnHeader))
  return header?.versions?.[String(id ?? slug)] ?? header?.at
}

function refuse({ user }: PayloadRequest, newest: Doc): never {
  const { isOwn, words } = whoSaved(newest, user?.id)
  const message = `${words}. Nothing ${isOwn ? 'is lost' : 'of yours is lost, and nothing of theirs'}: compare the two and choose.`
  throw new APIError(message, 409, { conflict: { theirs: newest } }, true)
}

/** @throws APIError 409 with the newest version, where it is not the one that the edit began from */
function refuseIfOvertaken(req: PayloadRequest, slug: string, id: unknown, newest: Doc | undefined): void {
  const base = baseOf(req, slug, id)
  if (base && typeof newest?.updatedAt === 'string' && isNewerThan(newest.updatedAt, base)) refuse(req, newest)
}

const severalKey = (slug: string) => `several of ${slug} are saved`

/**
 * Where several are published or unpublished at once, Payload begins from their public rows: a draft above one would be
 * gone from the form without a word.
 * @throws APIError 409 with that draft
 */
async function refuseIfDraftAbove(req: PayloadRequest, slug: string, row: Doc | undefined): Promise<void> {
  if (!req.user || !req.context[severalKey(slug)] || !row) return
  const { docs } = await req.payload.db.findVersions<Doc>({
    collection: slug as CollectionSlug,
    where: { and: [{ parent: { equals: row.id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  const newest = docs[0]?.version
  if (newest && isNewerThan(String(newest.updatedAt), String(row.updatedAt))) refuse(req, { ...newest, id: row.id })
}

const beforeOperation: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation === 'update') {
    const { id, data } = args as { id?: unknown; data?: unknown }
    req.context[severalKey(collection.slug)] = id === undefined
    if (id !== undefined) noteBase(req, collection.slug, id, data)
    await lockDocument(req, collection.slug, id)
  }
  if (operation === 'restoreVersion') await lockDocument(req, collection.slug, undefined)
}

const beforeChange: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  refuseIfOvertaken(req, collection.slug, originalDoc?.id, originalDoc as Doc)
  if (collection.versions?.drafts) await refuseIfDraftAbove(req, collection.slug, originalDoc as Doc)
  return data
}

const beforeGlobalOperation: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return
  noteBase(req, global.slug, undefined, (args as { data?: unknown }).data)
  await lockDocument(req, global.slug, '')
}

const beforeGlobalChange: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) => {
  refuseIfOvertaken(req, global.slug, undefined, originalDoc as Doc | undefined)
  return data as Doc
}

const guardCollection = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), beforeOperation],
    // Before all others: what they check may have been somebody else's.
    beforeChange: [beforeChange, ...(collection.hooks?.beforeChange ?? [])],
  },
})

const guardGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [...(global.hooks?.beforeOperation ?? []), beforeGlobalOperation],
    beforeChange: [beforeGlobalChange, ...(global.hooks?.beforeChange ?? [])],
  },
})

/** Where nobody writes texts: signing in changes an account as well. */
const unguarded = new Set<string>([slugs.users, slugs.auditTrail, slugs.donations, slugs.invitationBatches])

/** A Payload plugin, behind all rooms: a save that began from an older version than the newest is answered 409. */
export const editConflicts = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((one) => (unguarded.has(one.slug) ? one : guardCollection(one))),
  globals: config.globals?.map(guardGlobal),
})
