import { DraftBanner } from '@/shared/ui/DraftBanner'

import { Bingo } from './islands/Bingo.island'
import type { DraftBoard } from './view'
import type { Board } from '../contract'
import type { BingoTexts } from '../content/bingoTexts'

type BingoScreenProps = { texts: BingoTexts; boards: Board[] | null; drafts: DraftBoard[] | null }

/** The bingo page: the list of boards, or one of them at `?board=`. In a preview the boards come with their cells. */
export function BingoScreen({ texts, boards, drafts }: BingoScreenProps) {
  return (
    <>
      {drafts && <DraftBanner path="/self-care-bingo" />}
      <div className="page-width pt-5 pb-6 md:pt-10">
        <Bingo texts={texts} boards={boards} drafts={drafts} />
        <p className="hidden max-w-136 text-lg noscript:block">{texts.withoutScripts}</p>
      </div>
    </>
  )
}
