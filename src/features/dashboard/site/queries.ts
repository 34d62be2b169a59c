import 'server-only'

import { cache } from 'react'

import { cached } from '@/shared/server/cached'
import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { toFocusByMoment, toPatternView, type FocusByMoment, type PatternView } from './view'

type Viewer = NonNullable<Awaited<ReturnType<typeof draftViewer>>>

const published = { _status: { equals: 'published' } } as const
const reading = (viewer?: Viewer) => (viewer ? { draft: true, user: viewer } : { where: published })

async function listPatterns(viewer?: Viewer): Promise<PatternView[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.patternCards,
    ...reading(viewer),
    sort: ['orderIndex', 'id'],
    pagination: false,
    depth: 1,
    populate: {
      [slugs.references]: { authors: true, year: true, title: true, finding: true, doi: true, url: true },
      [slugs.educationModules]: { slug: true, title: true, _status: true },
    },
    overrideAccess: false,
  })
  return docs.map(toPatternView).filter(({ title }) => title)
}

async function listFocus(viewer?: Viewer): Promise<FocusByMoment> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.dashboardFocus,
    ...reading(viewer),
    select: { moment: true, text: true, note: true, path: true },
    sort: ['orderIndex', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return toFocusByMoment(docs)
}

const findPatterns = cached('dashboard-patterns', [slugs.patternCards, slugs.references, slugs.educationModules], () =>
  listPatterns(),
)
const findFocus = cached('dashboard-focus', [slugs.dashboardFocus], () => listFocus())

/** The pattern cards and Today's Focus, by order. A signed-in editor in draft mode gets the newest drafts. */
export const getDashboard = cache(
  async (): Promise<{ patterns: PatternView[]; focus: FocusByMoment; preview: boolean }> => {
    const viewer = await draftViewer()
    const [patterns, focus] = viewer
      ? await Promise.all([listPatterns(viewer), listFocus(viewer)])
      : await Promise.all([findPatterns(), findFocus()])
    return { patterns: patterns ?? [], focus: focus ?? [], preview: viewer !== null }
  },
)
