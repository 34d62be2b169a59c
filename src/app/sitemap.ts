import './payload'
import type { MetadataRoute } from 'next'

import { listPages } from '@/features/search/site/pageList'
import { getEnv } from '@/shared/env'

/** Public pages for search engines. Revalidated when published content changes. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await listPages()
  const whole = (path: string) => new URL(path, getEnv().SITE_URL).href
  return pages.map(({ path, changed, picture }) => ({
    url: whole(path),
    ...(changed && { lastModified: changed }),
    ...(picture && { images: [whole(picture)] }),
  }))
}
