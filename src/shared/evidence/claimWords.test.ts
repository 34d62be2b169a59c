import { describe, expect, it } from 'vitest'

import { beginningOf, checkInWords, checksInWords, noticeInWords, type ClaimOnPage } from './claimWords'

const claim = (given: Partial<ClaimOnPage> = {}): ClaimOnPage => ({
  id: 1,
  statement: 'It lasts 7.4 years.',
  locator: '',
  state: 'unchecked',
  checkedBy: null,
  checkedOn: null,
  signedBy: null,
  signedOn: null,
  nextDue: null,
  overdue: false,
  withdrawnOn: null,
  standing: 'current',
  ...given,
})
const checked = { checkedBy: 'Ada', checkedOn: '2026-11-21T00:00:00.000Z' }
const signed = { ...checked, signedBy: 'Bea', signedOn: '2026-11-22T00:00:00.000Z' }

const editors = { ...checked, checkedBy: 'The site’s editors; not yet reviewed by a clinician' }

it('says who looked, and when, or that nobody did', () => {
  expect(checkInWords(claim())).toBe('Nobody has checked this sentence at its source yet.')
  expect(checkInWords(claim(signed))).toBe('Checked on November 21, 2026 by Ada. Signed on November 22, 2026 by Bea.')
  expect(checkInWords(claim(editors))).toBe(
    'Checked on November 21, 2026 by the site’s editors. Not yet reviewed by a clinician.',
  )
})

const later = { checkedBy: 'Bea', checkedOn: '2026-11-23T00:00:00.000Z' }
it.each([
  [[], null],
  [[claim()], 'Nobody has checked what rests on it sentence by sentence yet.'],
  [[claim(checked), claim()], 'Checked on November 21, 2026 by Ada (1 of 2 sentences).'],
  [[claim(checked), claim({ ...checked, checkedBy: 'Bea' })], 'Checked on November 21, 2026 by Ada and Bea.'],
  [[claim(checked), claim(later)], 'Last checked on November 23, 2026 by Ada and Bea.'],
  [[claim(signed)], 'Checked on November 21, 2026 by Ada and signed by a second person.'],
  [
    [claim(editors), claim(editors)],
    'Checked on November 21, 2026 by the site’s editors. Not yet reviewed by a clinician.',
  ],
])('sums up the claims of a source', (claims, words) => {
  expect(checksInWords(claims)).toBe(words)
})

describe('a reader is told', () => {
  it.each([
    [{}, null],
    [{ state: 'expired', nextDue: '2026-11-01T12:00:00.000Z' }, null],
    [
      { state: 'expired', overdue: true, nextDue: '2026-11-01T12:00:00.000Z' },
      'This sentence is due for another look since November 1, 2026.',
    ],
    [{ standing: 'retracted' }, 'The source of this sentence was retracted.'],
    [{ standing: 'superseded', state: 'expired' }, 'The source of this sentence has been superseded.'],
    [{ standing: 'superseded', state: 'checked' }, null],
    [{ withdrawnOn: '2026-11-01T12:00:00.000Z' }, 'This sentence was withdrawn on November 1, 2026.'],
  ] as const)('%j: %s', (given, words) => expect(noticeInWords(claim(given))).toBe(words))
})

it('begins a sentence with whole words', () => {
  const long = 'The habits carry most of the weight, and this is where the line of 70, ends in a word.'
  expect(beginningOf(long)).toBe('The habits carry most of the weight, and this is where the line of…')
  expect(beginningOf('Short.')).toBe('Short.')
})
