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
}

const hasOffer = sql`${starterContentTable.offered} <> '{}'::jsonb`

export async function findReleaseWords(payload: Payload): Promise<ReleaseWords[]> {
  const rows = await drizzleOf(payload).select().from(starterContentTable).where(hasOffer)
  return Promise.all(
    rows.map(async ({ collection, key, documentId: id, offered }) => ({
      collection,
      key,
      id,
      title: await titleOf(payload, collection, id),
      fields: Object.keys(offered),
    })),
  )
}

async function titleOf(payload: Payload, collection: string, id: number): Promise<string> {
  if (id === 0) return String(payload.globals.config.find(({ slug }) => slug === collection)?.label ?? collection)
  const slug = collection as CollectionSlug
  const doc = await payload.findByID({ collection: slug, id, depth: 0, disableErrors: true })
  const title = (doc as Record<string, unknown> | null)?.[payload.collections[slug].config.admin.useAsTitle ?? 'id']
  return typeof title === 'string' ? title : `${collection} ${id}`
}

const drafts = { draft: true, overrideAccess: false, depth: 0 } as const

/** Makes a draft of a text with the release's words in it, by whoever asks and may write it. */
async function writeDraft(req: PayloadRequest, slug: string, id: number, offered: Record<string, unknown>) {
  const own = await createLocalReq({ user: req.user ?? undefined, context: req.context }, req.payload)
  const data = { ...offered, _status: 'draft' } as never
  if (id === 0) await req.payload.updateGlobal({ ...drafts, slug: slug as GlobalSlug, data, req: own })
  else await req.payload.update({ ...drafts, collection: slug as CollectionSlug, id, data, req: own })
}

/**
 * Answers what a release offers: a draft with its words, or nothing.
 * @throws HttpError 403 for reviewers, 404 where nothing is offered any more
 */
export async function answerReleaseWords(
  req: PayloadRequest,
  { collection, key, take }: { collection: string; key: string; take: boolean },
): Promise<void> {
  if (!isWriter(req)) throw new HttpError(403, 'A reviewer changes no text.')
  const isIt = and(eq(starterContentTable.collection, collection), eq(starterContentTable.key, key), hasOffer)
  const [row] = await drizzleOf(req.payload).select().from(starterContentTable).where(isIt)
  if (!row) throw new HttpError(404, 'Nothing is offered for this text any more.')
  if (take) await writeDraft(req, collection, row.documentId, row.offered)
  await drizzleOf(req.payload).update(starterContentTable).set({ offered: {} }).where(isIt)
}
