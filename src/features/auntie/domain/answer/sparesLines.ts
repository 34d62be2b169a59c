import { isCrisis } from '../safety/safetyAnswer'
import { isFaint, type Judgement } from '../safety/recognizer'
import type { FoundLibrary } from './foundLibrary'
import { fitsQuestion, isLikelyAsked } from './judgeFound'

/**
 * Whether a faint worry is none, because the library answers just what was asked. A sign of the body is more easily
 * spared than a crisis: a likely question is enough, as it is for the faintest worry of any kind.
 */
export const sparesLines = (judged: Judgement, library: FoundLibrary): boolean =>
  isFaint(judged) &&
  (fitsQuestion(library) || ((judged.certainty === 'faintest' || !isCrisis(judged.concern)) && isLikelyAsked(library)))
