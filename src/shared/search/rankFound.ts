import { isPageOfSite } from '@/shared/lib/pageOfSite'

import type { FoundAnswer } from './answerIndex'
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
  asks: readonly FoundAnswer[],
  results: readonly TermMatch[],
  most: number,
  nearest = '',
): FoundAnswer[] {
  const scores = new Map(results.map(({ id, score }) => [id, score / results[0]!.score]))
  const share = ({ slug, lead, excerpts }: FoundAnswer) => {
    if (!lead) return outsideShare
    return excerpts.length === 0 || isPageOfSite(slug) ? noModuleShare : (scores.get(slug) ?? 0)
  }
  const own = ({ isWhole, coverage }: FoundAnswer) => (isWhole && coverage >= halfAsked ? ownShareWhole : ownShare)
  const scored = asks.map((answer) => answer.score * (own(answer) + share(answer)))
  const isAllAsked = asks.map(
    ({ isWhole, coverage }, index) => isWhole && coverage >= allAsked.coverage && scored[index]! >= allAsked.score,
  )
  const chances = asks.map(({ chance }, index) =>
    isAllAsked[index] ? chance && Math.max(chance, allAsked.chance) : chance,
  )
  const ranks = scored.map((score, index) => {
    // A place that came after the last training is found by its words alone.
    const unlearned = isAllAsked[index] ? allAsked.chance : unlearnedChance
    return scoreWeight * score + Math.log(Math.max(chances[index] ?? unlearned, smallestChance))
  })
  const order = [...asks.keys()].sort((a, b) => ranks[b]! - ranks[a]!)
  const nearestOne = order.find((index) => asks[index]!.slug === nearest)
  return order
    .filter((index, place) => place < most || index === nearestOne)
    .map((index) => ({ ...asks[index]!, score: scored[index]!, chance: chances[index] }))
}

/** Modules by their words and, as much again, by the place in each that is asked for most, and by what was learned. */
export function rankModules(results: readonly TermMatch[], asks: readonly FoundAnswer[]): TermMatch[] {
  const places = new Map<string | number, number>()
  const chances = new Map<string | number, number>()
  for (const { slug, score, chance = 0, excerpts } of asks) {
    places.set(slug, Math.max(places.get(slug) ?? 0, score))
    if (excerpts.length > 0) chances.set(slug, (chances.get(slug) ?? 0) + chance)
  }
  const most = Math.max(...places.values(), leastAsked)
  const first = results[0]?.score ?? 1
  const ranks = new Map(
    results.map(({ id, score }) => [
      id,
      score / first + (placeShare * (places.get(id) ?? 0)) / most + (chances.get(id) ?? 0),
    ]),
  )
  return [...results].sort((a, b) => ranks.get(b.id)! - ranks.get(a.id)!)
}
