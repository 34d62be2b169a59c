import { expect, it } from 'vitest'

import { findCitable, shortCitation } from './citationSearch'

const avis = {
  id: 1,
  key: 'swan-vms-duration-2015',
  authors: 'Avis NE, Crawford SL, et al. (SWAN)',
  year: 2015,
  title: 'Duration of menopausal vasomotor symptoms',
  topics: ['hot-flashes', 'duration'],
}
const nice = {
  id: 2,
  key: 'nice-ng23-2024',
  authors: 'National Institute for Health and Care Excellence (UK)',
  year: 2024,
  title: 'Menopause: identification and management',
  topics: ['hormone-therapy'],
}

it('is called by its first author and year', () => {
  expect([avis, nice].map(shortCitation)).toEqual([
    'Avis 2015',
    'National Institute for Health and Care Excellence 2024',
  ])
  expect(shortCitation({ authors: 'US Food and Drug Administration' })).toBe('US Food and Drug Administration')
})

it.each([
  ['avis', [1]],
  ['Avis2015', [1]],
  ['crawford', [1]],
  ['nice', [2]],
  ['hotfl', [1]],
  ['duration', [1]],
  ['2024', [2]],
  ['menopausal', [1]],
  ['nobody', []],
  ['', []],
])('is found by %j', (typed, ids) => {
  expect(findCitable([nice, avis], typed).map(({ id }) => id)).toEqual(ids)
})
