import type { Metadata } from 'next'

import { comingSoonMetadata, ComingSoonScreen } from '@/features/coming-soon/site/ComingSoonScreen'
import { DonateButton } from '@/features/donations/site/islands/DonateButton.island'
import { getShell } from '@/features/site-shell/site/queries'

const heading = async () => `Support ${(await getShell()).productName}`

export async function generateMetadata(): Promise<Metadata> {
  return { ...comingSoonMetadata('subscribe'), title: { absolute: await heading() } }
}

export default async function Page() {
  return (
    <ComingSoonScreen page="subscribe" title={await heading()}>
      <DonateButton />
    </ComingSoonScreen>
  )
}
