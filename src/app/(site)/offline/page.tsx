import type { Metadata } from 'next'

import { OfflineScreen } from '@/features/offline/site/OfflineScreen'
import { getOfflineTexts } from '@/features/offline/site/queries'

export const metadata: Metadata = { title: 'Offline', robots: { index: false } }

export default async function Page() {
  const { texts } = await getOfflineTexts()
  return <OfflineScreen texts={texts} />
}
