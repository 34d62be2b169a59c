import type { Metadata } from 'next'

import { BingoScreen } from '@/features/bingo/site/BingoScreen'

const title = 'Self-Care Bingo'
const description = 'Twenty-five small kindnesses on a card, without streaks or scolding. Rest counts.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/self-care-bingo' },
  openGraph: { title, description, url: '/self-care-bingo' },
}

export default function Page() {
  return <BingoScreen />
}
