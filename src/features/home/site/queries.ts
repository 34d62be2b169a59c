import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import type { PageTexts } from '@/shared/lib/pageTexts'
import { slugs } from '@/slugs'

import { homeTexts } from '../content/homeTexts'

const countModules = cached('home-module-count', [slugs.educationModules], async () => {
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({ collection: slugs.educationModules, overrideAccess: false })
  // An empty library is not cached.
  return totalDocs || null
})

/** Number of published articles; null while there are none. */
export const getModuleCount = (): Promise<number | null> => countModules()

export type HomeTexts = PageTexts<typeof homeTexts>

/** The words of the page. */
export const getHomeTexts = pageTextsQuery(slugs.homePage, homeTexts)
