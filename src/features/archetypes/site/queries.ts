import 'server-only'

import { cache } from 'react'

import { cached } from '@/shared/server/cached'
import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { toArchetypeView, type ArchetypeView } from './view'

type Viewer = NonNullable<Awaited<ReturnType<typeof draftViewer>>>

async function listArchetypes(viewer?: Viewer): Promise<ArchetypeView[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.archetypes,
    ...(viewer ? { draft: true, user: viewer } : { where: { _status: { equals: 'published' } } }),
    sort: 'orderIndex',
    pagination: false,
    depth: 1,
    populate: { [slugs.educationModules]: { slug: true, title: true } },
    overrideAccess: false,
  })
  return docs.map(toArchetypeView).filter(({ id, persona }) => id && persona)
}

const findArchetypes = cached('archetypes', [slugs.archetypes, slugs.educationModules], () => listArchetypes())

/** The coven, by order. A signed-in editor in draft mode gets the newest drafts. */
export const getArchetypes = cache(async (): Promise<{ archetypes: ArchetypeView[]; preview: boolean }> => {
  const viewer = await draftViewer()
  return {
    archetypes: (viewer ? await listArchetypes(viewer) : await findArchetypes()) ?? [],
    preview: viewer !== null,
  }
})
