import { isSitePage } from '@/shared/lib/pageOfSite'

import type { Quoted } from './chooseQuotes'
import type { FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { mayAnswer } from '../retrieval/judgeFound'

const most = 2

/**
 * Passages that may be meant beside those that are read, to be linked: of a letter the best place is the right one for two in
 * three, and the right one is among the next two for a sixth of the others. They are not read, as a beginning without its
 * caution (“certain antidepressants”, to a woman on tamoxifen) was judged unsafe.
 */
export function findRelatedPassages({ answers, ...library }: FoundLibrary, read: readonly Quoted[]): LibraryPassage[] {
  const isRead = ({ slug, heading }: LibraryPassage) =>
    read.some(({ passages }) => passages.some((passage) => passage.slug === slug && passage.heading === heading))
  const further = answers
    .filter((answer) => !isSitePage(answer.slug) && mayAnswer(answer, { answers, ...library }))
    .flatMap(({ excerpts }) => excerpts.slice(0, 1).map(({ passage }) => passage))
    .filter((passage) => !isRead(passage))
  return further.slice(0, most)
}
