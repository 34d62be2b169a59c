import type { Metadata } from 'next'

import { PrivacyScreen } from '@/features/privacy/site/PrivacyScreen'
import { getBadges } from '@/features/privacy/site/queries'

export const metadata: Metadata = {
  title: 'Privacy Dashboard',
  description: 'What this site stores about you, for how long and who else is involved; export it or erase it.',
}

export default async function Page() {
  return <PrivacyScreen badges={await getBadges()} />
}
