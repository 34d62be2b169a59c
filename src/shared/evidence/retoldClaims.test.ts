import { expect, it } from 'vitest'

import type { ClaimOnPage } from './claimWords'
import { omitRetold, retoldNotice, statementsOf } from './retoldClaims'

const claim = (statement: string, more: Partial<ClaimOnPage> = {}): ClaimOnPage => ({
  ...{ id: 1, statement, locator: '', state: 'checked', standing: 'current', overdue: false },
  ...{ checkedBy: null, checkedOn: null, signedBy: null, signedOn: null, nextDue: null, withdrawnOn: null },
  ...more,
})
const retracted = claim('Hot flashes lasted 7.4 years at the median in SWAN.', {
  state: 'expired',
  standing: 'retracted',
})
const standing = claim('Four in five women have hot flashes at some time.')
const insight = 'Half of women have hot flashes for 7.4 years. You are not alone.'

const look = (text: string, claims: ClaimOnPage[]) => ({
  left: omitRetold(text, statementsOf(claims)),
  notice: retoldNotice(text, claims, statementsOf(claims)),
})

it('leaves a text alone while everything stands, and where another claim says it, too', () => {
  const whole = { left: insight, notice: null }
  expect(look(insight, [claim(retracted.statement), standing])).toEqual(whole)
  expect(look(insight, [retracted, claim('Flashes and hot nights went on for 7.4 years.')])).toEqual(whole)
  expect(look('You are not alone.', [retracted])).toEqual({ left: 'You are not alone.', notice: null })
})

it('knows a sentence that says again what no longer stands, in its own words or the same', () => {
  const notice = 'The source of this sentence was retracted.'
  expect(look(insight, [retracted, standing])).toEqual({ left: 'You are not alone.', notice })
  expect(look(retracted.statement, [retracted])).toEqual({ left: '', notice })
  const withdrawn = claim(retracted.statement, { state: 'withdrawn', withdrawnOn: '2026-11-02T00:00:00.000Z' })
  expect(look(insight, [withdrawn]).notice).toBe('This sentence was withdrawn on November 2, 2026.')
})

it('goes by the nearest statement where several speak of the same thing', () => {
  const rarer = claim('Rhubarb root made flashes rarer in one trial of rhubarb.', {
    state: 'expired',
    standing: 'retracted',
  })
  const upset = claim('Rhubarb root upset the stomach of some who took rhubarb.')
  expect(look('In one trial rhubarb root lowered the number of flashes.', [rarer, upset]).left).toBe('')
  expect(look('Rhubarb root can upset the stomach.', [rarer, upset]).notice).toBeNull()
})

it('goes by what stands where the same words rest on another source', () => {
  expect(look(retracted.statement, [retracted, claim(retracted.statement)]).notice).toBeNull()
})
