import MiniSearch from 'minisearch'
import { describe, expect, it, vi } from 'vitest'

import { TermScores } from './termScores'

const index = new MiniSearch({
  fields: ['title', 'body'],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
})
index.addAll([
  { id: 'sleep', title: 'sleep', body: 'sleepless nights and sweats at night' },
  { id: 'heat', title: 'flashes', body: 'a flash at night is a sweat' },
  { id: 'bones', title: 'bones', body: 'walking keeps bones strong' },
])
const boosts: Record<string, number> = { night: 0.7 }
const boostOf = (term: string) => boosts[term] ?? 1

describe('an index asked term by term', () => {
  it.each([['night sweats'], ['slep flash bone'], ['zebra']])(
    'finds for “%s” what MiniSearch finds for all of it',
    (query) => {
      const terms = [...new Set(query.split(' '))]
      const whole = index.search(terms.join(' '), { boostTerm: boostOf })
      const scores = new TermScores(index, () => true)
      scores.search(terms, boostOf)
      const found = scores.search(terms, boostOf)
      expect(found.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
      for (const [place, { score, queryTerms }] of found.entries()) {
        expect(score).toBeCloseTo(whole[place]!.score, 10)
        expect(queryTerms).toEqual(whole[place]!.queryTerms)
      }
    },
  )

  it('keeps what terms of its vocabulary find, and no other word of a visitor', () => {
    const search = vi.spyOn(index, 'search')
    const scores = new TermScores(index, (term) => term === 'night')
    scores.search(['night', 'nigt'], () => 1)
    scores.search(['night', 'nigt'], () => 1)
    expect(search.mock.calls.map(([term]) => term)).toEqual(['night', 'nigt', 'nigt'])
    search.mockRestore()
  })
})
