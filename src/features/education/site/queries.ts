import 'server-only'

import { cache } from 'react'

import { cached } from '@/shared/server/cached'
import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { toCardView, toModuleView, type CardView, type ModuleView } from './view'

type Viewer = NonNullable<Awaited<ReturnType<typeof draftViewer>>>

const published = { _status: { equals: 'published' } } as const
const cardFields = {
  slug: true,
  title: true,
  description: true,
  category: true,
  duration: true,
  reviewedOn: true,
} as const

/** What of a related document is shown; without it each would bring its whole text along. */
const relatedFields = {
  [slugs.educationModules]: { slug: true, title: true, duration: true },
  [slugs.references]: {
    authors: true,
    year: true,
    title: true,
    source: true,
    kind: true,
    design: true,
    doi: true,
    url: true,
    finding: true,
  },
} as const

async function listCards(viewer?: Viewer): Promise<CardView[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.educationModules,
    ...(viewer ? { draft: true, user: viewer } : { where: published }),
    select: cardFields,
    sort: 'orderIndex',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(toCardView).filter(({ slug, title }) => slug && title)
}

async function readModule(slug: string, viewer?: Viewer): Promise<ModuleView | null> {
  const payload = await payloadClient()
  const address = { slug: { equals: slug } }
  const { docs } = await payload.find({
    collection: slugs.educationModules,
    ...(viewer ? { draft: true, user: viewer, where: address } : { where: { and: [published, address] } }),
    limit: 1,
    pagination: false,
    depth: 1,
    populate: relatedFields,
    overrideAccess: false,
  })
  return docs[0] ? toModuleView(docs[0]) : null
}

const findCards = cached('education-cards', [slugs.educationModules], () => listCards())

const findModule = cached('education-module', [slugs.educationModules, slugs.references, slugs.media], (slug: string) =>
  readModule(slug),
)

const findMoved = cached('education-module-moved', [slugs.educationModules], async (slug: string) => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.educationModules,
    where: { and: [published, { previousSlugs: { equals: slug } }] },
    select: { slug: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs[0]?.slug ?? null
})

/** The cards of the library, by order. A signed-in editor in draft mode also gets what is not published yet. */
export const getLibrary = cache(async (): Promise<{ cards: CardView[]; preview: boolean }> => {
  const viewer = await draftViewer()
  return viewer
    ? { cards: await listCards(viewer), preview: true }
    : { cards: (await findCards()) ?? [], preview: false }
})

/** The addresses of every published module, to be made ahead. */
export const listAddresses = async () => ((await findCards()) ?? []).map(({ slug }) => ({ slug }))

/** What stands at an address of the library: a module, the address it moved to, or nothing. */
export type Found = { module: ModuleView; preview: boolean } | { movedTo: string } | null

/**
 * Finds a module by its address. A signed-in editor in draft mode gets its newest draft, everyone else what is
 * published. A database that is away throws; only a true miss is null.
 */
export const findAtAddress = cache(async (slug: string): Promise<Found> => {
  const viewer = await draftViewer()
  const found = viewer ? await readModule(slug, viewer) : await findModule(slug)
  if (found) return { module: found, preview: viewer !== null }
  const movedTo = await findMoved(slug)
  return movedTo ? { movedTo } : null
})
