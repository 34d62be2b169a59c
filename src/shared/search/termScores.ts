import type MiniSearch from 'minisearch'

/** A document that was found, and by which of the terms. */
export type TermMatch = { id: string | number; score: number; queryTerms: string[] }

type Scores = ReadonlyMap<string | number, number>

/**
 * A MiniSearch index asked term by term: what a term of its own vocabulary finds, with its prefixes and slips, is the
 * same for every question and is kept, so that finding it costs nothing the second time. Terms that are in no document
 * are a visitor's own words and are not kept.
 */
export class TermScores {
  private readonly kept = new Map<string, Scores>()

  constructor(
    private readonly index: MiniSearch,
    private readonly isInVocabulary: (term: string) => boolean,
  ) {}

  /**
   * What MiniSearch finds for all the terms together (`OR`), best first: the sum of what each finds, times how many of
   * them found it.
   * @param boostOf how much a term counts
   */
  search(terms: readonly string[], boostOf: (term: string) => number): TermMatch[] {
    const found = new Map<string | number, TermMatch>()
    for (const term of terms) {
      const boost = boostOf(term)
      this.scoresOf(term).forEach((score, id) => {
        const match = found.get(id)
        if (match) {
          match.score += score * boost
          match.queryTerms.push(term)
        } else found.set(id, { id, score: score * boost, queryTerms: [term] })
      })
    }
    const matches = [...found.values()]
    for (const match of matches) match.score *= match.queryTerms.length
    return matches.sort((a, b) => b.score - a.score)
  }

  /** The same scores of some documents, which spares counting all the others. */
  scoresAmong(
    wanted: readonly (string | number)[],
    terms: readonly string[],
    boostOf: (term: string) => number,
  ): ReadonlyMap<string | number, number> {
    const scores = terms.map((term) => ({ ofTerm: this.scoresOf(term), boost: boostOf(term) }))
    return new Map(
      wanted.map((id) => {
        let [sum, found] = [0, 0]
        for (const { ofTerm, boost } of scores) {
          const score = ofTerm.get(id)
          if (score === undefined) continue
          sum += score * boost
          found += 1
        }
        return [id, sum * found]
      }),
    )
  }

  private scoresOf(term: string): Scores {
    const known = this.kept.get(term)
    if (known) return known
    const scores = new Map(this.index.search(term).map(({ id, score }) => [id as string | number, score]))
    if (this.isInVocabulary(term)) this.kept.set(term, scores)
    return scores
  }
}
