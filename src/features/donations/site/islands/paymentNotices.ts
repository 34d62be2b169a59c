import { notify } from '@/shared/browser/notify'

export function notifyPaymentSucceeded(): void {
  notify({
    title: 'Thank You! 🌟',
    description: 'Your generous donation helps keep the mystical energies flowing!',
  })
}

/** @param reason the provider's own words, which may be empty */
export function notifyPaymentFailed(reason: string | undefined): void {
  notify({ title: 'Payment Failed', description: reason || 'The payment was not completed.', tone: 'destructive' })
}
