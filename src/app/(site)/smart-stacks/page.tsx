import type { Metadata } from 'next'

import { StacksScreen } from '@/features/smart-stacks/site/StacksScreen'

const title = 'Smart Stacks'
const description =
  'Free protocols for foggy mornings, hot flashes and bones: habits first, each supplement with its evidence, cautions and sources.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/smart-stacks' },
  openGraph: { title, description, url: '/smart-stacks' },
}

export default function Page() {
  return <StacksScreen />
}
