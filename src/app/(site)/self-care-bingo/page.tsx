import { BingoScreen } from '@/features/bingo/site/BingoScreen'
import { getBingoTexts, getBoards, getDraftBoards } from '@/features/bingo/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Self-Care Bingo'
const description = 'Twenty-five small kindnesses on a card, without streaks or scolding. Rest counts.'

export const metadata = pageMetadata({ title, description, path: '/self-care-bingo' })

export default async function Page() {
  const [{ texts }, boards, drafts] = await Promise.all([getBingoTexts(), getBoards(), getDraftBoards()])
  return <BingoScreen texts={texts} boards={boards} drafts={drafts} />
}
