import { DraftBanner } from '@/shared/ui/DraftBanner'

import { Bingo } from './islands/Bingo.island'
import type { DraftBoard } from './view'

/** The bingo page: the list of boards, or one of them at `?board=`. In a preview the boards are passed in. */
export function BingoScreen({ drafts }: { drafts: DraftBoard[] | null }) {
  return (
    <>
      {drafts && <DraftBanner path="/self-care-bingo" />}
      <div className="page-width pt-5 pb-6 md:pt-10">
        <Bingo drafts={drafts} />
        <p className="hidden max-w-136 text-lg noscript:block">
          The boards need scripts, which this browser does not run. A piece of paper with 25 kind things on it works as
          well.
        </p>
      </div>
    </>
  )
}
