import 'server-only'

import { cache } from 'react'

import { cached } from '@/shared/server/cached'
import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import type { WisdomKind } from '../domain/wisdomKinds'
import { toReframeView, toWisdomView, type ReframeView, type WisdomView } from './view'

type Viewer = NonNullable<Awaited<ReturnType<typeof draftViewer>>>

const sourceFields = { authors: true, year: true, title: true, finding: true, doi: true, url: true } as const

const findQuotes = cached('wisdom-quotes', [slugs.wisdomQuotes], async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.wisdomQuotes,
    select: { text: true },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ text }) => text)
})

/** Every quote that may close a page, in an order that stays. */
export async function getQuotes(): Promise<string[]> {
  return (await findQuotes()) ?? []
}

async function listEntries(kind: WisdomKind, viewer?: Viewer): Promise<ReframeView[]> {
  const payload = await payloadClient()
  const ofKind = { kind: { equals: kind } }
  const { docs } = await payload.find({
    collection: slugs.wisdomEntries,
    ...(viewer
      ? { draft: true, user: viewer, where: ofKind }
      : { where: { and: [ofKind, { _status: { equals: 'published' } }] } }),
    sort: ['orderIndex', 'id'],
    pagination: false,
    depth: 1,
    populate: { [slugs.references]: sourceFields },
    overrideAccess: false,
  })
  return docs.map(toReframeView).filter(({ text }) => text)
}

const findEntries = cached('wisdom-entries', [slugs.wisdomEntries, slugs.references], (kind: string) =>
  listEntries(kind as WisdomKind),
)

const getEntries = cache(async (kind: WisdomKind): Promise<{ entries: ReframeView[]; preview: boolean }> => {
  const viewer = await draftViewer()
  return viewer
    ? { entries: await listEntries(kind, viewer), preview: true }
    : { entries: (await findEntries(kind)) ?? [], preview: false }
})

/** The reframes, by order. A signed-in editor in draft mode gets the newest drafts. */
export const getReframes = async (): Promise<ReframeView[]> => (await getEntries('reframe')).entries

/** The lines of a kind, by order; and whether drafts are among them. */
export async function getWisdom(
  kind: Exclude<WisdomKind, 'reframe'>,
): Promise<{ lines: WisdomView[]; preview: boolean }> {
  const { entries, preview } = await getEntries(kind)
  return { lines: entries.map(toWisdomView), preview }
}
