import type { Stripe } from '@/integrations/stripe/stripeClient'

import type { DisputeOutcome, PaymentUpdate } from '../domain/paymentState'

/** Maps a Stripe event to its payment and update; null for events that concern no donation. */
export function parseStripeEvent(event: Stripe.Event): { intentId: string; update: PaymentUpdate } | null {
  switch (event.type) {
    case 'payment_intent.created':
    case 'payment_intent.processing':
      return intentUpdate(event.data.object, {})
    case 'payment_intent.succeeded':
      return intentUpdate(event.data.object, { paidAt: event.created })
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return intentUpdate(event.data.object, { failedAt: event.created })
    case 'invoice_payment.paid': {
      const { payment } = event.data.object
      return updateFor(payment.payment_intent, { monthly: true })
    }
    case 'charge.refunded':
      return updateFor(event.data.object.payment_intent, { refunded: event.data.object.amount_refunded })
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return updateFor(event.data.object.payment_intent, { dispute: disputeOutcome(event.data.object.status) })
    default:
      return null
  }
}

const intentUpdate = ({ id, amount, currency }: Stripe.PaymentIntent, update: PaymentUpdate) => ({
  intentId: id,
  update: { amount, currency, ...update },
})

function updateFor(intent: string | { id: string } | null | undefined, update: PaymentUpdate) {
  const intentId = typeof intent === 'string' ? intent : intent?.id
  return intentId ? { intentId, update } : null
}

function disputeOutcome(status: Stripe.Dispute.Status): DisputeOutcome {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
