import { BingoScreen } from '@/features/bingo/site/BingoScreen'
import { getBingoTexts, getDraftBoards } from '@/features/bingo/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Self-Care Bingo'
const description = 'Twenty-five small kindnesses on a card, without streaks or scolding. Rest counts.'

export const metadata = pageMetadata({ title, description, path: '/self-care-bingo' })

export default async function Page() {
  const { texts } = await getBingoTexts()
  return <BingoScreen texts={texts} drafts={await getDraftBoards()} />
}
