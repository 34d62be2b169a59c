import { describe, expect, it } from 'vitest'

import { act, type ActName } from './acts'

const on = new Date('2026-03-01T10:00:00Z')
const circumstances = { claim: {}, why: '', due: null, standing: 'current', by: { id: 7, name: 'Ada' }, on }

it('checks for a year, and ends the signature of the check before', () => {
  expect(act('check', circumstances)).toEqual({
    checkedBy: 'Ada',
    checkedById: 7,
    checkedOn: '2026-03-01T10:00:00.000Z',
    nextDue: '2027-03-01T12:00:00.000Z',
    signedBy: null,
    signedById: null,
    signedOn: null,
  })
  expect(act('check', { ...circumstances, due: '2026-06-01T12:00:00.000Z' })).toMatchObject({
    nextDue: '2026-06-01T12:00:00.000Z',
  })
})

it('is signed by another person than the one who checked it', () => {
  const claim = { checkedOn: '2026-01-01', checkedById: 8 }
  expect(act('sign', { ...circumstances, claim })).toMatchObject({ signedBy: 'Ada', signedById: 7 })
})

it('is withdrawn for a reason, and comes back', () => {
  expect(act('withdraw', { ...circumstances, why: ' Wrong. ' })).toMatchObject({ withdrawnWhy: 'Wrong.' })
  expect(act('restore', { ...circumstances, claim: { withdrawnOn: '2026-01-01' } })).toMatchObject({
    withdrawnOn: null,
  })
})

describe('refuses', () => {
  it.each<[string, ActName, object]>([
    ['The second signature is another', 'sign', { claim: { checkedOn: '2026-01-01', checkedById: 7 } }],
    ['Nobody has checked it yet', 'sign', {}],
    ['Its source is retracted', 'check', { standing: 'retracted' }],
    ['Its source is retracted', 'sign', { standing: 'retracted', claim: { checkedOn: '2026-01-01' } }],
    ['The next look comes after today', 'check', { due: '2026-02-01T12:00:00.000Z' }],
    ['Say why', 'withdraw', { why: '  ' }],
    ['It is not withdrawn', 'restore', {}],
  ])('%s: %s', (refusal, name, given) => {
    expect(act(name, { ...circumstances, ...given })).toEqual({ refused: expect.stringContaining(refusal) })
  })
})
