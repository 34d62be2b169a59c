import { notify } from '@/shared/browser/notify'

import { removeUnpaidDonation } from './storedMonthlyDonations'

/** The toast of a successful payment. */
export function notifyPaymentSucceeded(): void {
  notify({
    title: 'Thank You! 🌟',
    description: 'Your generous donation helps keep the mystical energies flowing!',
  })
}

/** @param reason the provider's message, which may be empty */
export function notifyPaymentFailed(reason: string | undefined): void {
  notify({ title: 'Payment Failed', description: reason || 'The payment was not completed.', tone: 'destructive' })
}

/** Shows the outcome of a payment confirmed on another site, and removes Stripe's parameters from the URL. */
export function handlePaymentReturn(): void {
  const address = new URL(window.location.href)
  const outcome = address.searchParams.get('redirect_status')
  const payment = address.searchParams.get('payment_intent')
  if (outcome === 'failed' && payment) removeUnpaidDonation(payment)
  for (const name of [...address.searchParams.keys()])
    if (/^(?:redirect_status|payment_intent|setup_intent)/.test(name)) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
  if (outcome === 'succeeded' || outcome === 'pending') notifyPaymentSucceeded()
  else notifyPaymentFailed(undefined)
}
