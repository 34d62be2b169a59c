import 'server-only'

import { claimsByDocument } from '@/shared/evidence/readClaims'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { redFlagFields } from '@/shared/lib/redFlags'
import { publicationFields } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'

import { toFocusByMoment, toPatternView, type FocusByMoment, type PatternView } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { dashboardTexts } from '../content/dashboardTexts'

const findPatterns = publishedQuery(
  'dashboard-patterns',
  [slugs.patternCards, slugs.redFlags, slugs.references, slugs.educationModules],
  async ({ payload, visible }) => {
    const { docs } = await payload.find({
      collection: slugs.patternCards,
      ...visible(),
      sort: ['orderIndex', 'id'],
      depth: 1,
      populate: {
        [slugs.redFlags]: redFlagFields,
        [slugs.references]: publicationFields,
        [slugs.educationModules]: { slug: true, title: true, _status: true },
      },
    })
    const claimsOf = await claimsByDocument(payload, slugs.patternCards)
    return docs.map((doc) => toPatternView(doc, claimsOf(doc.id))).filter(({ title }) => title)
  },
)

const findFocus = publishedQuery('dashboard-focus', [slugs.dashboardFocus], async ({ payload, visible }) => {
  const { docs } = await payload.find({
    collection: slugs.dashboardFocus,
    ...visible(),
    select: { moment: true, text: true, note: true, path: true },
    sort: ['orderIndex', 'id'],
    depth: 0,
  })
  return toFocusByMoment(docs)
})

/** The pattern cards and Today's Focus, by order; in draft mode with the newest drafts. */
export async function getDashboard(): Promise<{ patterns: PatternView[]; focus: FocusByMoment; preview: boolean }> {
  const [patterns, focus] = await Promise.all([findPatterns(), findFocus()])
  return { patterns: patterns.found ?? [], focus: focus.found ?? [], preview: patterns.preview }
}

/** The words of the dashboard. */
export const getDashboardTexts = pageTextsQuery(slugs.dashboardPage, dashboardTexts)
