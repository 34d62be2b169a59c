import 'server-only'

import { fillTexts } from '@/shared/lib/pageTexts'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { slugs } from '@/slugs'

import { toExpertView, type ExpertView } from './view'
import { councilTexts, defaultCouncil, type CouncilWords } from '../content/councilTexts'

/** The texts of the page; an empty `reach` is not rendered. */
export type CouncilTexts = CouncilWords & { reach: string; reachNote: string; notice: string }

const findExperts = publishedQuery('experts', [slugs.experts], async ({ payload, visible }) => {
  const { docs } = await payload.find({ collection: slugs.experts, ...visible(), sort: 'orderIndex', depth: 0 })
  return docs.map(toExpertView).filter(({ name, focus }) => name && focus)
})

const findTexts = publishedQuery(
  'council-page',
  [slugs.councilPage],
  async ({ payload, visible }): Promise<CouncilTexts> => {
    const { draft, user, overrideAccess } = visible()
    const stored = await payload.findGlobal({ slug: slugs.councilPage, depth: 0, draft, user, overrideAccess })
    const { reach, reachNote, notice } = stored
    return {
      ...fillTexts(councilTexts, { ...stored }),
      reach: reach ?? '',
      reachNote: reachNote ?? '',
      notice: notice || defaultCouncil.notice,
    }
  },
)

/** The experts and texts of the page; in draft mode with the newest drafts. */
export async function getCouncil(): Promise<{ experts: ExpertView[]; texts: CouncilTexts; preview: boolean }> {
  const [experts, texts] = await Promise.all([findExperts(), findTexts()])
  return {
    experts: experts.found ?? [],
    texts: texts.found ?? { ...councilTexts, ...defaultCouncil },
    preview: experts.preview,
  }
}
