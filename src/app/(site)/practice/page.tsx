import type { Metadata } from 'next'

import { PracticeScreen } from '@/features/practice/site/PracticeScreen'
import { getPractice } from '@/features/practice/site/queries'

const title = 'Practice'
const description =
  'Nine guided sessions to sit, breathe and move with, each with a timer, its sources and a word on safety. Free, and nothing is recorded.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/practice' },
  openGraph: { title, description, url: '/practice' },
}

export default async function Page() {
  return <PracticeScreen {...await getPractice()} />
}
