import type { MetadataRoute } from 'next'

import { getEnv } from '@/shared/env'

/** Crawlers may fetch everything except admin, API and per-person pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Pictures lie below the API.
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/preview', '/search', '/never-again'],
    },
    sitemap: new URL('/sitemap.xml', getEnv().SITE_URL).href,
  }
}
