import 'server-only'

import type { CollectionSlug } from 'payload'

import type { Media } from '@/payload-types'
import { published, publishedAndActive } from '@/shared/lib/publishedFilters'
import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

/** A page for the sitemap. `changed` is when its content was last modified, if known. */
export type ListedPage = {
  path: string
  changed?: string
  /** The path of its picture. */
  picture?: string
}

type Content = CollectionSlug & (typeof slugs)[keyof typeof slugs]

/** The static pages, with the collection listed on each. */
const fixedPages: { path: string; shows?: Content }[] = [
  { path: '/' },
  { path: '/dashboard' },
  { path: '/education', shows: slugs.educationModules },
  { path: '/ask-auntie' },
  { path: '/safety/auntie' },
  { path: '/how-we-check' },
  { path: '/warning-signs', shows: slugs.redFlags },
  { path: '/corrections' },
  { path: '/practice', shows: slugs.practiceSessions },
  { path: '/tracking' },
  { path: '/now' },
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

const everyEntry = { sort: '-updatedAt', pagination: false, depth: 0, overrideAccess: false } as const

const withPictures = { depth: 1, populate: { [slugs.media]: { url: true, sizes: true } } } as const

const pictureOf = (media: number | Media | null | undefined): Pick<ListedPage, 'picture'> => {
  const url = typeof media === 'object' && media ? (media.sizes?.share?.url ?? media.url) : undefined
  return url ? { picture: url } : {}
}

/** When the published content of a collection was last modified. */
async function lastChange(collection: Content): Promise<string | undefined> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    ...everyEntry,
    collection,
    where: published,
    limit: 1,
    select: { updatedAt: true },
  })
  return docs[0]?.updatedAt
}

const tags = [
  slugs.pages,
  slugs.media,
  slugs.redFlags,
  slugs.educationModules,
  slugs.stacks,
  slugs.tarotCards,
  slugs.practiceSessions,
  slugs.experts,
  slugs.ingredients,
  slugs.archetypes,
] as const

const findPages = cached('sitemap', tags, async (): Promise<ListedPage[]> => {
  const payload = await payloadClient()
  const fixed = await Promise.all(
    fixedPages.map(async ({ path, shows }) => {
      const changed = shows && (await lastChange(shows))
      return { path, ...(changed && { changed }) }
    }),
  )
  const [modules, stacks, cards, pages] = await Promise.all([
    payload.find({
      ...everyEntry,
      collection: slugs.educationModules,
      where: published,
      select: { slug: true, updatedAt: true, picture: true, seo: true },
      ...withPictures,
    }),
    payload.find({
      ...everyEntry,
      collection: slugs.stacks,
      where: publishedAndActive,
      select: { slug: true, updatedAt: true },
    }),
    payload.find({
      ...everyEntry,
      collection: slugs.tarotCards,
      where: published,
      select: { number: true, updatedAt: true },
    }),
    payload.find({
      ...everyEntry,
      collection: slugs.pages,
      where: published,
      select: { slug: true, updatedAt: true, seo: true },
      ...withPictures,
    }),
  ])
  return [
    ...fixed,
    ...pages.docs.map((page) => ({ path: `/${page.slug}`, changed: page.updatedAt, ...pictureOf(page.seo?.picture) })),
    ...modules.docs.map(({ slug, updatedAt, picture, seo }) => ({
      path: `/education/${slug}`,
      changed: updatedAt,
      ...pictureOf(seo?.picture ?? picture),
    })),
    ...stacks.docs.map(({ slug, updatedAt }) => ({ path: `/smart-stacks/${slug}`, changed: updatedAt })),
    ...cards.docs.map(({ number, updatedAt }) => ({ path: `/tarot/${number}`, changed: updatedAt })),
  ]
})

/** Every public page, published content only. */
export const listPages = async (): Promise<ListedPage[]> => (await findPages()) ?? []
