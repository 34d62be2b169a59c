import { isFaint, type Judgement } from '../safety/recognizer'
import type { FoundLibrary } from './foundLibrary'
import { fitsQuestion, isLikelyAsked } from './judgeFound'

/**
 * Whether a faint worry is none, because the library answers just what was asked. For the faintest a likely question is
 * enough.
 */
export const sparesLines = (judged: Judgement, library: FoundLibrary): boolean =>
  isFaint(judged) && (fitsQuestion(library) || (judged.certainty === 'faintest' && isLikelyAsked(library)))
