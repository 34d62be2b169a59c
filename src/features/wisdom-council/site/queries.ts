import 'server-only'

import { cache } from 'react'

import { cached } from '@/shared/server/cached'
import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { defaultCouncil } from '../content/defaultCouncil'
import { toExpertView, type ExpertView } from './view'

type Viewer = NonNullable<Awaited<ReturnType<typeof draftViewer>>>

/** The texts around the experts; an empty reach is not shown. */
export type CouncilTexts = { reach: string; reachNote: string; notice: string }

async function listExperts(viewer?: Viewer): Promise<ExpertView[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.experts,
    ...(viewer ? { draft: true, user: viewer } : { where: { _status: { equals: 'published' } } }),
    sort: 'orderIndex',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(toExpertView).filter(({ name, focus }) => name && focus)
}

const findExperts = cached('experts', [slugs.experts], () => listExperts())

const findTexts = cached('council-page', [slugs.councilPage], async (): Promise<CouncilTexts> => {
  const payload = await payloadClient()
  const { reach, reachNote, notice } = await payload.findGlobal({
    slug: slugs.councilPage,
    depth: 0,
    overrideAccess: false,
  })
  return { reach: reach ?? '', reachNote: reachNote ?? '', notice: notice || defaultCouncil.notice }
})

/** What the council page is made of. A signed-in editor in draft mode gets the newest drafts of the experts. */
export const getCouncil = cache(async (): Promise<{ experts: ExpertView[]; texts: CouncilTexts; preview: boolean }> => {
  const viewer = await draftViewer()
  const [experts, texts] = await Promise.all([viewer ? listExperts(viewer) : findExperts(), findTexts()])
  return { experts: experts ?? [], texts: texts ?? defaultCouncil, preview: viewer !== null }
})
