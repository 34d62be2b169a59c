import type { MetadataRoute } from 'next'

import { listPages } from '@/features/search/site/pageList'
import { getEnv } from '@/shared/env'

/** Public pages for search engines. Revalidated when published content changes. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await listPages()
  return pages.map(({ path, changed }) => ({
    url: new URL(path, getEnv().SITE_URL).href,
    ...(changed && { lastModified: changed }),
  }))
}
