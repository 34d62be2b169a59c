import { concerns } from './findConcern'
import type { Judgement } from './recognizer'
import { isCrisis } from './safetyAnswer'

/**
 * Where the signs of illness that a conversation told stand, the gravest first, two at most: chest pain is not forgotten for a
 * bleeding that is told after it. A crisis stands alone.
 * @param at where what was told last stands
 */
export function signsTold(earlier: readonly (Judgement | null)[], at: number): readonly number[] {
  const last = earlier[at]!.concern
  if (isCrisis(last)) return [at]
  const others = earlier.flatMap((judged, index) => {
    const isSign = judged?.certainty === 'sure' && !judged.isLikeness && !isCrisis(judged.concern)
    return isSign && judged.concern !== last ? [index] : []
  })
  const rank = (index: number) => concerns.indexOf(earlier[index]!.concern)
  const [other] = others.toSorted((one, two) => rank(one) - rank(two))
  return other === undefined ? [at] : [at, other].toSorted((one, two) => rank(one) - rank(two))
}
