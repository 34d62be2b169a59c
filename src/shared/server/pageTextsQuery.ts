import 'server-only'

import type { GlobalSlug } from 'payload'

import { fillTexts, type PageDefaults, type PageTexts } from '@/shared/lib/pageTexts'
import type { ContentSlug } from '@/slugs'

import { publishedQuery } from './publishedQuery'

/**
 * The texts of a page, as visitors have them, or in draft mode as the newest draft has them.
 * @param defaults the starting values, which stand in for what is missing
 */
export function pageTextsQuery<Defaults extends PageDefaults>(slug: GlobalSlug & ContentSlug, defaults: Defaults) {
  const find = publishedQuery(slug, [slug], async ({ payload, visible }) => {
    const { draft, user, overrideAccess } = visible()
    return (await payload.findGlobal({ slug, depth: 0, draft, user, overrideAccess })) as unknown as Record<
      string,
      unknown
    >
  })
  return async (): Promise<{ texts: PageTexts<Defaults>; preview: boolean }> => {
    const { found, preview } = await find()
    return { texts: fillTexts(defaults, found ?? {}), preview }
  }
}
