export const paymentStates = ['started', 'failed', 'paid', 'partly-refunded', 'refunded', 'disputed', 'lost'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The status of a dispute: open, won or lost by the site. */
export type DisputeOutcome = 'open' | 'won' | 'lost'

/** Everything known about one payment. Amounts in the currency's smallest unit, times in seconds since 1970. */
export type PaymentFacts = {
  amount: number
  currency: string
  monthly: boolean
  paidAt: number | null
  failedAt: number | null
  refunded: number
  dispute: DisputeOutcome | null
}

/** What a single Stripe event reports about a payment. */
export type PaymentUpdate = Partial<Pick<PaymentFacts, 'amount' | 'currency' | 'monthly'>> & {
  paidAt?: number
  failedAt?: number
  refunded?: number
  dispute?: DisputeOutcome
}

export const initialFacts: PaymentFacts = {
  amount: 0,
  currency: 'usd',
  monthly: false,
  paidAt: null,
  failedAt: null,
  refunded: 0,
  dispute: null,
}

const disputeRank = { open: 0, won: 1, lost: 2 } as const

/**
 * Applies an update. Stripe does not guarantee order, so the result must not depend on it: each fact is monotonic, and
 * fields that an event does not contain stay unchanged.
 */
export function applyUpdate(facts: PaymentFacts, update: PaymentUpdate): PaymentFacts {
  const dispute =
    update.dispute && (!facts.dispute || disputeRank[update.dispute] > disputeRank[facts.dispute])
      ? update.dispute
      : facts.dispute
  return {
    amount: Math.max(facts.amount, update.amount ?? 0),
    currency: update.currency ?? facts.currency,
    monthly: facts.monthly || update.monthly === true,
    paidAt: earliest(facts.paidAt, update.paidAt),
    failedAt: earliest(facts.failedAt, update.failedAt),
    // Stripe reports the cumulative refunded amount.
    refunded: Math.max(facts.refunded, update.refunded ?? 0),
    dispute,
  }
}

function earliest(known: number | null, reported: number | undefined): number | null {
  if (reported === undefined) return known
  return known === null ? reported : Math.min(known, reported)
}

/** Derives the state. A failed attempt followed by a successful one counts as paid. */
export function paymentState({ amount, paidAt, failedAt, refunded, dispute }: PaymentFacts): PaymentState {
  if (dispute === 'lost') return 'lost'
  if (dispute === 'open') return 'disputed'
  if (refunded > 0) return refunded >= amount ? 'refunded' : 'partly-refunded'
  if (paidAt !== null) return 'paid'
  return failedAt === null ? 'started' : 'failed'
}

/** The net amount after refunds and lost disputes, in the smallest unit. */
export function netAmount(facts: PaymentFacts): number {
  if (facts.paidAt === null || facts.dispute === 'lost') return 0
  return Math.max(0, facts.amount - facts.refunded)
}
