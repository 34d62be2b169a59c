import type { Metadata } from 'next'

import { NotFoundScreen } from '@/features/site-shell/site/NotFoundScreen'

import SiteLayout from './(site)/layout'

export const metadata: Metadata = { title: '404 Page Not Found' }

/** Any address that no route answers. A page of its own, so that it arrives drawn, also without JavaScript. */
export default function GlobalNotFound() {
  return (
    <SiteLayout>
      <NotFoundScreen />
    </SiteLayout>
  )
}
