import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type CollectionSlug, type GlobalSlug, type Payload, type PayloadRequest } from 'payload'

import { isWriter } from '@/shared/cms/access'
import { HttpError } from '@/shared/cms/httpError'
import { starterContentTable } from '@/shared/cms/starterContent'
import { drizzleOf } from '@/shared/database'

/** A text for which a release and an editor both have other words than before; the editor's are on the site. */
export type ReleaseWords = {
  collection: string
  key: string
  /** 0 for a global. */
  id: number
  title: string
  /** The fields in question. */
  fields: string[]
  /** Whether the release's words become a draft; else, as with every save of such a text, they are public at once. */
  hasDrafts: boolean
}

const hasOffer = sql`${starterContentTable.offered} <> '{}'::jsonb`

/** The texts for which a release has other words and an editor has not decided yet. */
export async function findReleaseWords(payload: Payload): Promise<ReleaseWords[]> {
  const rows = await drizzleOf(payload).select().from(starterContentTable).where(hasOffer)
  return Promise.all(
    rows.map(async ({ collection, key, documentId: id, offered }) => ({
      collection,
      key,
      id,
      title: await titleOf(payload, collection, id),
      fields: Object.keys(offered),
      hasDrafts: hasDrafts(payload, collection, id),
    })),
  )
}

function hasDrafts(payload: Payload, collection: string, id: number): boolean {
  const config =
    id === 0
      ? payload.globals.config.find(({ slug }) => slug === collection)
      : payload.collections[collection as CollectionSlug].config
  return Boolean(config?.versions && config.versions.drafts)
}

async function titleOf(payload: Payload, collection: string, id: number): Promise<string> {
  if (id === 0) return String(payload.globals.config.find(({ slug }) => slug === collection)?.label ?? collection)
  const slug = collection as CollectionSlug
  const doc = await payload.findByID({ collection: slug, id, depth: 0, disableErrors: true })
  const title = (doc as Record<string, unknown> | null)?.[payload.collections[slug].config.admin.useAsTitle ?? 'id']
  return typeof title === 'string' ? title : `${collection} ${id}`
}

/** Puts the release's words into a text, as a draft where it has drafts, by whoever asks and may write it. */
async function takeWords(req: PayloadRequest, slug: string, id: number, offered: Record<string, unknown>) {
  const own = await createLocalReq({ user: req.user ?? undefined, context: req.context }, req.payload)
  const draft = hasDrafts(req.payload, slug, id)
  const data = { ...offered, ...(draft && { _status: 'draft' }) } as never
  const options = { draft, data, overrideAccess: false, depth: 0, req: own } as const
  if (id === 0) await req.payload.updateGlobal({ ...options, slug: slug as GlobalSlug })
  else await req.payload.update({ ...options, collection: slug as CollectionSlug, id })
  return draft ? 'A draft has the release’s words. Nothing is public yet.' : 'It has the release’s words now.'
}

/**
 * Answers what a release offers: its words are taken, or ours stay.
 * @returns what to tell the editor
 * @throws HttpError 403 for reviewers, 404 where nothing is offered any more
 */
export async function answerReleaseWords(
  req: PayloadRequest,
  { collection, key, take }: { collection: string; key: string; take: boolean },
): Promise<string> {
  if (!isWriter(req)) throw new HttpError(403, 'A reviewer changes no text.')
  const isIt = and(eq(starterContentTable.collection, collection), eq(starterContentTable.key, key), hasOffer)
  const [row] = await drizzleOf(req.payload).select().from(starterContentTable).where(isIt)
  if (!row) throw new HttpError(404, 'Nothing is offered for this text any more.')
  const said = take ? await takeWords(req, collection, row.documentId, row.offered) : 'Ours stay.'
  await drizzleOf(req.payload).update(starterContentTable).set({ offered: {} }).where(isIt)
  return said
}
