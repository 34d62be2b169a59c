import type { MetadataRoute } from 'next'

import { getEnv } from '@/shared/env'

/** What search engines may read: everything but what is made for editors, for calls or for one person alone. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/', '/preview', '/search', '/never-again'] },
    sitemap: new URL('/sitemap.xml', getEnv().SITE_URL).href,
  }
}
