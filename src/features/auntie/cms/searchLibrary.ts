import type { FoundModules, LibraryIndex, LibraryQuestion } from '@/shared/search/libraryIndex'

import { excludeOtherBodies } from '../domain/answer/ranking/excludeOtherBodies'
import { excludeOtherCancers } from '../domain/answer/ranking/excludeOtherCancers'
import { excludePaperwork } from '../domain/answer/ranking/excludePaperwork'
import { createLikeness, findFurtherAnswers } from '../domain/answer/ranking/furtherQuestions'
import { answerBothParts } from '../domain/answer/ranking/questionParts'
import { rankByCancerHistory } from '../domain/answer/ranking/rankByCancerHistory'
import { findBesideHerMedicine } from '../domain/answer/ranking/readBesideHerMedicine'
import { rankByReader } from '../domain/answer/ranking/rankByReader'
import { rankByTreatment } from '../domain/answer/ranking/rankByTreatment'
import { rankForHelpers } from '../domain/answer/ranking/rankForHelpers'
import { rankRefusedLast } from '../domain/answer/ranking/rankRefusedLast'
import { rankUnreadFirst } from '../domain/answer/ranking/rankUnreadFirst'
import { hasQuestionForm } from '../domain/answer/question/questionForm'
import { removeRuledOut } from '../domain/answer/question/removeRuledOut'
import type { FoundLibrary } from '../domain/answer/retrieval/foundLibrary'
import { findWith } from '../domain/answer/retrieval/findWith'
import { rankCombinedFirst } from '../domain/answer/wording/combinedUse'
import { readEachNamed } from '../domain/answer/wording/readEachNamed'
import { readNamedBeside } from '../domain/answer/wording/unmentionedThings'
import type { ChatMessage, SearchQuery } from '../domain/conversation'
import type { recallQuestion } from '../domain/recall/recallQuestion'
import { rememberFinds } from './rememberFinds'

/** Modules that are named, and passages of each that are looked at. */
const limits = { modules: 3, passages: 3 }

const withoutRuled = (asked: LibraryQuestion) => ({
  question: removeRuledOut(asked.question),
  earlier: removeRuledOut(asked.earlier ?? ''),
})

type Found = FoundModules & Pick<FoundLibrary, 'isOfItself' | 'isUnmet'>

/** How the library is asked for one message: whatever is looked for again is found once. */
export type Finding = ReturnType<typeof startFinding>
export function startFinding(index: LibraryIndex) {
  return {
    subjectOf: (message: string) => index.subjectOf(message),
    find: rememberFinds((asked): Found => index.find(withoutRuled(asked), limits)),
    findAlike: rememberFinds((asked) => index.findAlike(withoutRuled(asked))),
  }
}

/**
 * What the library has to the last question of a conversation, ranked by what was told and what was read before.
 * @param recent the last messages of both @param query what is looked for, where it is not as it was recalled
 */
export function searchLibrary(
  { find, findAlike, subjectOf }: Finding,
  recalled: Pick<ReturnType<typeof recallQuestion>, 'inFull' | 'isInItsWords' | 'isRecalled'>,
  recent: readonly ChatMessage[],
  query: SearchQuery,
) {
  const question = recalled.inFull
  const together = findWith(find, { ...query, question }, query.question)
  const asked = answerBothParts(find, question, together, subjectOf, query.earlier)
  // Before what is ranked by her own history: what holds for her is read again before what holds for others.
  const named = () => {
    const { answers } = hasQuestionForm(query.question)
      ? find({ question: query.question, earlier: '' })
      : { answers: [] }
    return answers.flatMap(({ terms }) => terms)
  }
  const unread = recalled.isInItsWords ? asked : rankUnreadFirst(asked, recent, recalled.isRecalled, named)
  const fitting = rankByReader(rankByCancerHistory(rankForHelpers(find, unread, question), question), question)
  const ordered = rankRefusedLast(rankByTreatment(fitting, question), question)
  const ours = excludeOtherCancers(excludePaperwork(excludeOtherBodies(ordered, question), question), question)
  const { found: best, unheld } = rankCombinedFirst(find, ours, question, query.earlier)
  const found = readEachNamed(find, question, {
    ...readNamedBeside(find, question, best),
    ...findBesideHerMedicine(find, question, best),
    ...findFurtherAnswers(find, findAlike, question, asked, subjectOf),
    likenessOf: createLikeness(findAlike, question, subjectOf),
  })
  return { asked, found, unheld }
}
