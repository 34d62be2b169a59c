import '../payload'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { getShell } from '@/features/site-shell/site/queries'
import { getEnv } from '@/shared/env'
import { draftNonce } from '@/shared/server/draft'

import { sharePicture } from './pageMetadata'
import { SiteDocument } from './SiteDocument'

export async function generateMetadata(): Promise<Metadata> {
  const { productName } = await getShell()
  return {
    metadataBase: new URL(getEnv().SITE_URL),
    title: { default: `${productName}: an almanac for perimenopause and after`, template: `%s · ${productName}` },
    description:
      'A free library about perimenopause and menopause that names its sources. No login, no tracking, no paywall.',
    formatDetection: { telephone: false },
    openGraph: { siteName: productName, type: 'website', images: [sharePicture()] },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf6ec' },
    { media: '(prefers-color-scheme: dark)', color: '#171022' },
  ],
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument nonce={await draftNonce()}>{children}</SiteDocument>
}
