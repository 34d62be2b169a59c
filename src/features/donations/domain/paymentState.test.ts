import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { applyUpdate, netAmount, initialFacts, paymentState, type PaymentUpdate } from './paymentState'

const after = (...updates: PaymentUpdate[]) => updates.reduce(applyUpdate, initialFacts)
const created: PaymentUpdate = { amount: 500, currency: 'usd' }
const paid: PaymentUpdate = { ...created, paidAt: 200 }

describe('what became of a gift', () => {
  it.each([
    ['started', [created]],
    ['failed', [created, { failedAt: 100 }]],
    ['paid', [created, { failedAt: 100 }, paid]],
    ['partly-refunded', [paid, { refunded: 499 }]],
    ['refunded', [paid, { refunded: 500 }]],
    ['disputed', [paid, { dispute: 'open' }]],
    ['paid', [paid, { dispute: 'open' }, { dispute: 'won' }]],
    ['lost', [paid, { dispute: 'open' }, { dispute: 'lost' }]],
    ['refunded', [paid, { refunded: 500 }, { dispute: 'won' }]],
  ] as const)('is %s', (state, updates) => {
    expect(paymentState(after(...updates))).toBe(state)
  })

  it('is the same in whatever order the events come, and however often', () => {
    const updates: PaymentUpdate[] = [
      created,
      { failedAt: 100 },
      paid,
      { monthly: true },
      { refunded: 200 },
      { refunded: 300 },
      { dispute: 'open' },
      { dispute: 'won' },
    ]
    const expected = after(...updates)
    const shuffled = fc.nat({ max: updates.length - 1 }).chain((repeated) => {
      const all = [...updates, ...updates.slice(0, repeated)]
      return fc.shuffledSubarray(all, { minLength: all.length })
    })
    fc.assert(
      fc.property(shuffled, (told) => {
        expect(after(...told)).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps what was neither refunded nor lost', () => {
    expect(netAmount(after(created))).toBe(0)
    expect(netAmount(after(paid))).toBe(500)
    expect(netAmount(after(paid, { refunded: 120 }))).toBe(380)
    expect(netAmount(after(paid, { dispute: 'open' }))).toBe(500)
    expect(netAmount(after(paid, { dispute: 'lost' }))).toBe(0)
  })
})
