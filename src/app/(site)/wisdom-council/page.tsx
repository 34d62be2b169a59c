import type { Metadata } from 'next'

import { CouncilScreen } from '@/features/wisdom-council/site/CouncilScreen'
import { getCouncil } from '@/features/wisdom-council/site/queries'

const title = 'Wisdom Council'
const description =
  'Authors worth reading on perimenopause and menopause: medicine, food, brain science and integrative health.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/wisdom-council' },
  openGraph: { title, description, url: '/wisdom-council' },
}

export default async function Page() {
  return <CouncilScreen {...await getCouncil()} />
}
