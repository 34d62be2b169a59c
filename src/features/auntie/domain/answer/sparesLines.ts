import { isCrisis } from '../safety/safetyAnswer'
import type { Judgement } from '../safety/recognizer'
import type { FoundLibrary } from './foundLibrary'
import { fitsQuestion, isLikelyAsked } from './judgeFound'

/**
 * Whether a faint worry is none, because the library answers just what was asked. A sign of the body is more easily
 * spared than a crisis: a likely question is enough.
 */
export const sparesLines = ({ concern, certainty }: Judgement, library: FoundLibrary): boolean =>
  certainty === 'faint' && (fitsQuestion(library) || (!isCrisis(concern) && isLikelyAsked(library)))
