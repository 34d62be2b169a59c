import type { Metadata } from 'next'

import { NeverAgainScreen } from '@/features/invitations/site/NeverAgainScreen'

export const metadata: Metadata = { title: 'No more letters', robots: { index: false } }

export default function Page() {
  return <NeverAgainScreen />
}
