import type { ReactNode } from 'react'

import { requestNonce } from '@/shared/server/draft'

import { SiteDocument } from '../(site)/SiteDocument'

export { generateMetadata, viewport } from '../(site)/layout'

/** Around pages that are rendered for each request and never cached: their scripts are allowed by the request's nonce. */
export default async function DynamicLayout({ children }: { children: ReactNode }) {
  return <SiteDocument nonce={await requestNonce()}>{children}</SiteDocument>
}
