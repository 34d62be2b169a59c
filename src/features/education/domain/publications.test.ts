import { expect, it } from 'vitest'

import { keyFor, kindOf, parseIdentifier } from './publications'

it.each([
  ['10.1001/jamainternmed.2014.8063', { doi: '10.1001/jamainternmed.2014.8063' }],
  ['https://doi.org/10.1001/JAMAinternmed.2014.8063.', { doi: '10.1001/jamainternmed.2014.8063' }],
  ['doi: 10.1016/S0140-6736(19)31709-X', { doi: '10.1016/s0140-6736(19)31709-x' }],
  ['https://x.example/doi/10.1001%2Fjama.1', { doi: '10.1001/jama.1' }],
  ['25686030', { pmid: '25686030' }],
  ['PMID: 25686030', { pmid: '25686030' }],
  ['https://pubmed.ncbi.nlm.nih.gov/25686030/', { pmid: '25686030' }],
  ['Avis 2015', null],
  ['%E0%A4%A', null],
  ['', null],
])('reads %j', (pasted, expected) => {
  expect(parseIdentifier(pasted)).toEqual(expected)
})

it('makes of it what an editor would write', () => {
  expect(keyFor({ authors: 'Avis NE, Crawford SL', title: 'Duration of Menopausal Symptoms', year: 2015 })).toBe(
    'avis-duration-menopausal-2015',
  )
  expect(kindOf(['Journal Article', 'Randomized Controlled Trial'])).toBe('rct')
  expect(kindOf(['journal-article'])).toBeNull()
})
