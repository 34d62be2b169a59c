import { DraftBanner } from '@/shared/ui/DraftBanner'

import { Bingo } from './islands/Bingo.island'
import type { DraftBoard } from './view'
import type { BingoTexts } from '../content/bingoTexts'

/** The bingo page: the list of boards, or one of them at `?board=`. In a preview the boards are passed in. */
export function BingoScreen({ texts, drafts }: { texts: BingoTexts; drafts: DraftBoard[] | null }) {
  return (
    <>
      {drafts && <DraftBanner path="/self-care-bingo" />}
      <div className="page-width pt-5 pb-6 md:pt-10">
        <Bingo texts={texts} drafts={drafts} />
        <p className="hidden max-w-136 text-lg noscript:block">{texts.withoutScripts}</p>
      </div>
    </>
  )
}
