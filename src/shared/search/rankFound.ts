import { isSitePage } from '@/shared/lib/pageOfSite'

import type { FoundAnswer, RatedPlace, RatedPlaces } from './foundAnswer'
import type { TermMatch } from './termScores'

/** An answer counts partly for itself, the more when it is asked for in so many words, and by how well its module is found. */
const ownShare = 0.5
const ownShareWhole = 1
const halfAsked = 0.5
/** The same for what stands in no module: what is known not to be held, and what a page of the site says. */
const noModuleShare = 0.75
/** What is outside the library altogether gives way to what is not: a dog may come up in any story. */
const outsideShare = 0.2

/** How much its words say of a place, beside the logarithm of its chance. */
const scoreWeight = 0.4
const smallestChance = 0.002
/** What counts for a place that nothing was learned of. */
const unlearnedChance = 0.05
/** What all of a question asks for is never less likely than this, whatever was learned. */
const allAsked = { score: 2.5, coverage: 0.95, chance: 0.2 }

/** What the best place of a module adds to the module’s own rank, */
const placeShare = 0.5
/** in proportion to the best of all, or to this where all are weak. */
const leastAsked = 2

/**
 * Places that answer, the best first: each by itself, and by how well its module is found.
 * @param most how many, beside the best of the module that is found first
 * @param nearest the slug of that module
 */
export function rankAnswers(
  { places: asks, describe }: RatedPlaces,
  results: readonly TermMatch[],
  most: number,
  nearest = '',
): FoundAnswer[] {
  const scores = new Map(results.map(({ id, score }) => [id, score / results[0]!.score]))
  const share = ({ slug, lead, excerpts }: RatedPlace) => {
    if (!lead) return outsideShare
    return excerpts.length === 0 || isSitePage(slug) ? noModuleShare : (scores.get(slug) ?? 0)
  }
  const own = ({ isWhole, coverage }: RatedPlace) => (isWhole && coverage >= halfAsked ? ownShareWhole : ownShare)
  const scored = new Float64Array(asks.length)
  const ranks = new Float64Array(asks.length)
  const isAllAsked = ({ isWhole, coverage }: RatedPlace, score: number) =>
    isWhole && coverage >= allAsked.coverage && score >= allAsked.score
  const chanceOf = (answer: RatedPlace, score: number) =>
    isAllAsked(answer, score) ? answer.chance && Math.max(answer.chance, allAsked.chance) : answer.chance
  for (let index = 0; index < asks.length; index += 1) {
    const answer = asks[index]!
    const score = answer.score * (own(answer) + share(answer))
    // A place that came after the last training is found by its words alone.
    const unlearned = isAllAsked(answer, score) ? allAsked.chance : unlearnedChance
    scored[index] = score
    ranks[index] = scoreWeight * score + Math.log(Math.max(chanceOf(answer, score) ?? unlearned, smallestChance))
  }
  const order = bestOf(ranks, most)
  const [nearestOne] = bestOf(ranks, 1, (index) => asks[index]!.slug === nearest)
  if (nearestOne !== undefined && !order.includes(nearestOne)) order.push(nearestOne)
  return order.map((index) => {
    const [answer, score] = [asks[index]!, scored[index]!]
    return { ...describe(answer), score, chance: chanceOf(answer, score) }
  })
}

/**
 * Places of the highest ranks, the earlier of two equals first: a handful of hundreds.
 * @param isMeant whether one counts at all
 */
function bestOf(ranks: Float64Array, most: number, isMeant: (index: number) => boolean = () => true): number[] {
  const best: number[] = []
  // By number: pairs of place and rank, made for each of hundreds, were a ninth of what a message made and threw away.
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index]!
    if (best.length === most && rank <= ranks[best.at(-1)!]!) continue
    if (rank === -Infinity || !isMeant(index)) continue
    let at = best.length
    while (at > 0 && rank > ranks[best[at - 1]!]!) at -= 1
    best.splice(at, 0, index)
    if (best.length > most) best.pop()
  }
  return best
}

/** Modules by their words and, as much again, by the place in each that is asked for most, and by what was learned. */
export function rankModules(results: readonly TermMatch[], asks: readonly RatedPlace[]): TermMatch[] {
  const places = new Map<string | number, { score: number; chance: number }>()
  let most = leastAsked
  for (const { slug, score, chance = 0, excerpts } of asks) {
    if (score > most) most = score
    const own = places.get(slug)
    const learned = excerpts.length > 0 ? chance : 0
    if (!own) places.set(slug, { score: Math.max(0, score), chance: learned })
    else {
      if (score > own.score) own.score = score
      own.chance += learned
    }
  }
  const first = results[0]?.score ?? 1
  const ranks = new Map(
    results.map(({ id, score }) => {
      const place = places.get(id)
      return [id, score / first + (placeShare * (place?.score ?? 0)) / most + (place?.chance ?? 0)]
    }),
  )
  return [...results].sort((a, b) => ranks.get(b.id)! - ranks.get(a.id)!)
}
