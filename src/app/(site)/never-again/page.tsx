import type { Metadata } from 'next'

import { UnsubscribeScreen } from '@/features/invitations/site/UnsubscribeScreen'

export const metadata: Metadata = { title: 'No more letters', robots: { index: false } }

export default function Page() {
  return <UnsubscribeScreen />
}
