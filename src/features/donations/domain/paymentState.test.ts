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
    for (let turn = 0; turn < 500; turn += 1) {
      const shuffled = [...updates, ...updates.slice(0, turn % updates.length)]
        .map((one) => [Math.random(), one] as const)
        .sort(([a], [b]) => a - b)
      expect(after(...shuffled.map(([, one]) => one))).toEqual(expected)
    }
  })

  it('keeps what was neither refunded nor lost', () => {
    expect(netAmount(after(created))).toBe(0)
    expect(netAmount(after(paid))).toBe(500)
    expect(netAmount(after(paid, { refunded: 120 }))).toBe(380)
    expect(netAmount(after(paid, { dispute: 'open' }))).toBe(500)
    expect(netAmount(after(paid, { dispute: 'lost' }))).toBe(0)
  })
})
