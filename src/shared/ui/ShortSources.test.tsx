import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { reportTexts } from '@/shared/evidence/claimWords'
import type { PlacedClaim } from '@/shared/evidence/readClaims'

import { ShortSources, toShortSources } from './ShortSources'

const publication = { id: 7, authors: 'Ada A', year: 2020, title: 'What was counted', finding: 'It was counted.' }
const claim = (given: Partial<PlacedClaim>): PlacedClaim => ({
  id: 1,
  documentId: 1,
  reference: 7,
  path: 'note',
  statement: 'It lasts 7.4 years.',
  locator: '',
  state: 'checked',
  checkedBy: 'Bea',
  checkedOn: '2026-01-10T12:00:00.000Z',
  signedBy: null,
  signedOn: null,
  nextDue: '2026-02-10T12:00:00.000Z',
  overdue: false,
  withdrawnOn: null,
  standing: 'current',
  report: reportTexts,
  ...given,
})
const textOf = (claims: PlacedClaim[], status: 'current' | 'retracted' = 'current') =>
  renderToStaticMarkup(<ShortSources sources={toShortSources([{ ...publication, status }], claims)} />)

it('says who checked what rests on a source, and which sentence is due for another look', () => {
  expect(textOf([claim({})])).toContain('Checked on January 10, 2026 by Bea.')
  expect(textOf([claim({ overdue: true })])).toContain(
    '“It lasts 7.4 years.” This sentence is due for another look since February 10, 2026.',
  )
  expect(textOf([claim({ reference: 8, overdue: true })])).not.toMatch(/Checked|due for another look/)
})

it('says once who checked what, where it is so of every source', () => {
  const both = [publication, { ...publication, id: 8, title: 'What was asked' }]
  const told = (claims: PlacedClaim[]) =>
    renderToStaticMarkup(<ShortSources sources={toShortSources(both, claims)} />).match(/Checked on[^<]*/g)
  expect(told([claim({}), claim({ id: 2, reference: 8 })])).toEqual(['Checked on January 10, 2026 by Bea.'])
  expect(told([claim({}), claim({ id: 2, reference: 8, checkedBy: 'Cleo' })])).toEqual([
    'Checked on January 10, 2026 by Bea.',
    'Checked on January 10, 2026 by Cleo.',
  ])
  expect(told([claim({})]), 'not of one alone').toEqual(['Checked on January 10, 2026 by Bea.'])
})

it('says once that a source was retracted, for all sentences that rest on it', () => {
  const markup = textOf([claim({ standing: 'retracted' }), claim({ id: 2, standing: 'retracted' })], 'retracted')
  expect(markup.match(/[Rr]etracted/g)).toHaveLength(1)
})

it('says where in a source to look: what the citation says, else what the source says of itself', () => {
  const placed = { ...publication, locator: 'abstract' }
  expect(toShortSources([placed], [claim({})])[0]).toMatchObject({ places: ['abstract'] })
  expect(toShortSources([placed], [claim({ locator: 'table 2' }), claim({ id: 2 })])[0]).toMatchObject({
    places: ['table 2'],
  })
  expect(renderToStaticMarkup(<ShortSources sources={toShortSources([placed])} />)).toContain(
    'Where it says so: abstract.',
  )
  expect(textOf([])).not.toContain('Where it says so')
})

it('lets each sentence be reported once, though several sources bear it', () => {
  const claims = [claim({}), claim({ id: 2, reference: 8 }), claim({ id: 3, reference: 8, statement: 'It ends.' })]
  const sources = toShortSources([publication, { ...publication, id: 8, title: 'What was asked' }], claims)
  const markup = renderToStaticMarkup(<ShortSources sources={sources} />)
  expect([...markup.matchAll(/data-report-claim="(\d)"/g)].map(([, id]) => id)).toEqual(['1', '3'])
})

it.each([
  [{ notOpened: true }, 'We have not opened the publication itself.'],
  [
    { abstractOnly: true, locator: 'abstract, results' },
    'Where it says so: abstract, results. We have read only its abstract.',
  ],
  [{ notOpened: true, abstractOnly: true }, 'We have not opened the publication itself.'],
])('says how much of a source was read: %o', (read, words) => {
  const markup = renderToStaticMarkup(<ShortSources sources={toShortSources([{ ...publication, ...read }])} />)
  expect(markup).toContain(words)
  expect(textOf([])).not.toMatch(/only its abstract|not opened/)
})
