import type { Stripe } from '@/integrations/stripe/stripeClient'

import type { DisputeOutcome, GiftNews } from '../domain/giftFacts'

/** Which payment an event is about, and what it says of it; null for events that say nothing of a gift. */
export function readEvent(event: Stripe.Event): { intentId: string; news: GiftNews } | null {
  switch (event.type) {
    case 'payment_intent.created':
    case 'payment_intent.processing':
      return intentNews(event.data.object, {})
    case 'payment_intent.succeeded':
      return intentNews(event.data.object, { paidAt: event.created })
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return intentNews(event.data.object, { failedAt: event.created })
    case 'invoice_payment.paid': {
      const { payment } = event.data.object
      return about(payment.payment_intent, { monthly: true })
    }
    case 'charge.refunded':
      return about(event.data.object.payment_intent, { refunded: event.data.object.amount_refunded })
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return about(event.data.object.payment_intent, { dispute: outcomeOf(event.data.object.status) })
    default:
      return null
  }
}

const intentNews = ({ id, amount, currency }: Stripe.PaymentIntent, news: GiftNews) => ({
  intentId: id,
  news: { amount, currency, ...news },
})

function about(intent: string | { id: string } | null | undefined, news: GiftNews) {
  const intentId = typeof intent === 'string' ? intent : intent?.id
  return intentId ? { intentId, news } : null
}

function outcomeOf(status: Stripe.Dispute.Status): DisputeOutcome {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
