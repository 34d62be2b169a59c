import 'server-only'

import type { Payload } from 'payload'
import { cache } from 'react'

import { readClaims } from '@/shared/evidence/readClaims'
import { movedQuery } from '@/shared/server/movedQuery'
import { payloadClient } from '@/shared/server/payloadClient'
import { published } from '@/shared/lib/publishedFilters'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { publicationFields } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'

import { citedIn, toBlocksView, toPageView, type BlocksView, type PageBlock, type PageView } from './view'

/** Without it each module of a list would come with its whole text. */
const shownOf = { [slugs.educationModules]: { slug: true, title: true, description: true, duration: true } } as const

const tags = [slugs.educationModules, slugs.media, slugs.references] as const

async function citedReferences(payload: Payload, blocks: readonly PageBlock[] | null | undefined) {
  const ids = citedIn(blocks)
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: slugs.references,
    where: { id: { in: ids } },
    select: publicationFields,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs
}

const findPage = publishedQuery('page', [slugs.pages, ...tags], async ({ payload, visible }, slug: string) => {
  const { docs } = await payload.find({
    collection: slugs.pages,
    ...visible({ slug: { equals: slug } }),
    limit: 1,
    depth: 1,
    populate: shownOf,
  })
  const [page] = docs
  if (!page) return null
  const references = await citedReferences(payload, page.blocks)
  return toPageView(page, references, await readClaims(payload, slugs.pages, page.id))
})

const findMoved = movedQuery('page-moved', slugs.pages)

/** The slugs of every published page, for `generateStaticParams`. */
export async function listPageSlugs(): Promise<{ page: string }[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: published,
    select: { slug: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ slug }) => ({ page: slug }))
}

type FindResult = { page: PageView; preview: boolean } | { movedTo: string } | null

/**
 * Finds a page of the owner's own by its address; in draft mode its newest draft. Throws while the database is
 * unavailable; only a true miss is null.
 */
export const findPageBySlug = cache(async (slug: string): Promise<FindResult> => {
  const { found, preview } = await findPage(slug)
  if (found) return { page: found, preview }
  const movedTo = await findMoved(slug)
  return movedTo ? { movedTo } : null
})

const findHomeBlocks = publishedQuery('home-blocks', [slugs.homeBlocks, ...tags], async ({ payload, visible }) => {
  const { draft, user, overrideAccess } = visible()
  const home = await payload.findGlobal({
    slug: slugs.homeBlocks,
    depth: 1,
    populate: shownOf,
    draft,
    user,
    overrideAccess,
  })
  return { place: home.place, ...toBlocksView(home.blocks, await citedReferences(payload, home.blocks)) }
})

/** The blocks of home, and whether they stand in place of its second half. */
export async function getHomeBlocks(): Promise<BlocksView & { instead: boolean }> {
  const { found } = await findHomeBlocks()
  if (!found) return { ...toBlocksView([], []), instead: false }
  const { place, ...view } = found
  return { ...view, instead: place === 'instead' && view.blocks.length > 0 }
}
