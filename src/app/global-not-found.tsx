import type { Metadata } from 'next'

import { NotFoundScreen } from '@/features/site-shell/site/NotFoundScreen'

import SiteLayout from './(site)/layout'

export const metadata: Metadata = { title: '404 Page Not Found' }

/**
 * Any address without a route. A complete document of its own, so that it is server-rendered and works without
 * JavaScript.
 */
export default function GlobalNotFound() {
  return (
    <SiteLayout>
      <NotFoundScreen />
    </SiteLayout>
  )
}
