import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { slugs } from '@/slugs'

import { defaultCouncil } from '../content/defaultCouncil'
import { toExpertView, type ExpertView } from './view'

/** The texts of the page; an empty `reach` is not rendered. */
export type CouncilTexts = { reach: string; reachNote: string; notice: string }

const findExperts = publishedQuery('experts', [slugs.experts], async ({ payload, visible }) => {
  const { docs } = await payload.find({ collection: slugs.experts, ...visible(), sort: 'orderIndex', depth: 0 })
  return docs.map(toExpertView).filter(({ name, focus }) => name && focus)
})

const findTexts = cached('council-page', [slugs.councilPage], async (): Promise<CouncilTexts> => {
  const payload = await payloadClient()
  const { reach, reachNote, notice } = await payload.findGlobal({
    slug: slugs.councilPage,
    depth: 0,
    overrideAccess: false,
  })
  return { reach: reach ?? '', reachNote: reachNote ?? '', notice: notice || defaultCouncil.notice }
})

/** The experts and texts of the page; in draft mode with the newest drafts. */
export async function getCouncil(): Promise<{ experts: ExpertView[]; texts: CouncilTexts; preview: boolean }> {
  const [experts, texts] = await Promise.all([findExperts(), findTexts()])
  return { experts: experts.found ?? [], texts: texts ?? defaultCouncil, preview: experts.preview }
}
