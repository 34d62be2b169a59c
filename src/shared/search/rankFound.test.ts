import { expect, it } from 'vitest'

import type { RatedPlace } from './foundAnswer'
import type { Passage } from './passage'
import { rankAnswers } from './rankFound'

const lead: Passage = { slug: 'hearts', title: '', description: '', summary: '', anchor: '', heading: '', body: '' }
const place = (start: string, given: Partial<RatedPlace>): RatedPlace => ({
  slug: 'hearts',
  lead,
  excerpts: [{ passage: lead, start, readsOn: false }],
  score: 6,
  coverage: 1,
  isWhole: true,
  row: 0,
  ...given,
})

it('does not let what was learned outweigh a place that all of a question asks for', () => {
  const ofSome = place('What it is called', { chance: 0.9, score: 3, coverage: 0.6 })
  const ofAll = place('What it does to the heart', { chance: 0.005 })
  const describe = (rated: RatedPlace) => ({ ...rated, terms: [], isGeneral: false })
  const ranked = (second: RatedPlace) =>
    rankAnswers({ places: [ofSome, second], describe }, [{ id: 'hearts', score: 1, queryTerms: [] }], 2).map(
      ({ excerpts, chance }) => [excerpts[0]!.start, chance],
    )
  expect(ranked(ofAll)[0]).toEqual(['What it does to the heart', 0.2])
  // “Is HRT for life” has no rare word.
  expect(ranked({ ...ofAll, score: 3 })).toContainEqual(['What it does to the heart', 0.2])
  expect(ranked({ ...ofAll, coverage: 0.9 })[0]).toEqual(['What it is called', 0.9])
  expect(ranked({ ...ofAll, isWhole: false })[1]).toEqual(['What it does to the heart', 0.005])
  // Nor a place that came after the last training.
  expect(ranked({ ...ofAll, chance: undefined })[0]).toEqual(['What it does to the heart', undefined])
  expect(ranked({ ...ofAll, coverage: 0.9, chance: undefined })[1]).toEqual(['What it does to the heart', undefined])
})
