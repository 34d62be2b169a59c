import 'server-only'

import type { CollectionSlug, Where } from 'payload'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

/** A page for the sitemap. `changed` is when its content was last modified, if known. */
export type ListedPage = { path: string; changed?: string }

type Content = CollectionSlug & (typeof slugs)[keyof typeof slugs]

/** The static pages, with the collection listed on each. */
const fixedPages: { path: string; shows?: Content }[] = [
  { path: '/' },
  { path: '/dashboard' },
  { path: '/education', shows: slugs.educationModules },
  { path: '/ask-auntie' },
  { path: '/practice', shows: slugs.practiceSessions },
  { path: '/tracking' },
  { path: '/smart-stacks', shows: slugs.stacks },
  { path: '/wisdom-council', shows: slugs.experts },
  { path: '/health-assessment' },
  { path: '/self-care-bingo' },
  { path: '/invitations' },
  { path: '/clean-ingredients', shows: slugs.ingredients },
  { path: '/archetypes', shows: slugs.archetypes },
  { path: '/boundary-magic' },
  { path: '/tarot', shows: slugs.tarotCards },
  { path: '/coaching' },
  { path: '/community' },
  { path: '/subscribe' },
  { path: '/privacy-dashboard' },
]

const published: Where = { _status: { equals: 'published' } }
const activeToo: Where = { and: [published, { isActive: { equals: true } }] }

type Entry = { updatedAt: string; slug?: string | null; number?: number | null }

async function listEntries(collection: Content, where = published): Promise<Entry[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    where,
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    select: { slug: true, number: true, updatedAt: true } as never,
  })
  return docs as unknown as Entry[]
}

const tags = [
  slugs.educationModules,
  slugs.stacks,
  slugs.tarotCards,
  slugs.practiceSessions,
  slugs.experts,
  slugs.ingredients,
  slugs.archetypes,
] as const

const findPages = cached('sitemap', tags, async (): Promise<ListedPage[]> => {
  const fixed = await Promise.all(
    fixedPages.map(async ({ path, shows }) => {
      const [newest] = shows ? await listEntries(shows) : []
      return { path, ...(newest && { changed: newest.updatedAt }) }
    }),
  )
  const [modules, stacks, cards] = await Promise.all([
    listEntries(slugs.educationModules),
    listEntries(slugs.stacks, activeToo),
    listEntries(slugs.tarotCards),
  ])
  const below = (path: string, entries: Entry[]) =>
    entries.map(({ slug, number, updatedAt }) => ({ path: `${path}/${slug ?? number}`, changed: updatedAt }))
  return [...fixed, ...below('/education', modules), ...below('/smart-stacks', stacks), ...below('/tarot', cards)]
})

/** Every public page, published content only. */
export const listPages = async (): Promise<ListedPage[]> => (await findPages()) ?? []
