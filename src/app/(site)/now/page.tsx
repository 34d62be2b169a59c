import type { Viewport } from 'next'

import { NowScreen } from '@/features/symptoms/site/NowScreen'
import { getNowTexts } from '@/features/symptoms/site/queries'

import { Exit } from '../Exit'
import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'It’s Happening Now',
  description: 'A dark page for the ninety seconds of a hot flash, and one press to keep it.',
  path: '/now',
})

/** The browser's own bars are as dark as the page. */
export const viewport: Viewport = { themeColor: '#0b0706' }

export default async function Page() {
  return <NowScreen {...await getNowTexts()} exit={<Exit isNow />} />
}
