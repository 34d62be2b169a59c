import { isFaint, type Judgement } from '../safety/recognizer'
import type { FoundLibrary } from './foundLibrary'
import { isLikelyAnswered } from './judgeFound'

/**
 * Whether a faint worry is none, because the library likely answers what was asked. That its words fit is not enough: “dinner
 * on the table by six, or I know what I get” has those of a question about evenings.
 */
export const sparesLines = (judged: Judgement, library: FoundLibrary): boolean =>
  isFaint(judged) && isLikelyAnswered(library)
